import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions, useHydrated } from "@tanstack/react-router";
import { FileUp, PartyPopper } from "lucide-react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { User } from "#contract/accounts.ts";
import { csvLimits } from "#contract/collection-csv.ts";
import { ImportReview, RowProgress } from "./import-review.tsx";
import { type Import, useCollectionImport } from "./use-collection-import.ts";

export function ImportPage() {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink link={linkOptions({ to: "/collection" })}>Back to Collection</BackLink>
      <h1 className="mt-3 mb-3 text-4xl sm:text-6xl">Import a Collection</h1>
      {viewer && <Steps viewer={viewer} />}
    </PageContainer>
  );
}

function Steps({ viewer }: { viewer: User }) {
  const work = useCollectionImport(viewer);
  if (work.result) return <ImportDone work={work} result={work.result} />;
  if (work.file) return <ImportReview work={work} file={work.file} />;
  return <ChooseFile work={work} />;
}

const columns = [
  ["name", "of the sandwich; the one column that has to be there"],
  ["restaurant", "tells sandwiches of one name apart"],
  ["tried, favorite", "yes or no"],
  ["notes", "whatever you wrote about it"],
  ["date_tried", "such as 2024-01-31"],
];

function ChooseFile({ work: { check, done, problem } }: { work: Import }) {
  const isAlive = useHydrated();
  return (
    <>
      <p className="max-w-prose text-pretty text-lg">
        A file that you exported here, or a list of your own. You see what would change before
        anything does.
      </p>
      {problem && (
        <p
          role="alert"
          className="mt-5 rounded-control bg-beet-wash px-4 py-3 font-semibold text-beet"
        >
          {problem}
        </p>
      )}
      {check.isPending ? (
        <RowProgress text="Looking for your sandwiches…" done={done} />
      ) : (
        <label className="relative mt-6 flex cursor-pointer flex-col items-center gap-3 rounded-card border-2 border-edge border-dashed bg-card px-6 py-12 text-center transition-colors duration-150 hover:border-ink hover:bg-mustard-wash/40 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
          <FileUp aria-hidden="true" className="size-10 text-paprika" />
          <span className="type-display text-2xl">Choose a CSV file</span>
          <span className="text-soft">
            or drop it here. At most {csvLimits.rows.toLocaleString("en-US")} rows and{" "}
            {csvLimits.bytes / 1024 / 1024} MB.
          </span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            disabled={!isAlive}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Otherwise choosing the same file again, once it is corrected, would be no change.
              target.value = "";
              if (file) check.mutate(file);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      )}
      <h2 className="mt-10 mb-3 text-2xl">What the first line may name</h2>
      <dl className="grid max-w-prose gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {columns.map(([name, text]) => (
          <div key={name} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-pretty text-soft">
        A blank cell changes nothing of what you have. The same file twice changes nothing either.
      </p>
    </>
  );
}

type ImportDoneProps = { work: Import; result: NonNullable<Import["result"]> };

function ImportDone({ work, result: { added, changed } }: ImportDoneProps) {
  return (
    <div role="status" className="mt-6">
      <EmptyState
        art={<PartyPopper />}
        title="Import complete"
        text={`${added} added, ${changed} changed.`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to="/collection">View My Collection</Link>
            </Button>
            <Button variant="secondary" onClick={work.startOver}>
              Import another file
            </Button>
          </div>
        }
      />
    </div>
  );
}
