import { useQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { Drumstick, LocateFixed, MapPin, MapPinOff } from "lucide-react";
import { type FormEvent, type MouseEvent, useDeferredValue, useId } from "react";
import { rememberExploreView } from "#client/lib/explore-view.ts";
import { useTyped } from "#client/lib/use-typed.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { type LinkTab, LinkTabs, linkTabId } from "#client/ui/link-tabs.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { SearchBox } from "#client/ui/search-box.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { type ExploreView, longestPlace } from "#contract/explore-choices.ts";
import { placesQuery } from "./explore.queries.ts";
import type { ExploreSearch } from "./explore-search.ts";
import {
  ExploreContext,
  resultsId,
  useExplore,
  useExploreState,
  useIsUnknownPlace,
} from "./explore-state.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { RestaurantResults, SandwichResults } from "./results.tsx";

export function ExplorePage({ view, search }: { view: ExploreView; search: ExploreSearch }) {
  return (
    <ExploreContext value={useExploreState(view, search)}>
      <ExploreHeader />
      <PageContainer
        id={resultsId}
        role="tabpanel"
        aria-labelledby={linkTabId(view)}
        className="grid items-start gap-8 pt-6 pb-14 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:pt-8"
      >
        <aside className="noscript:block hidden lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:-m-2 lg:block lg:max-h-[calc(100dvh-var(--spacing-header)-1rem)] lg:overflow-y-auto lg:p-2 lg:pb-6 lg:[scrollbar-width:thin] lg:[mask-image:linear-gradient(#000_calc(100%-1.5rem),#0000)]">
          <FilterPanel key={view} id="filters" />
        </aside>
        <ExploreResults />
      </PageContainer>
    </ExploreContext>
  );
}

function ExploreResults() {
  const { view, search } = useExplore();
  if (useIsUnknownPlace(search)) return <NothingThere />;
  return view === "sandwiches" ? <SandwichResults /> : <RestaurantResults />;
}

/** For an unknown place: results from elsewhere would be no answer. */
function NothingThere() {
  const { search } = useExplore();
  return (
    <EmptyState
      art={<MapPinOff />}
      title={`Nothing in ${search.place} yet`}
      text="Know a good one there? Recommend it, and we will take a look."
      action={<ButtonLink to="/recommend-restaurant">Recommend a Restaurant</ButtonLink>}
    />
  );
}

function ExploreHeader() {
  const { view } = useExplore();
  return (
    <div className="border-ink border-b-2 bg-mustard-wash">
      <PageContainer className="pt-6 sm:pt-9">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 sm:mb-5">
          <h1 className="text-4xl sm:text-6xl">Explore</h1>
          <EatNowButton />
        </div>
        {/* The key discards typed words that were not searched for. */}
        <ExploreSearchForm key={view} />
        <LinkTabs
          label="What to explore"
          tabs={tabs}
          current={view}
          panelId={resultsId}
          className="mt-6 flex-wrap"
          tabClassName="px-4 text-xl sm:px-6 sm:text-2xl"
          otherClassName="hover:text-paprika-deep dark:hover:text-ink"
        />
      </PageContainer>
    </div>
  );
}

/** Shows what is open, near and not yet tried. Without JavaScript it links to what is open. */
function EatNowButton() {
  const { viewer, search, change, position } = useExplore();
  const openSandwiches: ExploreSearch = {
    q: undefined,
    view: "sandwiches",
    openNow: 1,
    untried: viewer ? 1 : undefined,
  };

  function eatNow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const nearestOpen: ExploreSearch = { ...openSandwiches, sort: "distance" };
    if (search.near) change(nearestOpen);
    else position.goNearMe(nearestOpen, openSandwiches);
  }

  return (
    <ButtonLink
      to="/explore"
      search={openSandwiches}
      onClick={eatNow}
      preload={false}
      variant="secondary"
      className="[&_svg]:text-paprika sm:h-13 sm:px-6 sm:text-xl"
      aria-busy={position.isFinding || undefined}
    >
      {position.isFinding ? <Spinner /> : <Drumstick />}
      What can I eat now?
    </ButtonLink>
  );
}

