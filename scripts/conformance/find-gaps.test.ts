import { expect, test } from "vitest";
import { findGaps } from "./find-gaps.ts";

const statement = (id: string, ...decisions: string[]) => ({
  id,
  text: "It is so",
  decisions: decisions.map((file) => ({ markdown: `[decision](${file})`, file })),
});
const proof = (...ids: string[]) => ({
  ids,
  rows: {},
  file: "x.test.ts",
  titles: ["a", "b"],
  firstLine: 10,
  lastLine: 19,
});
const hasPage = (file: string) => file === "decisions/004.md";
const nothingReported = { hasPage, reported: null };

test("a statement is held by a test or a decision", () => {
  const statements = [statement("a-1"), statement("a-2", "decisions/004.md")];
  expect(findGaps(statements, { proofs: [proof("a-1")], ...nothingReported })).toEqual([]);
});

test.each([
  [[statement("a-1")], [], "docs/statements.md: a-1 has neither a test nor a decision: It is so"],
  [
    [statement("a-1", "decisions/005.md")],
    [proof("a-1")],
    "docs/statements.md: a-1 names docs/decisions/005.md, which does not exist",
  ],
  [
    [statement("a-1"), statement("a-1")],
    [proof("a-1")],
    "docs/statements.md: a-1 is the id of two statements",
  ],
  [[statement("a-1")], [proof("a-1", "a-2")], "x.test.ts:10: a › b: docs/statements.md has no a-2"],
])("%j with %j has a gap: %s", (statements, proofs, gap) => {
  expect(findGaps(statements, { proofs, ...nothingReported })).toEqual([gap]);
});

test.each([
  ["on its first line", { line: 10 }, []],
  ["further down, as in a table of cases", { line: 19 }, []],
  ["above it", { line: 9 }, ["x.test.ts:10: a › b: did not run"]],
  ["below it", { line: 20 }, ["x.test.ts:10: a › b: did not run"]],
  ["in another file", { file: "y.test.ts" }, ["x.test.ts:10: a › b: did not run"]],
  ["that was skipped", { ran: false }, ["x.test.ts:10: a › b: did not run"]],
])("once the tests have run, the report has one %s", (_, reported, gaps) => {
  const evidence = {
    proofs: [proof("a-1")],
    hasPage,
    reported: [{ file: "x.test.ts", title: "b", line: 10, ran: true, ...reported }],
  };
  expect(findGaps([statement("a-1")], evidence)).toEqual(gaps);
});

test.each([
  ["ran", { title: "by day it is blue", ran: true }, []],
  [
    "is gone",
    { title: "by night it is black", ran: true },
    ['x.test.ts:10: a › b: no row of it that ran has "by day" in its title, for a-1'],
  ],
])("the row that proves it %s", (_, row, gaps) => {
  const evidence = {
    proofs: [{ ...proof("a-1"), rows: { "a-1": "by day" } }],
    hasPage,
    reported: [{ file: "x.test.ts", line: 12, ...row }],
  };
  expect(findGaps([statement("a-1")], evidence)).toEqual(gaps);
});
