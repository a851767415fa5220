import { Suspense } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { useDraft } from "./draft-store.ts";
import { FullImportCard, PastePage, QuickImportCard } from "./import-forms.tsx";
import { useWebsiteImport } from "./use-website-import.ts";

const ImportSummary = lazyPart(async () => (await import("./import-summary.tsx")).ImportSummary);

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
        <Suspense>
          <ImportSummary site={draft.importedFrom} pages={importing.pages} />
        </Suspense>
      )}
      <div className="lg:col-span-2">
        <PastePage website={website} importing={importing} />
      </div>
    </section>
  );
}
