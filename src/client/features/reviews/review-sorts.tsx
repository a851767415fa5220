import { Link } from "@tanstack/react-router";
import { cx } from "#client/ui/cx.ts";
import { reviewSorts } from "#contract/explore-choices.ts";
import type { ReviewsSearch } from "./reviews-search.ts";

const labels = { newest: "Newest", highest: "Highest rated", lowest: "Lowest rated" } as const;

/** Links, so that they work before and without any script. */
export function ReviewSorts({ sandwichId, search }: { sandwichId: number; search: ReviewsSearch }) {
  const { sort: current = "newest" } = search;
  return (
    <nav aria-label="Sort reviews">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <Link
              to="/sandwich/$id/reviews"
              params={{ id: String(sandwichId) }}
              search={{ sort: sort === "newest" ? undefined : sort }}
              resetScroll={false}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={sort === current ? "true" : undefined}
              className={cx(
                "type-display inline-flex h-touch items-center rounded-full border-2 px-3.5 text-lg sm:px-4",
                sort === current ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink",
              )}
            >
              {labels[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
