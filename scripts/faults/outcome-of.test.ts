import { expect, test } from "vitest";
import { outcomeOf } from "./outcome-of.ts";

const vitest = (...statuses: string[]) => ({
  testResults: [{ assertionResults: statuses.map((status) => ({ title: "a", status })) }],
});
const playwright = (...statuses: string[]) => ({
  suites: [
    {
      specs: [],
      suites: [{ specs: statuses.map((status) => ({ title: "b", tests: [{ status }] })) }],
    },
  ],
});

test.each([
  [vitest("passed", "failed", "skipped"), { is: "noticed", by: "a" }],
  [vitest("passed", "passed"), { is: "unnoticed" }],
  [vitest("skipped"), { is: "broken" }],
  [vitest(), { is: "broken" }],
  [playwright("expected", "unexpected"), { is: "noticed", by: "b" }],
  [playwright("expected", "skipped"), { is: "unnoticed" }],
  [playwright("skipped"), { is: "broken" }],
  [null, { is: "broken" }],
])("%j is a fault %j", (report, outcome) => {
  expect(outcomeOf(report)).toEqual(outcome);
});
