import { type ReactNode, useId, useState } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { ScoreOwner } from "./score-explanation.tsx";

const ScoreExplanation = lazyPart(
  async () => (await import("./score-explanation.tsx")).ScoreExplanation,
  <Skeleton className="h-40" />,
);

/** A score with a button that explains it. Code and data load when it opens. */
export function WithScoreExplanation({ of, children }: { of: ScoreOwner; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3">
        {children}
        <button
          type="button"
          className="link min-h-touch"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Why this score?
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="mt-1.5 grid gap-2 rounded-control bg-sunk p-4 text-pretty text-base">
            <ScoreExplanation of={of} />
          </div>
        )}
      </div>
    </div>
  );
}
