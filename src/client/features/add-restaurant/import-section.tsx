import { FullImportCard } from "./full-import-card.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { PastePage } from "./paste-page.tsx";
import { QuickImportCard } from "./quick-import-card.tsx";
import { UnreadPages } from "./unread-pages.tsx";
import { useDraft } from "./use-draft.ts";
import { useImport } from "./use-import.ts";

/** Three ways to fill the form without typing; the whole extraction is offered until something is imported. */
export function ImportSection({ website }: { website?: string }) {
  const { draft } = useDraft();
  const importing = useImport();
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
