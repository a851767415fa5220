// The JSON reports of Vitest and Playwright: how many tests passed, which failed and, if they say so, why.
import { isAbsolute, relative } from "node:path";

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

/** A test that only passed when tried again did not pass. */
export function readPlaywrightReport({ stats, suites, errors = [] }) {
  const failures = [
    ...errors.map(({ message }) => describe(["outside of the tests"], message)),
    ...suites.flatMap((suite) => failuresOf(suite, [])),
  ];
  return { passed: stats.expected, failures };
}

function failuresOf(suite, above) {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        describe(
          [projectName, ...titles, title],
          results.find(({ error }) => error)?.error.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, titles))];
}

/** One line for where, one for why: the tool itself has printed the rest. */
function describe([file, ...titles], why = "") {
  const where = [isAbsolute(file) ? relative(process.cwd(), file) : file, ...titles].join(" › ");
  const [reason] = why.trim().split("\n", 1);
  return reason ? `${where}\n    ${reason}` : where;
}
