import { CircleAlert, ClipboardCheck } from "lucide-react";
import { Card } from "#client/ui/card.tsx";
import { cx } from "#client/ui/cx.ts";
import type { ImportedPage } from "#contract/importer.ts";
import { useDraft } from "./draft-store.ts";
import { useToCheck } from "./to-check-list.tsx";

type ImportSummaryProps = { site: string; pages: readonly ImportedPage[] };

/** What the imports have found so far, in the place of the full extraction. */
export function ImportSummary({ site, pages }: ImportSummaryProps) {
  const { locations, sandwiches } = useDraft().draft;
  const { questions, doubts } = useToCheck();
  const isEmpty = locations.length + sandwiches.length === 0;
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className={cx(
            "flex size-12 shrink-0 -rotate-6 items-center justify-center rounded-full [&_svg]:size-6",
            isEmpty ? "bg-mustard-wash text-on-mustard" : "bg-pickle-wash text-pickle",
          )}
        >
          {isEmpty ? <CircleAlert /> : <ClipboardCheck />}
        </span>
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-2xl">
            {isEmpty ? `Hardly anything to read on ${site}` : `Read from ${site}`}
          </h2>
          <p className="mt-0.5 text-pretty text-soft">
            {isEmpty
              ? "No location and no chicken sandwich was found. Paste its page below, or type what you know."
              : "Nothing is saved yet. Every value says where it comes from; look through them and correct what is wrong."}
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-3">
        <Count label={locations.length === 1 ? "location" : "locations"} value={locations.length} />
        <Count
          label={sandwiches.length === 1 ? "sandwich" : "sandwiches"}
          value={sandwiches.length}
        />
        <Count label="to check" value={questions.length + doubts.length} />
      </dl>
      <UnreadPages pages={pages} />
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

function UnreadPages({ pages }: { pages: readonly ImportedPage[] }) {
  const unread = pages.filter(({ problem }) => problem);
  if (unread.length === 0) return null;
  return (
    <div className="mt-4 rounded-card border-2 border-mustard bg-mustard-wash p-4 text-on-mustard">
      <p className="font-semibold">Not every page could be read</p>
      <ul className="mt-1">
        {unread.map(({ url, problem }) => (
          <li key={url} className="wrap-anywhere">
            {url}: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}
