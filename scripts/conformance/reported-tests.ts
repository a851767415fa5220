import { join, relative } from "node:path";

/** A test as a tool reports it, with the line on which it is declared. */
export interface ReportedTest {
  file: string;
  title: string;
  line: number;
  ran: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; location?: { line: number } | null }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    title: string;
    line: number;
    tests: { results: { status: string }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export type Report = VitestReport | PlaywrightReport;

/** The tests of a JSON report, whichever tool wrote it, with files as seen from `root`. */
export function readReport(report: Report, root: string): ReportedTest[] {
  if ("testResults" in report) return readVitestReport(report, root);
  const folder = relative(root, report.config.rootDir);
  return report.suites.flatMap((suite) => readPlaywrightSuite(suite, folder));
}

/** Vitest has to run with `--includeTaskLocation`. */
function readVitestReport({ testResults }: VitestReport, root: string): ReportedTest[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, status, location }) => ({
      file: relative(root, file),
      title,
      line: location?.line ?? 0,
      ran: status === "passed" || status === "failed",
    })),
  );
}

function readPlaywrightSuite(
  { specs, suites = [] }: PlaywrightSuite,
  folder: string,
): ReportedTest[] {
  const own = specs.map(({ file, title, line, tests }) => ({
    file: join(folder, file),
    title,
    line,
    ran: tests.some(({ results }) => results.some(({ status }) => status !== "skipped")),
  }));
  return [...own, ...suites.flatMap((inner) => readPlaywrightSuite(inner, folder))];
}
