import type { Outcome } from "./fault.types.ts";

export interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export type Report = VitestReport | PlaywrightReport;

/** A report that is missing or has no test in it is one of a run that never came to the tests. */
export function outcomeOf(report: Report | null): Outcome {
  const tests = report === null ? [] : testsIn(report);
  const failed = tests.find(({ isFailed }) => isFailed);
  if (failed) return { is: "noticed", by: failed.title };
  return { is: tests.length > 0 ? "unnoticed" : "broken" };
}

interface RanTest {
  title: string;
  isFailed: boolean;
}

function testsIn(report: Report): RanTest[] {
  if ("suites" in report) return report.suites.flatMap(testsOfSuite);
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ title, status }) => ({ title, isFailed: status === "failed" }));
}

function testsOfSuite({ specs, suites = [] }: PlaywrightSuite): RanTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status }) => ({ title, isFailed: status !== "expected" })),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}
