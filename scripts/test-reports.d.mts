interface TestReport {
  passed: number;
  failures: string[];
}

/** What a browser test says that met a browser which shows nothing. */
export const drawsNothing: string;
export function readVitestReport(report: unknown): TestReport;
export function readPlaywrightReport(report: unknown): TestReport;
