import { Link, linkOptions } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import type { MouseEvent } from "react";
import { rememberExploreView } from "#client/lib/explore-view.ts";
import { Button } from "#client/ui/button.tsx";
import { type LinkTab, LinkTabs, linkTabId } from "#client/ui/link-tabs.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { ExploreSearchForm } from "./explore-search-form.tsx";
import { ExploreContext, resultsId, useExplore, useExploreState } from "./explore-state.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { RestaurantResults, SandwichResults } from "./results.tsx";

type ExplorePageProps = { view: ExploreView; search: ExploreSearch };

export function ExplorePage({ view, search }: ExplorePageProps) {
  return (
    <ExploreContext value={useExploreState(view, search)}>
      <ExploreHeader />
      <PageContainer
        id={resultsId}
        role="tabpanel"
        aria-labelledby={linkTabId(view)}
        className="grid items-start gap-8 pt-6 pb-14 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:pt-8"
      >
        <aside className="noscript:block hidden lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:-m-2 lg:block lg:max-h-[calc(100dvh-var(--spacing-header)-1.5rem)] lg:overflow-y-auto lg:p-2 lg:[scrollbar-width:thin]">
          <FilterPanel key={view} id="filters" />
        </aside>
        {view === "sandwiches" ? <SandwichResults /> : <RestaurantResults />}
      </PageContainer>
    </ExploreContext>
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
        {/* A change of tab also discards what was typed but not searched for. */}
        <ExploreSearchForm key={view} />
        <LinkTabs
          label="What to explore"
          tabs={tabs}
          current={view}
          panelId={resultsId}
          className="mt-6"
          tabClassName="px-4 text-xl sm:px-6 sm:text-2xl"
          otherClassName="hover:text-paprika-deep dark:hover:text-ink"
        />
      </PageContainer>
    </div>
  );
}

/** One tap: open now, near me, not yet tried. Without JavaScript it is a link to what is open. */
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
    <Button
      asChild
      variant="secondary"
      className="[&_svg]:text-paprika sm:h-13 sm:px-6 sm:text-xl"
      aria-busy={position.isFinding || undefined}
    >
      <Link to="/explore" search={openSandwiches} onClick={eatNow} preload={false}>
        {position.isFinding ? <Spinner /> : <UtensilsCrossed aria-hidden="true" />}
        What can I eat now?
      </Link>
    </Button>
  );
}

/** Each leads to the whole list of its view. */
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
