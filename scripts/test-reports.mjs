// The JSON reports of Vitest and Playwright: how many tests passed, which failed and, if they say so, why.
import { isAbsolute, relative } from "node:path";

/** The browser's fault, not the product's: the one reason for which a test may be tried again. */
export const drawsNothing = "The browser does not draw this page";

export function readVitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [describe([file], message)];
    return failed.map((test) =>
      describe([file, ...test.ancestorTitles, test.title], test.failureMessages[0]),
    );
  });
  return { passed: numPassedTests, failures };
}

/** A test that only passed when tried again did not pass, unless the browser was to blame. */
export function readPlaywrightReport({ suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const failed = tests.filter(
    ({ status, message }) =>
      status === "unexpected" || (status === "flaky" && !message?.includes(drawsNothing)),
  );
  const failures = [
    ...errors.map(({ message }) => describe(["outside of the tests"], message)),
    ...failed.map(({ titles, message }) => describe(titles, message)),
  ];
  const ran = tests.filter(({ status }) => status !== "skipped");
  return { passed: ran.length - failed.length, failures };
}

function testsOf(suite, above) {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      titles: [projectName, ...titles, title],
      status,
      message: results.find(({ error }) => error)?.error.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

/** One line for where, one for why: the tool itself has printed the rest. */
function describe([file, ...titles], why = "") {
  const where = [isAbsolute(file) ? relative(process.cwd(), file) : file, ...titles].join(" › ");
  const [reason] = why.trim().split("\n", 1);
  return reason ? `${where}\n    ${reason}` : where;
}
