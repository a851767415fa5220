import { expect, test } from "vitest";
import { knownTests } from "./known-tests.ts";

test("Vitest's report says what ran", () => {
  const assertion = (title: string, status: string) => ({ ancestorTitles: ["a"], title, status });
  const assertionResults = [
    assertion("b", "passed"),
    assertion("c", "failed"),
    assertion("d", "skipped"),
  ];
  const report = { testResults: [{ name: "/home/src/x.test.ts", assertionResults }] };
  expect(knownTests(report, "/home")).toEqual([
    { file: "src/x.test.ts", name: "a › b", ran: true },
    { file: "src/x.test.ts", name: "a › c", ran: true },
    { file: "src/x.test.ts", name: "a › d", ran: false },
  ]);
});

test("Vitest's list says what there is", () => {
  expect(knownTests([{ name: "a > b", file: "/home/src/x.test.ts" }], "/home")).toEqual([
    { file: "src/x.test.ts", name: "a › b", ran: false },
  ]);
});

test("Playwright's report names tests without the screens they run on", () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: [{ results: statuses.map((status) => ({ status })) }],
  });
  const inner = { title: "offline", file: "x.spec.ts", specs: [spec("waits", "skipped")] };
  const outer = { title: "x.spec.ts", file: "x.spec.ts", specs: [spec("runs @both", "passed")] };
  const report = {
    config: { rootDir: "/home/tests/e2e" },
    suites: [{ ...outer, suites: [{ ...inner, suites: [] }] }],
  };
  expect(knownTests(report, "/home")).toEqual([
    { file: "tests/e2e/x.spec.ts", name: "runs", ran: true },
    { file: "tests/e2e/x.spec.ts", name: "offline › waits", ran: false },
  ]);
});
