import { averageOf } from "./average-of.ts";

/** Five stars first, each bar as long as it was given often. */
export function RatingsChart({ ratings }: { ratings: number[] }) {
  const most = Math.max(1, ...ratings);
  const rows = ratings.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <>
      <p className="text-soft">
        On average{" "}
        <span className="type-display text-ink text-xl">{averageOf(ratings).toFixed(1)}</span> stars
      </p>
      <ul className="grid gap-1.5">
        {rows.map(({ stars, count }) => (
          <li key={stars} className="flex items-center gap-2.5">
            <span className="type-display w-4 text-right tabular-nums">{stars}</span>
            <span className="sr-only">{stars === 1 ? "star:" : "stars:"}</span>
            <svg aria-hidden="true" height="14" className="w-0 flex-1">
              <rect width="100%" height="14" rx="7" className="fill-sunk" />
              <rect
                width={`${(count / most) * 100}%`}
                height="14"
                rx="7"
                className="fill-mustard"
              />
            </svg>
            <span className="w-7 text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
