import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { drawsNothing, readPlaywrightReport, readVitestReport } from "./test-reports.mjs";

test("a test and a file that failed are named with the first line of why", () => {
  const assertion = { ancestorTitles: ["the pan"], title: "is hot", failureMessages: [] };
  const failureMessages = ["expected 20 to be 180\n    at fry.test.ts:7", "and again"];
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), "fry.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { ...assertion, status: "passed" },
          { ...assertion, status: "failed", title: "is clean", failureMessages },
        ],
      },
      { name: "bun.test.ts", status: "failed", message: "No such bun", assertionResults: [] },
      { name: "hen.test.ts", status: "failed", message: "", assertionResults: [] },
    ],
  };
  expect(readVitestReport(report)).toEqual({
    passed: 1,
    failures: [
      "fry.test.ts › the pan › is clean\n    expected 20 to be 180",
      "bun.test.ts\n    No such bun",
      "hen.test.ts",
    ],
  });
});

describe("in the browser", () => {
  const ran = (status: string, ...messages: string[]) => ({
    projectName: "phone",
    status,
    results: [...messages.map((message) => ({ error: { message } })), {}],
  });

  test("what failed, was cut off, or only passed when tried again is named", () => {
    const report = {
      errors: [{ message: "no server" }],
      suites: [
        {
          title: "fry.spec.ts",
          specs: [
            { title: "fries", tests: [ran("expected"), ran("unexpected", "cold\nat 7")] },
            { title: "rests", tests: [ran("skipped")] },
          ],
          suites: [{ title: "late", specs: [{ title: "waits", tests: [ran("flaky", "gone")] }] }],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failures: [
        "outside of the tests\n    no server",
        "phone › fry.spec.ts › fries\n    cold",
        "phone › fry.spec.ts › late › waits\n    gone",
      ],
    });
  });

  test("a browser that draws nothing is no failure, unless the next one does not either", () => {
    const message = `Error: ${drawsNothing}\n at open.ts`;
    const specs = [{ title: "fries", tests: [ran("flaky", message), ran("unexpected", message)] }];
    const { passed, failures } = readPlaywrightReport({
      suites: [{ title: "fry.spec.ts", specs }],
    });
    expect(passed).toBe(1);
    expect(failures).toHaveLength(1);
  });
});