const tabs: LinkTab[] = (
  [
    { id: "sandwiches", label: "Chicken Sandwiches" },
    { id: "restaurants", label: "Restaurants" },
  ] as const
).map(({ id, label }) => ({
  id,
  label,
  link: linkOptions({ to: "/explore", search: { view: id } }),
  onClick: () => rememberExploreView(id),
}));

/** Works without JavaScript. With it, the form keeps the filters and does not reload the page. */
function ExploreSearchForm() {
  const { view, search, change } = useExplore();
  const [q, setQ] = useTyped(search.q ?? "");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setQ(q.trim());
    change({
      q: q.trim() || undefined,
      ...placePatch(search, String(typed.get("place") ?? "").trim()),
    });
  }
  function clear() {
    setQ("");
    if (search.q) change({ q: undefined });
  }

  return (
    <search>
      <form
        action="/explore"
        onSubmit={submit}
        className="flex flex-wrap gap-2 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_auto]"
      >
        <input type="hidden" name="view" value={view} />
        <div className="w-full">
          <SearchBox label={`Search for ${view}`} value={q} onType={setQ} onClear={clear} />
        </div>
        <PlaceField />
        <Button type="submit" size="lg">
          Search
        </Button>
      </form>
    </search>
  );
}

/** What a typed place changes. The route finds its coordinates. An empty field removes all distances. */
function placePatch(search: ExploreSearch, typed: string): ExploreSearch {
  if (typed === (search.place ?? "")) return {};
  if (typed) return { near: undefined, place: typed };
  return {
    near: undefined,
    place: undefined,
    within: undefined,
    sort: search.sort === "distance" ? undefined : search.sort,
  };
}

/** A city or postcode with a location, or the browser's position. */
function PlaceField() {
  const { search, change, position } = useExplore();
  const [typed, setTyped] = useTyped(search.place ?? "");
  const lookedUp = useDeferredValue(typed.trim());
  const isNew = lookedUp !== "" && lookedUp !== search.place;
  const { data: places = [] } = useQuery({ ...placesQuery(lookedUp), enabled: isNew });
  const id = useId();
  const problem = usePlaceProblem();

  /** Choosing a suggestion searches at once. */
  function type(text: string) {
    setTyped(text);
    if (places.some(({ label }) => label === text)) change({ near: undefined, place: text });
  }

  return (
    <div className="relative min-w-0 flex-[1_1_10rem]">
      <MapPin className="absolute top-4 left-3.5 size-5 text-soft" />
      <Input
        name="place"
        value={typed}
        onChange={(event) => type(event.target.value)}
        maxLength={longestPlace}
        list={`${id}-places`}
        autoComplete="off"
        aria-label="Near a city or postcode"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder="City or postcode"
        className="h-13 px-11 text-lg [&::-webkit-calendar-picker-indicator]:hidden!"
      />
      <datalist id={`${id}-places`}>
        {isNew && places.map(({ label }) => <option key={label} value={label} />)}
      </datalist>
      <IconButton
        label="Use my location"
        onClick={() => position.goNearMe({})}
        disabled={position.isFinding}
        className="absolute top-1 right-1"
      >
        {position.isFinding ? <Spinner /> : <LocateFixed />}
      </IconButton>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className={cx("font-semibold text-beet", problem && "mt-1.5")}
      >
        {problem}
      </p>
    </div>
  );
}

function usePlaceProblem(): string | null {
  const { search, position } = useExplore();
  const { place, near } = search;
  const isUnknown = useIsUnknownPlace(search);
  if (position.problem) return `${position.problem} Type a city or postcode instead.`;
  if (!place || near) return null;
  return isUnknown
    ? `We know no restaurant in “${place}” yet.`
    : `We could not look up “${place}”. Search again in a moment.`;
}
