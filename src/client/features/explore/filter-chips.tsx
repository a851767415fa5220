import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { withoutFilters } from "./active-filters.ts";
import { useExplore } from "./explore-context.ts";
import { useActiveFilters } from "./use-active-filters.ts";

/** Each is a link to the list without it. */
export function FilterChips() {
  const { view, search } = useExplore();
  const filters = useActiveFilters();
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to="/explore"
            search={{ ...search, cursor: undefined, view, ...without }}
            resetScroll={false}
            aria-label={`Remove filter: ${label}`}
            className="type-display wrap-anywhere relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[1.125rem] bg-ink py-1 pr-2.5 pl-3.5 text-base text-paper after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-paprika hover:text-on-paprika"
          >
            {label}
            <X aria-hidden="true" strokeWidth={3} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/explore"
          search={{ ...withoutFilters(search), view }}
          resetScroll={false}
          className="link inline-flex min-h-9 items-center px-1"
        >
          Clear filters
        </Link>
      </li>
    </ul>
  );
}
