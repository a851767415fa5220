import { useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { useNow } from "#client/lib/use-now.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { FactSource } from "#contract/facts.ts";
import { ConfirmFact, type Fact } from "./confirm-fact.tsx";
import { describeSource, isOldFact } from "./fact-text.ts";

const CheckFact = lazyPart(async () => (await import("./check-fact.tsx")).CheckFact);

type FactSourceLineProps = {
  fact: Fact;
  source: FactSource | null;
  /** The page shows the source once for all facts, so only the buttons are left. */
  isSaid?: boolean;
};

/** Editors can confirm a fact; members are asked about old ones. */
export function FactSourceLine({ fact, source, isSaid }: FactSourceLineProps) {
  const now = useNow();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const isOffered = viewer && source && !viewer.canEditCatalogue && isOldFact(source, now);
  return (
    <div className="text-[0.9375rem] text-soft">
      {!isSaid && <span>{describeSource(fact.kind, source, now)}</span>}{" "}
      {source && viewer?.canEditCatalogue && <ConfirmFact fact={fact} label="Confirm" isQuiet />}
      {isOffered && (
        <button
          type="button"
          className="link inline-flex min-h-6 items-center"
          aria-expanded={isAsked}
          onClick={() => setAsked(!isAsked)}
        >
          Still right?
        </button>
      )}
      {isAsked && <CheckFact fact={fact} onDone={() => setAsked(false)} />}
    </div>
  );
}

export interface StatedFact {
  name: string;
  source: FactSource | null;
}

type SourcesListProps = { kind: "prices" | "hours"; facts: readonly StatedFact[] };

/** One sentence if all facts have the same source, otherwise each sentence with its facts. */
export function SourcesList({ kind, facts }: SourcesListProps) {
  const now = useNow();
  const names = new Map<string, string[]>();
  for (const { name, source } of facts) {
    const text = describeSource(kind, source, now);
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  const sentences = [...names];
  if (sentences.length < 2) return <p className={small}>{sentences[0]?.[0]}</p>;
  return (
    <details className={small}>
      <summary className="link inline-flex min-h-touch items-center">
        Where these {kind} are from
      </summary>
      <dl className="grid gap-2">
        {sentences.map(([text, about]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd dir="auto" className="text-ink">
              {about.join(kind === "hours" ? "; " : ", ")}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const small = "text-[0.9375rem] text-soft";
