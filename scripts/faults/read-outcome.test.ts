import { expect, test } from "vitest";
import { readOutcome } from "./read-outcome.ts";

const vitestTest = (status: string) => ({
  title: "a",
  status,
  failureMessages: status === "failed" ? ["expected 1 to be 2\n    at x.ts:1"] : [],
});
const playwrightTest = (status: string) => ({
  status,
  results:
    status === "unexpected"
      ? [{ error: { message: "\u001b[2mexpect\u001b[22m failed\nCall log" } }]
      : [{}],
});
const vitest = (...statuses: string[]) => ({
  testResults: [{ assertionResults: statuses.map(vitestTest) }],
});
const playwright = (...statuses: string[]) => ({
  suites: [
    {
      specs: [],
      suites: [
        { specs: statuses.map((status) => ({ title: "b", tests: [playwrightTest(status)] })) },
      ],
    },
  ],
});

test.each([
  [
    vitest("passed", "failed", "skipped"),
    { is: "noticed", by: "a", because: "expected 1 to be 2" },
  ],
  [vitest("passed", "passed"), { is: "unnoticed" }],
  [vitest("skipped"), { is: "broken" }],
  [vitest(), { is: "broken" }],
  [playwright("expected", "unexpected"), { is: "noticed", by: "b", because: "expect failed" }],
  [playwright("expected", "skipped"), { is: "unnoticed" }],
  [playwright("skipped"), { is: "broken" }],
  [null, { is: "broken" }],
])("%j is a fault %j", (report, outcome) => {
  expect(readOutcome(report)).toEqual(outcome);
});
