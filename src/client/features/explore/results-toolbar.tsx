import { countText } from "./count-text.ts";
import { useExplore } from "./explore-context.ts";
import { FilterButton } from "./filter-button.tsx";
import { SortSelect } from "./sort-select.tsx";

type ResultsToolbarProps = { total: string | null; hasFailed: boolean };

export function ResultsToolbar({ total, hasFailed }: ResultsToolbarProps) {
  const { view, search } = useExplore();
  const count = total === null ? null : countText(total, view);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h2 aria-live="polite" className="min-h-9 text-3xl sm:text-4xl">
        {count ?? (hasFailed ? "Nothing to show" : "Looking around…")}
        {count && search.q && <span className="text-soft"> for “{search.q}”</span>}
      </h2>
      <div className="flex items-center gap-2 max-sm:w-full">
        <FilterButton count={count} />
        <SortSelect />
      </div>
    </div>
  );
}
