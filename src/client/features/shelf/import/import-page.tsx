import { useSuspenseQuery } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { User } from "#contract/accounts.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportDone } from "./import-done.tsx";
import { ImportReview } from "./import-review.tsx";
import { useImport } from "./use-import.ts";

export function ImportPage() {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink href="/collection">Back to Collection</BackLink>
      <h1 className="mt-3 mb-3 text-4xl sm:text-6xl">Import a Collection</h1>
      {viewer && <Steps viewer={viewer} />}
    </PageContainer>
  );
}

function Steps({ viewer }: { viewer: User }) {
  const work = useImport(viewer);
  if (work.result) return <ImportDone work={work} result={work.result} />;
  if (work.file) return <ImportReview work={work} file={work.file} />;
  return <ChooseFile work={work} />;
}
