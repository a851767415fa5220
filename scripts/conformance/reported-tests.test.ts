import { expect, test } from "vitest";
import { readReport } from "./reported-tests.ts";

test("Vitest's report says what ran", () => {
  const assertion = (line: number, status: string) => ({
    title: "it is so",
    status,
    location: { line, column: 1 },
  });
  const assertionResults = [
    assertion(1, "passed"),
    assertion(5, "failed"),
    assertion(9, "skipped"),
    { title: "it is so", status: "passed" },
  ];
  const report = { testResults: [{ name: "/home/src/x.test.ts", assertionResults }] };
  expect(readReport(report, "/home")).toEqual([
    { file: "src/x.test.ts", title: "it is so", line: 1, ran: true },
    { file: "src/x.test.ts", title: "it is so", line: 5, ran: true },
    { file: "src/x.test.ts", title: "it is so", line: 9, ran: false },
    { file: "src/x.test.ts", title: "it is so", line: 0, ran: true },
  ]);
});

test("Playwright's report says what ran, whichever describe it is in", () => {
  const spec = (line: number, ...statuses: string[]) => ({
    file: "x.spec.ts",
    title: "it is so",
    line,
    tests: [{ results: statuses.map((status) => ({ status })) }],
  });
  const report = {
    config: { rootDir: "/home/tests/e2e" },
    suites: [
      {
        specs: [spec(3, "failed", "passed"), spec(8)],
        suites: [{ specs: [spec(20, "skipped")], suites: [] }],
      },
    ],
  };
  expect(readReport(report, "/home")).toEqual([
    { file: "tests/e2e/x.spec.ts", title: "it is so", line: 3, ran: true },
    { file: "tests/e2e/x.spec.ts", title: "it is so", line: 8, ran: false },
    { file: "tests/e2e/x.spec.ts", title: "it is so", line: 20, ran: false },
  ]);
});
