// npm test: sets up whatever is missing, runs every check and test, and ends with the count.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { build, checkNode, fail, installDependencies, runStep, StepFailed } from "./setup.mjs";

const reports = mkdtempSync(join(tmpdir(), "cluck-tests-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
let passed = 0;
let failed = 0;

try {
  checkNode();
  await installDependencies();
  // Side by side, so that neither of two cores waits for the other.
  const [isBuilt] = await Promise.all([buildAndCheckForUnused(), checkTheRest()]);
  await runSuite(
    "Unit tests, and the API on PGlite and on PostgreSQL",
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
  if (isBuilt) {
    await runBrowserTests();
    await runCheck(
      "Checking that docs/conformance.md names tests that ran",
      "conformance",
      vitestReport,
      playwrightReport,
    );
  }
} catch (error) {
  failed += 1;
  fail(error);
}

rmSync(reports, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

async function buildAndCheckForUnused() {
  const isBuilt = await attempt(build);
  if (!isBuilt) failed += 1;
  await runCheck("Checking for unused code", "check:unused");
  return isBuilt;
}

async function checkTheRest() {
  await runCheck("Checking format and lint", "check:style");
  await runCheck("Checking types", "check:types");
  await runCheck("Checking import directions", "check:imports");
}

async function runBrowserTests() {
  const browser = findBrowser();
  console.log(`• Browser: ${browser}`);
  await runSuite("End to end in Chromium", ["npx", "playwright", "test", "--reporter=list,json"], {
    report: playwrightReport,
    counts: countPlaywright,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
}

function runCheck(title, script, ...args) {
  return runSuite(title, ["npm", "run", "--silent", script, "--", ...args], { quiet: true });
}

/** A failing suite does not keep the next from running: one run shows all that is wrong. */
async function runSuite(title, [command, ...args], { report, counts, ...options } = {}) {
  const succeeded = await attempt(() => runStep(title, command, args, options));
  const counted = report && existsSync(report) ? counts(JSON.parse(readFileSync(report))) : null;
  passed += counted?.passed ?? (succeeded ? 1 : 0);
  failed += succeeded ? (counted?.failed ?? 0) : Math.max(counted?.failed ?? 0, 1);
}

async function attempt(step) {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    return false;
  }
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A test that only passed when tried again did not pass. */
function countPlaywright({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky };
}
