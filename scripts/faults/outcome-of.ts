import type { Outcome } from "./fault.types.ts";

export interface VitestReport {
  testResults: { assertionResults: { status: string }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A report that is missing or has no test in it is one of a run that never came to the tests. */
export function outcomeOf(report: VitestReport | PlaywrightReport | null): Outcome {
  const { passed, failed } = report === null ? { passed: 0, failed: 0 } : count(report);
  if (failed > 0) return "noticed";
  return passed > 0 ? "unnoticed" : "broken";
}

function count(report: VitestReport | PlaywrightReport) {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  const statuses = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  const having = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { passed: having("passed"), failed: having("failed") };
}
