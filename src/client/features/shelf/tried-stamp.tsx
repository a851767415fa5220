import { useEntry } from "#client/features/collection/entries.queries.ts";
import { formatDate } from "#client/lib/format-date.ts";

/** Inked over the picture of what has been eaten. */
export function TriedStamp({ sandwichId }: { sandwichId: number }) {
  const entry = useEntry(sandwichId);
  if (!entry?.hasTried) return null;
  return (
    <p className="stamp pointer-events-none absolute right-3 bottom-3 flex-col gap-0.5 bg-card text-base text-pickle">
      Tried
      {entry.dateTried && (
        <time dateTime={entry.dateTried} className="text-xs">
          {formatDate(entry.dateTried)}
        </time>
      )}
    </p>
  );
}
