interface TestReport {
  passed: number;
  failures: string[];
}

export function readVitestReport(report: unknown): TestReport;
export function readPlaywrightReport(report: unknown): TestReport;
