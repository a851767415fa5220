import { join, relative } from "node:path";
import type { TestName } from "./statements.ts";

export interface KnownTest extends TestName {
  ran: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** What `vitest list` finds without running it. */
type VitestList = { name: string; file: string }[];

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export type Report = VitestReport | VitestList | PlaywrightReport;

/** The tests of a report, whichever tool wrote it, with files as seen from `root`. */
export function knownTests(report: Report, root: string): KnownTest[] {
  if (Array.isArray(report)) {
    return report.map(({ name, file }) => ({
      file: relative(root, file),
      name: name.replaceAll(" > ", " › "),
      ran: false,
    }));
  }
  if ("testResults" in report) return ofVitest(report, root);
  const folder = relative(root, report.config.rootDir);
  return report.suites.flatMap((suite) => ofPlaywright(suite, folder, []));
}

function ofVitest({ testResults }: VitestReport, root: string): KnownTest[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, file),
      name: [...ancestorTitles, title].join(" › ").replaceAll(" > ", " › "),
      ran: status === "passed" || status === "failed",
    })),
  );
}

function ofPlaywright(suite: PlaywrightSuite, folder: string, above: string[]): KnownTest[] {
  const own = suite.specs.map(({ title, tests }) => ({
    file: join(folder, suite.file),
    name: [...above, withoutTags(title)].join(" › "),
    ran: tests.some(({ results }) => results.some(({ status }) => status !== "skipped")),
  }));
  const below = (suite.suites ?? []).flatMap((inner) =>
    ofPlaywright(inner, folder, [...above, withoutTags(inner.title)]),
  );
  return [...own, ...below];
}

/** On which screens a test runs is no part of its name. */
const withoutTags = (title: string) => title.replaceAll(/ @\w+/g, "");
