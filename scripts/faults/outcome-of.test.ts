import { expect, test } from "vitest";
import { outcomeOf } from "./outcome-of.ts";

const vitest = (...statuses: string[]) => ({
  testResults: [{ assertionResults: statuses.map((status) => ({ status })) }],
});
const playwright = (expected: number, unexpected: number) => ({
  stats: { expected, unexpected, flaky: 0 },
});

test.each([
  [vitest("passed", "failed", "skipped"), "noticed"],
  [vitest("passed", "passed"), "unnoticed"],
  [vitest("skipped"), "broken"],
  [vitest(), "broken"],
  [playwright(3, 1), "noticed"],
  [playwright(3, 0), "unnoticed"],
  [playwright(0, 0), "broken"],
  [null, "broken"],
])("%j is a fault %s", (report, outcome) => {
  expect(outcomeOf(report)).toBe(outcome);
});
