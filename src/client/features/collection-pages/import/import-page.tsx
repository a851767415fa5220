import { linkOptions, useHydrated } from "@tanstack/react-router";
import { FileUp, PartyPopper } from "lucide-react";
import type { ReactNode } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { User } from "#contract/accounts.ts";
import { csvLimits } from "#contract/collection-csv.ts";
import { Counters } from "../collection-frame.tsx";
import {
  countGroups,
  groupOf,
  type ImportGroup,
  type ImportLine,
  needsDecision,
  repeatedLines,
} from "./import-lines.ts";
import { OpenLines } from "./open-lines.tsx";
import { type Import, useCollectionImport } from "./use-collection-import.ts";

export function ImportPage() {
  const viewer = useViewer();
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
          <FileUp className="size-10 text-paprika" />
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
              // So that choosing the same file again, after correcting it, is a change.
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
            <ButtonLink to="/collection">View My Collection</ButtonLink>
            <Button variant="secondary" onClick={work.startOver}>
              Import another file
            </Button>
          </div>
        }
      />
    </div>
  );
}

/** What the import would change. */
function ImportReview({ work, file }: { work: Import; file: NonNullable<Import["file"]> }) {
  const { write, done, toWrite, writeProblem } = work;
  const counts = countGroups(file.lines);
  const left = toWrite.length - done;
  if (write.isPending) {
    return <RowProgress text="Importing…" done={done} total={toWrite.length} />;
  }
  return (
    <>
      <p role="status" className="mb-5 text-lg [overflow-wrap:anywhere]">
        {file.name}: {formatCount(file.lines.length.toLocaleString("en-US"), "row")}.
        {!writeProblem && " Nothing has been changed yet."}
      </p>
      <Counters
        counters={[
          { label: "To add", count: counts.added },
          { label: "To change", count: counts.changed },
          { label: "The same", count: counts.same },
        ]}
      />
      {file.unused.length > 0 && (
        <p className="mt-4 text-soft">Columns that we have no use for: {file.unused.join(", ")}</p>
      )}
      <OpenLines
        work={work}
        lines={file.lines.filter(needsDecision)}
        undecided={counts.undecided}
      />
      <LineGroups lines={file.lines} />
      {writeProblem && (
        <p role="alert" className="mt-6 rounded-control bg-beet-wash px-4 py-3 text-beet">
          <strong>{writeProblem}</strong> {done.toLocaleString("en-US")} of{" "}
          {toWrite.length.toLocaleString("en-US")} rows are in your collection; the rest can go on
          from there.
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3 border-line border-t-2 pt-5">
        <Button
          size="lg"
          onClick={() => write.mutate()}
          disabled={left === 0 || counts.undecided > 0}
        >
          {writeProblem ? "Go on" : `Import ${formatCount(left, "sandwich", "sandwiches")}`}
        </Button>
        <Button variant="quiet" size="lg" onClick={work.startOver}>
          Choose another file
        </Button>
        {counts.undecided > 0 && (
          <p className="text-soft">
            {counts.undecided === 1
              ? "One row still needs you."
              : `${counts.undecided} rows still need you.`}
          </p>
        )}
      </div>
    </>
  );
}

const mostShown = 200;

/** Every row is in one of these groups or in `OpenLines`. */
function LineGroups({ lines }: { lines: ImportLine[] }) {
  const linesIn = (group: ImportGroup) => lines.filter((line) => groupOf(line) === group);
  const repeated = repeatedLines(lines);
  return (
    <div className="mt-8 flex flex-col gap-3">
      <Group title="Cannot be read" lines={linesIn("unreadable")} isOpen>
        {({ problems }) => <span className="text-beet">{problems.join(" ")}</span>}
      </Group>
      {repeated.length > 0 && (
        <p className="rounded-control bg-mustard-wash px-4 py-3 text-on-mustard">
          Some rows mean the same sandwich, and what a later one says counts: rows{" "}
          {repeated
            .slice(0, 20)
            .map((same) => same.join(" and "))
            .join("; ")}
          .
        </p>
      )}
      <Group title="To add" lines={linesIn("added")}>
        {(line) => describeRow(line)}
      </Group>
      <Group title="To change" lines={linesIn("changed")}>
        {({ outcome }) => outcome?.changes.join(", ")}
      </Group>
      <Group title="The same" lines={linesIn("same")} />
      <Group title="Left out" lines={linesIn("skipped")} />
    </div>
  );
}

type GroupProps = {
  title: string;
  lines: ImportLine[];
  isOpen?: boolean;
  children?: (line: ImportLine) => ReactNode;
};

function Group({ title, lines, isOpen, children }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-card border-2 border-line bg-card">
      <summary className="type-display min-h-touch cursor-pointer px-4 py-3 text-xl">
        {title} <span className="text-soft tabular-nums">{lines.length}</span>
      </summary>
      <ul className="border-line border-t-2 px-4 py-2">
        {lines.slice(0, mostShown).map((line) => (
          <li key={line.number} className="flex flex-wrap gap-x-3 py-1.5 [overflow-wrap:anywhere]">
            <span className="text-soft tabular-nums">Row {line.number}</span>
            <span className="font-semibold">{sandwichName(line)}</span>
            <span className="text-soft">{children?.(line)}</span>
          </li>
        ))}
        {lines.length > mostShown && (
          <li className="py-1.5 text-soft">and {lines.length - mostShown} more</li>
        )}
      </ul>
    </details>
  );
}

const sandwichName = ({ row, outcome }: ImportLine) =>
  outcome?.sandwich
    ? `${outcome.sandwich.name} at ${outcome.sandwich.restaurantName}`
    : (row.name ?? row.sandwichId ?? "No name");

const describeRow = ({ row, outcome }: ImportLine) =>
  [
    row.hasTried && "tried",
    row.isFavorite && "favorite",
    row.notes && "with notes",
    ...(outcome?.changes ?? []),
  ]
    .filter(Boolean)
    .join(", ");

function RowProgress({ text, done, total }: { text: string; done: number; total?: number }) {
  return (
    <div className="mt-6 rounded-card border-2 border-line bg-card p-5">
      <p role="status" className="type-display mb-3 text-xl">
        {text}
      </p>
      <progress
        aria-label={text}
        value={total ? done : undefined}
        max={total}
        className="block h-3 w-full accent-paprika"
      />
      <p className="mt-2 text-soft tabular-nums">
        {done.toLocaleString("en-US")}
        {total !== undefined && ` of ${total.toLocaleString("en-US")}`} rows
      </p>
    </div>
  );
}
