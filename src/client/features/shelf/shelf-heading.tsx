import type { ReactNode } from "react";
import { countText } from "#client/features/explore/count-text.ts";

type ShelfHeadingProps = {
  count: number | undefined;
  isRestaurants: boolean;
  q: string | undefined;
  children: ReactNode;
};

export function ShelfHeading({ count, isRestaurants, q, children }: ShelfHeadingProps) {
  const number =
    count === undefined
      ? "Looking around…"
      : countText(String(count), isRestaurants ? "restaurants" : "sandwiches");
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 aria-live="polite" className="text-3xl sm:text-4xl">
          {q ? `Matches for “${q}”` : number}
        </h2>
        {children}
      </div>
      <div aria-hidden="true" className="rule-menu mt-4 mb-7" />
    </>
  );
}
