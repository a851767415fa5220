import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A placeholder. The element around it needs aria-busy. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cx("rounded-control bg-sunk motion-safe:animate-breathe", className)}
      {...props}
    />
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export const CardSkeleton = () => <Skeleton className="aspect-4/5 rounded-card" />;

export function CardsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {places(3).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}

export function ReviewsSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-5">
      {places(count).map((place) => (
        <Skeleton key={place} className="h-24" />
      ))}
    </div>
  );
}
