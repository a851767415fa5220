import { Counters } from "#client/features/shelf/counters.tsx";
import { countOf } from "#client/lib/count-of.ts";
import { Button } from "#client/ui/button.tsx";
import { countGroups, needsPerson } from "./import-lines.ts";
import { ImportProgress } from "./import-progress.tsx";
import { LineGroups } from "./line-groups.tsx";
import { OpenLines } from "./open-lines.tsx";
import type { Import } from "./use-import.ts";

type ImportReviewProps = { work: Import; file: NonNullable<Import["file"]> };

/** What would happen, before it does. */
export function ImportReview({ work, file }: ImportReviewProps) {
  const { write, done, toWrite, writeProblem } = work;
  const counts = countGroups(file.lines);
  const left = toWrite.length - done;
  if (write.isPending) {
    return <ImportProgress text="Importing…" done={done} total={toWrite.length} />;
  }
  return (
    <>
      <p role="status" className="mb-5 text-lg [overflow-wrap:anywhere]">
        {file.name}: {countOf(file.lines.length.toLocaleString("en-US"), "row")}.
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
      <OpenLines work={work} lines={file.lines.filter(needsPerson)} undecided={counts.undecided} />
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
          {writeProblem ? "Go on" : `Import ${countOf(left, "sandwich", "sandwiches")}`}
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
