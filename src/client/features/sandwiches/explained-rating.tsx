import { type ReactNode, Suspense, useId, useState } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { RatingSummary } from "./rating-summary.tsx";

const ScoreExplanation = lazyPart(
  async () => (await import("./score-explanation.tsx")).ScoreExplanation,
);

/** One tap says how the score comes about. */
export function ExplainedRating({ sandwich }: { sandwich: Sandwich }) {
  return (
    <WithScoreExplanation sandwichId={sandwich.id}>
      <RatingSummary {...sandwich} />
    </WithScoreExplanation>
  );
}

type WithScoreExplanationProps = { sandwichId: number; children: ReactNode };

export const WithScoreExplanation = ({ sandwichId, children }: WithScoreExplanationProps) => (
  <WithExplanation explanation={<ScoreExplanation sandwichId={sandwichId} />}>
    {children}
  </WithExplanation>
);

type WithExplanationProps = { explanation: ReactNode; children: ReactNode };

/** The explanation is rendered when somebody asks for it, so its code and data are loaded then. */
function WithExplanation({ explanation, children }: WithExplanationProps) {
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
          <div className="grid gap-2 rounded-control bg-sunk p-4 text-pretty text-base">
            <Suspense fallback={<Skeleton className="h-40" />}>{explanation}</Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
