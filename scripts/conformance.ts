// npm run conformance: every statement of docs/conformance.md names a test that exists.
// With the JSON reports of Vitest and Playwright as arguments, as npm test calls it: one that ran.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findGaps } from "./conformance/find-gaps.ts";
import { knownTests } from "./conformance/known-tests.ts";
import { readStatements } from "./conformance/statements.ts";

const reports = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const mustHaveRun = reports.length > 0;
const tests = (mustHaveRun ? reports : listTests()).flatMap((report) =>
  knownTests(JSON.parse(report), process.cwd()),
);
const decisions = readdirSync("docs/decisions").map((page) => page.slice(0, 3));
const statements = readStatements(readFileSync("docs/conformance.md", "utf8"));
const gaps = findGaps(statements, { tests, decisions, mustHaveRun });

for (const gap of gaps) console.error(`docs/conformance.md, ${gap}`);
console.log(`${statements.length} statements checked, ${gaps.length} gaps`);
process.exitCode = statements.length === 0 || gaps.length > 0 ? 1 : 0;

function listTests(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "cluck-conformance-"));
  const file = join(folder, "vitest.json");
  try {
    run("vitest", "list", `--json=${file}`);
    return [readFileSync(file, "utf8"), run("playwright", "test", "--list", "--reporter=json")];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(...command: string[]): string {
  const shell = process.platform === "win32";
  return execFileSync("npx", command, { encoding: "utf8", maxBuffer: 2 ** 28, shell });
}
