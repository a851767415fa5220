import { expect, test } from "vitest";
import type { ImportOutcome } from "#contract/collection.ts";
import { countGroups, groupOf, type ImportLine, repeatedLines, rowToSend } from "./import-lines.ts";

const match = { id: 7, name: "Hot One", restaurantName: "Coop" };
const outcome = (status: ImportOutcome["status"], sandwich = match): ImportOutcome => ({
  status,
  sandwich: ["unknown", "ambiguous"].includes(status) ? null : sandwich,
  candidates: [],
  changes: [],
});
const line = (over: Partial<ImportLine> = {}): ImportLine => ({
  number: 2,
  row: { name: "hot", restaurant: "coop", hasTried: true },
  problems: [],
  outcome: outcome("added"),
  ...over,
});

test("every row belongs to one group, and none is lost", () => {
  const lines = [
    line(),
    line({ outcome: outcome("changed") }),
    line({ outcome: outcome("same") }),
    line({ outcome: outcome("unknown") }),
    line({ outcome: outcome("ambiguous") }),
    line({ outcome: outcome("unknown"), decision: "skip" }),
    line({ outcome: outcome("added"), decision: match }),
    line({ problems: ["It has no name."], outcome: undefined }),
  ];
  const counts = countGroups(lines);
  expect(counts).toEqual({
    added: 2,
    changed: 1,
    same: 1,
    undecided: 2,
    skipped: 1,
    unreadable: 1,
  });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(lines.length);
  expect(groupOf(line({ outcome: undefined }))).toBe("unreadable");
});

test("what a person chose is sent instead of what the file calls it", () => {
  expect(rowToSend(line())).toEqual({ name: "hot", restaurant: "coop", hasTried: true });
  expect(rowToSend(line({ decision: match }))).toEqual({ sandwichId: 7, hasTried: true });
});

test("rows for one sandwich are named together", () => {
  const other = outcome("added", { ...match, id: 8 });
  const lines = [line(), line({ number: 3, outcome: other }), line({ number: 4 })];
  expect(repeatedLines(lines)).toEqual([[2, 4]]);
});
