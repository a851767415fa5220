import { Skeleton } from "#client/ui/skeleton.tsx";

/** As high as a table that is coming. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-busy="true" role="status" aria-label="Loading" className="grid gap-3">
      <Skeleton className="h-12" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <Skeleton key={row} className="h-36 md:h-14" />
      ))}
    </div>
  );
}
