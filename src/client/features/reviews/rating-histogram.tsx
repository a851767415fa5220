import { useSuspenseQuery } from "@tanstack/react-query";
import { countOf } from "#client/lib/count-of.ts";
import { ratingSummaryQuery } from "./reviews.queries.ts";

/** From five stars to one, in percent of all reviews. */
export function RatingHistogram({ sandwichId }: { sandwichId: number }) {
  const { histogram } = useSuspenseQuery(ratingSummaryQuery(sandwichId)).data;
  return (
    <ul aria-label="Ratings by stars" className="grid gap-2">
      {histogram.map(({ stars, count, percent }) => (
        <li
          key={stars}
          className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3"
          title={countOf(count, "review")}
        >
          <span className="type-display text-lg tabular-nums">{countOf(stars, "star")}</span>
          <span aria-hidden="true" className="h-4 overflow-hidden rounded-full bg-sunk">
            <span
              className="block h-full rounded-full bg-paprika"
              style={{ width: `${percent}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{percent}%</span>
        </li>
      ))}
    </ul>
  );
}
