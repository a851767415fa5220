// npm test: sets up whatever is missing, runs every check and test, and ends with the count. With --drills it also kills
// and restarts, which takes minutes: what decides whether a change lands does so (.ci/run).
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { build, checkNode, fail, installDependencies, runStep, StepFailed } from "./setup.mjs";
import { readPlaywrightReport, readVitestReport } from "./test-reports.mjs";

const reports = mkdtempSync(join(tmpdir(), "cluck-tests-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const drillReport = join(reports, "drills.json");
const withDrills = process.argv.includes("--drills");
/** On a machine that took longer than so many minutes for the tests, the drills are left out. */
const drillsWithin = Number(process.env.DRILLS_WITHIN_MINUTES ?? Number.POSITIVE_INFINITY);
const browserData = join(reports, "data");
let passed = 0;
const failures = [];

try {
  checkNode();
  await installDependencies();
  // Side by side, so that neither of two cores waits for the other: many tests wait for something.
  const checked = checkSource();
  const isBuilt = await attempt(build);
  if (!isBuilt) failures.push("Building");
  const [isPrepared] = await Promise.all([
    isBuilt && prepareBrowserTestsAndFuzz(),
    runVitest("Unit tests, and the API on PGlite and on PostgreSQL", vitestReport, "!drills"),
    checked,
  ]);
  if (isPrepared) {
    await runBrowserTests();
    process.env.KILLS ??= "4";
    const minutes = process.uptime() / 60;
    const isInTime = minutes < drillsWithin;
    if (withDrills && !isInTime)
      console.log(
        `\nNO DRILLS: the tests took ${minutes.toFixed(0)} minutes, and the rest has no time`,
      );
    // One measures, and nobody knows what else runs on this machine.
    if (withDrills && isInTime)
      await runVitest("Drills", drillReport, "drills", "--exclude", "**/overload*");
  }
} catch (error) {
  failures.push("npm test itself, see above");
  fail(error);
}

rmSync(reports, { recursive: true, force: true });
process.exitCode = failures.length > 0 ? 1 : 0;
// What went wrong may have scrolled away by now.
if (failures.length > 0) console.log(["", "Failed:", ...failures].join("\n  "));
console.log(`\n${passed} passed, ${failures.length} failed`);

async function checkSource() {
  await runCheck("Checking format and lint", "check:style");
  await runCheck("Checking types", "check:types");
  await runCheck("Checking import directions", "check:imports");
  await runCheck("Checking for unused code", "check:unused");
  await runCheck("Checking for slow patterns", "check:patterns");
  await runCheck("Checking for calls and links as text", "check:seams");
}

function runVitest(title, report, project, ...options) {
  return runSuite(
    title,
    [
      program("vitest"),
      "run",
      "--project",
      project,
      ...options,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { report, read: readVitestReport },
  );
}

async function prepareBrowserTestsAndFuzz() {
  const title = "Preparing the database of the browser tests";
  const script = ["scripts/prepare-e2e.ts", browserData];
  const isPrepared = await attempt(() => runStep(title, program("tsx"), script, { quiet: true }));
  if (!isPrepared) {
    failures.push(title);
    return false;
  }
  const few = ["--requests", "400", "--seed", "1", "--data", browserData];
  await runCheck("Sending what nobody would", "fuzz", ...few);
  return true;
}

async function runBrowserTests() {
  const browser = findBrowser();
  console.log(`• Browser: ${browser}`);
  await runSuite(
    "End to end in Chromium",
    [program("playwright"), "test", "--reporter=list,json"],
    {
      report: playwrightReport,
      read: readPlaywrightReport,
      env: {
        CHROMIUM_PATH: browser,
        E2E_DATA_DIR: browserData,
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      },
    },
  );
}

/** Without npx, which takes its time to find it. */
function program(name) {
  return join("node_modules", ".bin", name);
}

function runCheck(title, script, ...args) {
  return runSuite(title, ["npm", "run", "--silent", script, "--", ...args], { quiet: true });
}

/** A failing suite does not keep the next from running: one run shows all that is wrong. */
async function runSuite(title, [command, ...args], { report, read, ...options } = {}) {
  const succeeded = await attempt(() => runStep(title, command, args, options));
  const told = report ? readReport(report, read) : { passed: succeeded ? 1 : 0, failures: [] };
  passed += told.passed;
  failures.push(...told.failures);
  if (!succeeded && told.failures.length === 0) failures.push(title);
}

/** One that was not written, or not to its end, is a failure, whatever its writer said. */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return { passed: 0, failures: [`the report of a suite\n    ${error.message}`] };
  }
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
