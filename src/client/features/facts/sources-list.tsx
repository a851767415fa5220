import { useNow } from "#client/lib/use-now.ts";
import type { FactSource } from "#contract/facts.ts";
import { describeSource } from "./fact-text.ts";

export interface StatedFact {
  /** Of what it is. */
  name: string;
  source: FactSource | null;
}

type SourcesListProps = { kind: "prices" | "hours"; facts: readonly StatedFact[] };

/** One sentence if they have one source, else each sentence with the names of what it is about. */
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
