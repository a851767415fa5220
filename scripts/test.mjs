// npm test: sets up whatever is missing, runs every check and test, and ends with the count.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { build, checkNode, fail, installDependencies, runStep, StepFailed } from "./setup.mjs";

const reports = mkdtempSync(join(tmpdir(), "cluck-tests-"));
let passed = 0;
let failed = 0;

try {
  checkNode();
  installDependencies();
  runSuite("Checking format, lint, types, import directions and unused code", [
    "npm",
    "run",
    "--silent",
    "check",
  ]);
  const vitestReport = join(reports, "vitest.json");
  runSuite(
    "Unit tests, then the API on PGlite and on PostgreSQL",
    [
      "npx",
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${vitestReport}`,
    ],
    { report: vitestReport, counts: countVitest },
  );
  build();
  const browser = findBrowser();
  console.log(`• Browser: ${browser}`);
  const playwrightReport = join(reports, "playwright.json");
  runSuite("End to end in Chromium", ["npx", "playwright", "test", "--reporter=list,json"], {
    report: playwrightReport,
    counts: countPlaywright,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  runSuite("What docs/conformance.md says is held by tests that ran", [
    "npx",
    "tsx",
    "scripts/conformance.ts",
    vitestReport,
    playwrightReport,
  ]);
} catch (error) {
  failed += 1;
  fail(error);
}

rmSync(reports, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

/** A failing suite does not keep the next from running: one run shows all that is wrong. */
function runSuite(title, [command, ...args], { report, counts, env } = {}) {
  let succeeded = true;
  try {
    runStep(title, command, args, { env });
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    succeeded = false;
  }
  const counted = report && existsSync(report) ? counts(JSON.parse(readFileSync(report))) : null;
  passed += counted?.passed ?? (succeeded ? 1 : 0);
  failed += succeeded ? (counted?.failed ?? 0) : Math.max(counted?.failed ?? 0, 1);
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A test that only passed when tried again did not pass. */
function countPlaywright({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky };
}
