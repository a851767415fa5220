import { useQuery } from "@tanstack/react-query";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Counters } from "./counters.tsx";
import { countsQuery, type ShelfSandwich } from "./shelf.queries.ts";
import { Shelf } from "./shelf.tsx";
import { ShelfCard } from "./shelf-card.tsx";
import { useShelf } from "./shelf-context.ts";
import { ShelfEmpty } from "./shelf-empty.tsx";
import { ShelfList } from "./shelf-list.tsx";
import type { ShelfSearch } from "./shelf-search.ts";
import { ShelfSearchForm } from "./shelf-search-form.tsx";
import { ShelfTabs, shelfPanelId, tabId } from "./shelf-tabs.tsx";

const tabs = [
  { tab: undefined, label: "All", counted: "all" },
  { tab: "tried", label: "Tried", counted: "tried" },
  { tab: "favorites", label: "Favorites", counted: "favorites" },
  { tab: "want-to-try", label: "Want to Try", counted: "wantToTry" },
] as const;

export function WishlistPage({ search }: { search: ShelfSearch }) {
  return (
    <Shelf path="/wishlist" search={search}>
      <Wishlist search={search} />
    </Shelf>
  );
}

function Wishlist({ search }: { search: ShelfSearch }) {
  const { data: counts } = useQuery(countsQuery(useShelf().viewer.id));
  const { counted } = tabs.find(({ tab }) => tab === search.tab) ?? tabs[0];
  return (
    <>
      <div className="border-ink border-b-2 bg-mustard-wash">
        <PageContainer className="pt-6 sm:pt-9">
          <h1 className="mb-4 text-4xl sm:mb-5 sm:text-6xl">My Wishlist</h1>
          <Counters
            counters={[
              { label: "Total Tried", count: counts?.tried },
              { label: "Favorites", count: counts?.favorites },
              { label: "Want to Try", count: counts?.wantToTry },
            ]}
          />
          <div className="mt-5">
            <ShelfSearchForm label="Search your wishlist" />
          </div>
          <ShelfTabs label="Which sandwiches" tabs={tabs} />
        </PageContainer>
      </div>
      <PageContainer
        id={shelfPanelId}
        role="tabpanel"
        aria-labelledby={tabId(search.tab)}
        tabIndex={-1}
        className="pt-8 pb-14 outline-none"
      >
        <h2 className="sr-only">Sandwiches</h2>
        <ShelfList
          search={search}
          card={drawCard}
          isEmpty={counts?.[counted] === 0}
          empty={
            <ShelfEmpty
              title="No sandwiches in your wishlist"
              text={search.q && `None of them matches “${search.q}”.`}
            />
          }
        />
      </PageContainer>
    </>
  );
}

/** One that has left the menu has no page to lead to. */
const drawCard = (sandwich: ShelfSandwich) =>
  sandwich.isListed ? <SandwichCard sandwich={sandwich} /> : <ShelfCard sandwich={sandwich} />;
