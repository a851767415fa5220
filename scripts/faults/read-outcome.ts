import { stripVTControlCharacters } from "node:util";
import type { Outcome } from "./fault.types.ts";

export interface VitestReport {
  testResults: { assertionResults: VitestTest[] }[];
}

interface VitestTest {
  title: string;
  status: string;
  failureMessages: string[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results: { error?: { message?: string } }[];
}

export type Report = VitestReport | PlaywrightReport;

/** A report that is missing or has no test in it is one of a run that never came to the tests. */
export function readOutcome(report: Report | null): Outcome {
  const tests = report === null ? [] : testsIn(report);
  const failed = tests.find(({ isFailed }) => isFailed);
  if (failed) {
    return { is: "noticed", by: failed.title, because: readFirstLine(failed.said) };
  }
  return { is: tests.length > 0 ? "unnoticed" : "broken" };
}

interface RanTest {
  title: string;
  isFailed: boolean;
  said: string;
}

function testsIn(report: Report): RanTest[] {
  if ("suites" in report) return report.suites.flatMap(listSuiteTests);
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ title, status, failureMessages }) => ({
      title,
      isFailed: status === "failed",
      said: failureMessages[0] ?? "",
    }));
}

function listSuiteTests({ specs, suites = [] }: PlaywrightSuite): RanTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results }) => ({
        title,
        isFailed: status !== "expected",
        said: results.find(({ error }) => error)?.error?.message ?? "",
      })),
  );
  return [...own, ...suites.flatMap(listSuiteTests)];
}

const readFirstLine = (text: string) => stripVTControlCharacters(text).split("\n", 1)[0];
