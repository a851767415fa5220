import { useQuery } from "@tanstack/react-query";
import { linkOptions, useNavigate } from "@tanstack/react-router";
import { Bookmark, Download, Drumstick, Upload } from "lucide-react";
import { type ComponentProps, type MouseEvent, useEffect } from "react";
import { findPosition, ownPlace } from "#client/features/explore/find-position.ts";
import { type Place, rememberedPlace } from "#client/lib/remembered-place.ts";
import { toastFailure } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { exportCollection } from "#contract/collection.endpoints.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import {
  CollectionFrame,
  CollectionSearchForm,
  CollectionTabs,
  ListHeading,
  panelId,
  tabId,
  useCollectionPage,
} from "./collection-frame.tsx";
import { collectionCountsQuery, type KeptSandwich } from "./collection-pages.queries.ts";
import { type CollectionSearch, type EntrySearch, usualTabs } from "./collection-search.ts";
import { EntryCard } from "./entry-card.tsx";
import { EntryList, NoEntries, NoMatches, SavedRestaurantList } from "./entry-list.tsx";

export function CollectionPage({ search }: { search: CollectionSearch }) {
  return (
    <CollectionFrame path="/collection" search={search}>
      <Collection search={search} />
    </CollectionFrame>
  );
}

/** Adds the last searched place, which only the browser knows, to the address: distances are measured from it. */
function usePlaceInAddress() {
  const { search, path } = useCollectionPage();
  const navigate = useNavigate();
  useEffect(() => {
    const known = search.near || search.tab === "restaurants" ? null : rememberedPlace();
    if (!known) return;
    navigate({ to: path, search: { ...search, ...known }, replace: true, resetScroll: false });
  }, [search, path, navigate]);
}

function Collection({ search: { tab, ...search } }: { search: CollectionSearch }) {
  usePlaceInAddress();
  const { data: counts } = useQuery(collectionCountsQuery(useCollectionPage().viewer.id));
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
          <CollectionSearchForm
            label={tab === "restaurants" ? "Search your restaurants" : "Search your collection"}
          />
          <CollectionTabs label="What to show" tabs={tabs} />
        </PageContainer>
      </div>
      <PageContainer
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(tab ?? usualTabs["/collection"])}
        tabIndex={-1}
        className="pt-6 pb-14 outline-none"
      >
        {/* An empty list has its own heading. */}
        {(count !== 0 || search.q) && (
          <ListHeading count={count} isRestaurants={tab === "restaurants"} q={search.q}>
            {tab !== "restaurants" && (
              <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
                <OpenNowLink />
                <EntrySortSelect />
              </div>
            )}
          </ListHeading>
        )}
        {tab === "restaurants" ? (
          <SavedRestaurantList search={search} isEmpty={count === 0} empty={empty} />
        ) : (
          <EntryList
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

const drawCard = (sandwich: KeptSandwich) => <EntryCard sandwich={sandwich} />;

function CollectionTools() {
  const { viewer } = useCollectionPage();
  return (
    <div className="-mx-2 flex flex-wrap sm:mx-0 sm:gap-1 max-sm:[&>*]:px-2">
      <ButtonLink to="/wishlist" variant="quiet">
        <Bookmark />
        Wishlist
      </ButtonLink>
      <Button asChild variant="quiet">
        <a href={endpointUrl(exportCollection, { id: viewer.id })} download>
          <Download />
          Export CSV
        </a>
      </Button>
      <ButtonLink to="/collection/import" variant="quiet">
        <Upload />
        Import
      </ButtonLink>
    </div>
  );
}

const sorts: { value: NonNullable<EntrySearch["sort"]> | ""; label: string }[] = [
  { value: "", label: "Recently added" },
  { value: "tried", label: "Recently tried" },
  { value: "mine", label: "My rating" },
  { value: "rating", label: "Highest rated" },
  { value: "name", label: "By name" },
  { value: "distance", label: "Nearest first" },
];

function EntrySortSelect() {
  const { search, change } = useCollectionPage();

  async function choose(value: string) {
    const sort = sorts.find((option) => option.value === value)?.value || undefined;
    if (sort !== "distance" || search.near) return change({ sort });
    try {
      change({ sort, ...(await findPlace()) });
    } catch (error) {
      toastFailure("Error", String(Object(error).message));
    }
  }
  return (
    <NativeSelect
      aria-label="Sort by"
      options={sorts}
      value={search.sort ?? ""}
      onChange={({ target }) => choose(target.value)}
      className="noscript:hidden min-w-0 max-sm:flex-1 max-sm:basis-32 sm:w-52"
    />
  );
}

/** The last searched place, or the browser's position. Rejects with a sentence for the viewer. */
async function findPlace(): Promise<Place> {
  return rememberedPlace() ?? { near: await findPosition(), place: ownPlace };
}

/** Leads to what is saved, not tried and open now, nearest first if a place is known. */
function OpenNowLink() {
  const navigate = useNavigate();
  const { search } = useCollectionPage();
  const next = { view: "sandwiches", saved: 1, untried: 1, openNow: 1 } as const;

  async function goNearest(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { near, place } = search;
    const found = near && place ? { near, place } : await findPlace().catch(() => null);
    navigate({
      to: "/explore",
      search: found ? { ...next, ...found, sort: "distance" } : next,
    });
  }
  return (
    <ButtonLink
      to="/explore"
      search={next}
      onClick={goNearest}
      preload={false}
      variant="secondary"
      className="h-12! max-sm:px-3"
    >
      <Drumstick />
      Next: open now
    </ButtonLink>
  );
}

const emptyStates: Record<
  NonNullable<CollectionSearch["tab"]> | "all",
  ComponentProps<typeof NoEntries>
> = {
  all: {
    title: "Your shelf is empty",
    text: "Put what sounds good on your wishlist, and it waits for you here.",
  },
  tried: {
    title: "Nothing tried yet",
    text: "Mark a sandwich as tried, and it gets its stamp here.",
  },
  favorites: {
    title: "No favorites yet",
    text: "Give a heart to the ones that you would order again.",
  },
  "want-to-try": {
    title: "Nothing left to try",
    text: "Put what sounds good on your wishlist before you forget it.",
  },
  restaurants: {
    title: "No restaurants saved yet",
    text: "Save a restaurant on its page, and you find it here.",
    link: {
      label: "Find Restaurants",
      ...linkOptions({ to: "/explore", search: { view: "restaurants" } }),
    },
  },
};

function CollectionEmpty({ tab, q }: Pick<CollectionSearch, "tab" | "q">) {
  return q ? <NoMatches q={q} /> : <NoEntries {...emptyStates[tab ?? "all"]} />;
}
