import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import type { ImportQuestion } from "#contract/importer.ts";
import { says } from "./labels.ts";
import type { Lexicon } from "./lexicon.ts";
import { readTokens } from "./tokens.ts";

export interface SeasonHours {
  label: string;
  lines: readonly string[];
  hours: HoursOfOperation | null;
}

/** Of hours for parts of the year those of today, and a question about the others. */
export function chooseSeason<T extends SeasonHours>(
  tables: readonly T[],
  lexicon: Lexicon,
  now: Date,
): { current: T; question: ImportQuestion } | null {
  const seasonal = tables
    .filter(({ hours }) => hours !== null)
    .flatMap((table) => {
      const months = seasonOf(table.label, lexicon);
      return months ? [{ table, months }] : [];
    });
  if (seasonal.length < 2 || seasonal.length > 4) return null;
  const current = seasonal.find(({ months }) => months.includes(now.getUTCMonth())) ?? seasonal[0];
  if (!current) return null;
  const ordered = [current, ...seasonal.filter((season) => season !== current)];
  return {
    current: current.table,
    question: {
      about: "hours",
      text: "The website has other hours in other seasons: which are to be shown?",
      words: ordered
        .map(({ table }) => table.lines.join(", "))
        .join(" / ")
        .slice(0, 300),
      choices: ordered.map(({ table }) => ({
        label: table.label.slice(0, 60),
        hoursOfOperation: table.hours ?? {},
      })),
    },
  };
}

/** The months that a label names, from the first to the last, or those of its season. */
function seasonOf(label: string, lexicon: Lexicon): number[] | null {
  const [from, to] = monthsIn(label, lexicon);
  const span = (first: number, last: number) =>
    Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, step) => (first + step) % 12);
  const isSummer = says("summer", label);
  if (from !== undefined && to !== undefined) return span(from, to);
  if (!isSummer && !says("winter", label)) return null;
  return isSummer ? span(3, 9) : span(10, 2);
}

export const monthsIn = (label: string, lexicon: Lexicon): number[] =>
  readTokens(label.slice(0, 200), lexicon).flatMap((token) =>
    token.kind === "month" ? token.month : [],
  );
