// npm test: the checks, the unit and DOM tests, the database tests on the embedded engine, and the main journeys in a
// browser. npm test -- --all adds PostgreSQL, every browser test, the fuzz and the drills. npm test -- FILE ... runs those
// files alone, whatever their kind. What is missing is installed and built; the last line counts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  build,
  checkNode,
  fail,
  installDependencies,
  program,
  runStep,
  StepFailed,
} from "./setup.mjs";
import { readPlaywrightReport, readVitestReport } from "./test-reports.mjs";

/** What people come for: to find, try, keep and review a sandwich, to have an account, and to keep a menu true. */
const journeys = [
  "journeys",
  "sandwich",
  "review-writing",
  "collection",
  "accounts",
  "edit-restaurant",
].map((name) => `tests/e2e/${name}.spec.ts`);

const reports = mkdtempSync(join(tmpdir(), "cluck-tests-"));
const isWhole = process.argv.includes("--all");
const files = process.argv.slice(2).filter((argument) => argument !== "--all");
let passed = 0;
const failures = [];

try {
  checkNode();
  await installDependencies();
  if (files.length > 0) await runFiles();
  else await runSuites();
} catch (error) {
  failures.push("npm test itself, see above");
  fail(error);
}

rmSync(reports, { recursive: true, force: true });
process.exitCode = failures.length > 0 ? 1 : 0;
// What went wrong may have scrolled away by now.
if (failures.length > 0) console.log(["", "Failed:", ...failures].join("\n  "));
console.log(`\n${passed} passed, ${failures.length} failed`);

async function runFiles() {
  const inBrowser = files.filter((file) => file.endsWith(".spec.ts"));
  const others = files.filter((file) => !file.endsWith(".spec.ts"));
  if (others.length > 0) await runVitest("Tests", isWhole ? [] : ["!server"], others);
  if (inBrowser.length > 0) await runBrowserTests(inBrowser);
}

/** The checks and the build beside tests that wait, so that neither of two cores is idle. */
async function runSuites() {
  const engines = isWhole ? ["embedded", "server"] : ["embedded"];
  const withoutFuzz = isWhole ? [] : ["--exclude", "tests/fuzz.db.test.ts"];
  const checked = runSuite("Checking the source", ["node", "scripts/check.mjs"], { quiet: true });
  const isBuilt = await attempt(build);
  if (!isBuilt) failures.push("Building");
  await Promise.all([
    checked,
    runVitest("Unit, DOM and database tests", ["unit", "dom", ...engines], withoutFuzz),
  ]);
  if (!isBuilt) return;
  await runBrowserTests(isWhole ? [] : journeys);
  // The one that measures needs a machine for itself: npm run drill.
  if (isWhole) await runVitest("Drills", ["drills"], ["--exclude", "**/overload*"], { KILLS: "4" });
}

function runVitest(title, projects, args, env = {}) {
  const report = join(reports, `vitest-${title}.json`);
  const options = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runSuite(title, [program("vitest"), "run", ...options, ...args, ...reporters], {
    env,
    report,
    read: readVitestReport,
  });
}

function runBrowserTests(names) {
  const report = join(reports, "playwright.json");
  return runSuite(
    "In the browser",
    [program("playwright"), "test", ...names, "--reporter=list,json"],
    { report, read: readPlaywrightReport, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
}

/** A failing suite does not keep the next from running: one run shows all that is wrong. */
async function runSuite(title, [command, ...args], { report, read, ...options }) {
  const succeeded = await attempt(() => runStep(title, command, args, options));
  const told = report ? readReport(report, read) : { passed: succeeded ? 1 : 0, failures: [] };
  passed += told.passed;
  failures.push(...told.failures);
  if (!succeeded && told.failures.length === 0) failures.push(title);
}

/** A report that is missing or cut off is a failure, whatever the exit code was. */
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
