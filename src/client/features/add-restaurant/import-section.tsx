import { ClipboardCheck } from "lucide-react";
import { Card } from "#client/ui/card.tsx";
import type { ImportedPage } from "#contract/importer.ts";
import { countUncertain } from "./draft.ts";
import { useDraft } from "./draft-store.ts";
import { FullImportCard, PastePage, QuickImportCard } from "./import-forms.tsx";
import { useWebsiteImport } from "./use-website-import.ts";

/** Three ways to fill the draft. After the first import a summary takes the place of the full extraction. */
export function ImportSection({ website }: { website?: string }) {
  const { draft } = useDraft();
  const importing = useWebsiteImport();
  return (
    <section aria-label="Import" className="grid items-start gap-4 lg:grid-cols-2">
      <QuickImportCard website={website} importing={importing} />
      {draft.importedFrom === null ? (
        <FullImportCard website={website} importing={importing} />
      ) : (
        <ImportSummary site={draft.importedFrom} />
      )}
      <div className="lg:col-span-2">
        {draft.importedFrom !== null && <UnreadPages pages={importing.pages} />}
        <PastePage website={website} importing={importing} />
      </div>
    </section>
  );
}

function ImportSummary({ site }: { site: string }) {
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
        <Count label="to check" value={countUncertain(draft)} />
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

function UnreadPages({ pages }: { pages: readonly ImportedPage[] }) {
  const unread = pages.filter(({ problem }) => problem);
  if (unread.length === 0) return null;
  return (
    <div className="mb-4 rounded-card border-2 border-mustard bg-mustard-wash p-4 text-on-mustard">
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
