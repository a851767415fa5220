import type { ImportMatch, ImportOutcome, ImportRow } from "#contract/collection.ts";
import type { CsvLine } from "#contract/collection-csv.ts";

/** A row of the file with the server's answer and the member's decision. */
export interface ImportLine extends CsvLine {
  /** Undefined for a row that cannot be read. */
  outcome?: ImportOutcome;
  /** For a row that matches no sandwich, or several. */
  decision?: ImportMatch | "skip";
}

export type ImportGroup = "added" | "changed" | "same" | "undecided" | "skipped" | "unreadable";

export function groupOf({ problems, outcome, decision }: ImportLine): ImportGroup {
  if (problems.length > 0 || !outcome) return "unreadable";
  if (decision === "skip") return "skipped";
  const { status } = outcome;
  return status === "unknown" || status === "ambiguous" ? "undecided" : status;
}

export const needsDecision = (line: ImportLine): boolean =>
  line.decision !== undefined || groupOf(line) === "undecided";

export function countGroups(lines: ImportLine[]): Record<ImportGroup, number> {
  const counts = { added: 0, changed: 0, same: 0, undecided: 0, skipped: 0, unreadable: 0 };
  for (const line of lines) counts[groupOf(line)] += 1;
  return counts;
}

/** A decision replaces the names in the file. */
export function rowToSend({ row, decision }: ImportLine): ImportRow {
  if (decision === undefined || decision === "skip") return row;
  const { name: _name, restaurant: _restaurant, ...rest } = row;
  return { ...rest, sandwichId: decision.id };
}

/** The row numbers of each sandwich that occurs more than once. */
export function repeatedLines(lines: ImportLine[]): number[][] {
  const numbers = new Map<number, number[]>();
  for (const { outcome, number } of lines) {
    const id = outcome?.sandwich?.id;
    if (id !== undefined) numbers.set(id, [...(numbers.get(id) ?? []), number]);
  }
  return [...numbers.values()].filter((same) => same.length > 1);
}
