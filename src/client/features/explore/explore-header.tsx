import { PageContainer } from "#client/ui/page-container.tsx";
import { EatNowButton } from "./eat-now-button.tsx";
import { useExplore } from "./explore-context.ts";
import { ExploreTabs } from "./explore-tabs.tsx";
import { SearchForm } from "./search-form.tsx";

export function ExploreHeader() {
  const { view } = useExplore();
  return (
    <div className="border-ink border-b-2 bg-mustard-wash">
      <PageContainer className="pt-6 sm:pt-9">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 sm:mb-5">
          <h1 className="text-4xl sm:text-6xl">Explore</h1>
          <EatNowButton />
        </div>
        {/* The other tab starts over, also with what was only typed. */}
        <SearchForm key={view} />
        <ExploreTabs />
      </PageContainer>
    </div>
  );
}
