import { useQuery } from "@tanstack/react-query";
import { PageContainer } from "#client/ui/page-container.tsx";
import { CollectionEmpty } from "./collection-empty.tsx";
import { CollectionTools } from "./collection-tools.tsx";
import { SavedRestaurants } from "./saved-restaurants.tsx";
import { countsQuery, type ShelfSandwich } from "./shelf.queries.ts";
import { Shelf } from "./shelf.tsx";
import { ShelfCard } from "./shelf-card.tsx";
import { useShelf } from "./shelf-context.ts";
import { ShelfHeading } from "./shelf-heading.tsx";
import { ShelfList } from "./shelf-list.tsx";
import type { CollectionSearch } from "./shelf-search.ts";
import { ShelfSearchForm } from "./shelf-search-form.tsx";
import { ShelfSort } from "./shelf-sort.tsx";
import { ShelfTabs, shelfPanelId, tabId } from "./shelf-tabs.tsx";

export function CollectionPage({ search }: { search: CollectionSearch }) {
  return (
    <Shelf path="/collection" search={search}>
      <Collection search={search} />
    </Shelf>
  );
}

function Collection({ search: { tab, ...search } }: { search: CollectionSearch }) {
  const { data: counts } = useQuery(countsQuery(useShelf().viewer.id));
  const tabs = [
    { tab: undefined, label: "All", count: counts?.all },
    { tab: "tried", label: "Tried", count: counts?.tried },
    { tab: "favorites", label: "Favorites", count: counts?.favorites },
    { tab: "want-to-try", label: "Want to try", count: counts?.wantToTry },
    { tab: "restaurants", label: "Restaurants", count: counts?.restaurants },
  ] as const;
  const count = tabs.find((other) => other.tab === tab)?.count;
  const empty = <CollectionEmpty tab={tab} q={search.q} />;
  return (
    <>
      <div className="border-ink border-b-2 bg-mustard-wash">
        <PageContainer className="pt-6 sm:pt-9">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:mb-5">
            <h1 className="text-4xl sm:text-6xl">My Collection</h1>
            <CollectionTools />
          </div>
          <ShelfSearchForm
            label={tab === "restaurants" ? "Search your restaurants" : "Search your collection"}
          />
          <ShelfTabs label="What to show" tabs={tabs} />
        </PageContainer>
      </div>
      <PageContainer
        id={shelfPanelId}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        tabIndex={-1}
        className="pt-6 pb-14 outline-none"
      >
        <ShelfHeading count={count} isRestaurants={tab === "restaurants"} q={search.q}>
          {tab !== "restaurants" && count !== 0 && <ShelfSort />}
        </ShelfHeading>
        {tab === "restaurants" ? (
          <SavedRestaurants search={search} isEmpty={count === 0} empty={empty} />
        ) : (
          <ShelfList
            search={{ ...search, tab }}
            card={drawCard}
            isEmpty={count === 0}
            empty={empty}
          />
        )}
      </PageContainer>
    </>
  );
}

const drawCard = (sandwich: ShelfSandwich) => <ShelfCard sandwich={sandwich} />;
