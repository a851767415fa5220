import { useQuery } from "@tanstack/react-query";
import { SandwichCard } from "#client/features/sandwiches/sandwich-card.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import {
  CollectionFrame,
  CollectionSearchForm,
  CollectionTabs,
  Counters,
  ListHeading,
  panelId,
  tabId,
  useCollectionPage,
} from "./collection-frame.tsx";
import { collectionCountsQuery, type KeptSandwich } from "./collection-pages.queries.ts";
import { type EntrySearch, onWishlistTab } from "./collection-search.ts";
import { EntryCard } from "./entry-card.tsx";
import { EntryList, NoEntries } from "./entry-list.tsx";

const tabs = [
  { tab: "all", label: "All", counted: "all" },
  { tab: "tried", label: "Tried", counted: "tried" },
  { tab: "favorites", label: "Favorites", counted: "favorites" },
  { tab: undefined, label: "Want to Try", counted: "wantToTry" },
] as const;

export function WishlistPage({ search }: { search: EntrySearch }) {
  return (
    <CollectionFrame path="/wishlist" search={search}>
      <Wishlist search={search} />
    </CollectionFrame>
  );
}

function Wishlist({ search }: { search: EntrySearch }) {
  const { viewer, tab } = useCollectionPage();
  const { data: counts } = useQuery(collectionCountsQuery(viewer.id));
  const { counted } = tabs.find((other) => other.tab === search.tab) ?? tabs[0];
  const isEmpty = counts?.[counted] === 0;
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
            <CollectionSearchForm label="Search your wishlist" />
          </div>
          <CollectionTabs label="Which sandwiches" tabs={tabs} />
        </PageContainer>
      </div>
      <PageContainer
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        tabIndex={-1}
        className="pt-6 pb-14 outline-none sm:pt-8"
      >
        {isEmpty ? (
          <h2 className="sr-only">Sandwiches</h2>
        ) : (
          <ListHeading count={counts?.[counted]} q={search.q} />
        )}
        <EntryList
          search={onWishlistTab(search)}
          card={drawCard}
          isEmpty={isEmpty}
          empty={
            <NoEntries
              title="No sandwiches in your wishlist"
              text={search.q && `None of them matches “${search.q}”.`}
            />
          }
        />
      </PageContainer>
    </>
  );
}

/** A sandwich that has left the menu has no page that an ordinary card could link to. */
const drawCard = (sandwich: KeptSandwich) =>
  sandwich.isListed ? <SandwichCard sandwich={sandwich} /> : <EntryCard sandwich={sandwich} />;
