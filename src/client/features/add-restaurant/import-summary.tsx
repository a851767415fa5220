import { ClipboardCheck } from "lucide-react";
import { Card } from "#client/ui/card.tsx";
import { doubtsOf } from "./doubts.ts";
import { useDraft } from "./use-draft.ts";

/** What there is to look through before it is saved. */
export function ImportSummary({ site }: { site: string }) {
  const { draft } = useDraft();
  const { locations, sandwiches } = draft;
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 -rotate-6 items-center justify-center rounded-full bg-pickle-wash text-pickle"
        >
          <ClipboardCheck className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-2xl">Read from {site}</h2>
          <p className="mt-0.5 text-pretty text-soft">
            Nothing is saved yet. Every value says where it comes from; look through them and
            correct what is wrong.
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-3">
        <Count label={locations.length === 1 ? "location" : "locations"} value={locations.length} />
        <Count
          label={sandwiches.length === 1 ? "sandwich" : "sandwiches"}
          value={sandwiches.length}
        />
        <Count label="to check" value={doubtsOf(draft)} />
      </dl>
    </Card>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-control bg-sunk px-2.5 py-2">
      <dt className="text-[0.9375rem] text-soft">{label}</dt>
      <dd className="type-display text-3xl tabular-nums">{value}</dd>
    </div>
  );
}
