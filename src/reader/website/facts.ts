// Facts: a value of a website with its source and how sure it is.
import type { Fact, SourceName } from "#reader/reader.types.ts";

const defaultConfidence: Record<SourceName, number> = {
  "json-ld": 0.95,
  microdata: 0.9,
  rdfa: 0.9,
  script: 0.8,
  "open-graph": 0.7,
  text: 0.6,
  menu: 0.6,
  model: 0.4,
};

const longestQuote = 300;

export const fact = <T>(
  value: T,
  from: SourceName,
  text: string,
  confidence = defaultConfidence[from],
): Fact<T> => ({
  value,
  source: {
    from,
    line: null,
    text: text.replace(/\s+/g, " ").trim().slice(0, longestQuote),
    confidence,
  },
});

/** The one with the highest confidence; the first of equals. */
export function mostConfident<T>(candidates: readonly (Fact<T> | null)[]): Fact<T> | null {
  let best: Fact<T> | null = null;
  for (const candidate of candidates) {
    if (candidate && candidate.source.confidence > (best?.source.confidence ?? 0)) best = candidate;
  }
  return best;
}
