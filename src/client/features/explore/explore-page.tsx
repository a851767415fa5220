import { PageContainer } from "#client/ui/page-container.tsx";
import type { ExploreView } from "#contract/explore-choices.ts";
import { ExploreContext } from "./explore-context.ts";
import { ExploreHeader } from "./explore-header.tsx";
import type { ExploreSearch } from "./explore-search.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { RestaurantResults } from "./restaurant-results.tsx";
import { SandwichResults } from "./sandwich-results.tsx";
import { resultsId, useExploreState } from "./use-explore-state.ts";

type ExplorePageProps = { view: ExploreView; search: ExploreSearch };

export function ExplorePage({ view, search }: ExplorePageProps) {
  return (
    <ExploreContext value={useExploreState(view, search)}>
      <ExploreHeader />
      <PageContainer
        id={resultsId}
        role="tabpanel"
        aria-labelledby={`tab-${view}`}
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
