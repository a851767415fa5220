import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { groupOf, type ImportLine } from "./import-lines.ts";
import { OpenLine } from "./open-line.tsx";
import type { Import } from "./use-import.ts";

type OpenLinesProps = { work: Import; lines: ImportLine[]; undecided: number };

const atOnce = 20;

/** Rows that fit no sandwich, or several: the person says which, or leaves them out. */
export function OpenLines({ work, lines, undecided }: OpenLinesProps) {
  const [shown, setShown] = useState(atOnce);
  if (lines.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl">Which one is it?</h2>
        {undecided > 1 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => work.skip(lines.filter((line) => groupOf(line) === "undecided"))}
          >
            Skip all {undecided}
          </Button>
        )}
      </div>
      {work.problem && (
        <p role="alert" className="mb-3 font-semibold text-beet">
          {work.problem}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {lines.slice(0, shown).map((line) => (
          <OpenLine key={line.number} work={work} line={line} />
        ))}
      </ul>
      {lines.length > shown && (
        <Button variant="secondary" className="mt-4" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(atOnce, lines.length - shown)} more
        </Button>
      )}
    </section>
  );
}
