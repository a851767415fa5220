// npm run conformance: writes docs/conformance.md from docs/statements.md and the "proves" comments of the tests.
// With --check it writes nothing and fails where the page is not what it would write. With the JSON reports of Vitest
// and Playwright, as npm test calls it, a test that proves something has to have run. Any gap is an error.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findGaps } from "./conformance/find-gaps.ts";
import { renderPage } from "./conformance/page.ts";
import { findProofs } from "./conformance/proofs.ts";
import { readReport } from "./conformance/reported-tests.ts";
import { readStatements } from "./conformance/statements.ts";

const page = "docs/conformance.md";
const { values, positionals: reports } = parseArgs({
  options: { check: { type: "boolean" } },
  allowPositionals: true,
});

const { sections, problems } = readStatements(readFileSync("docs/statements.md", "utf8"));
const statements = sections.flatMap((section) => section.statements);
const inFiles = listTestFiles().map((file) => findProofs(file, readFileSync(file, "utf8")));
const proofs = inFiles.flatMap((found) => found.proofs);
const reported = reports.flatMap((report) =>
  readReport(JSON.parse(readFileSync(report, "utf8")), process.cwd()),
);
const gaps = [
  ...problems.map((problem) => `docs/statements.md: ${problem}`),
  ...inFiles.flatMap((found) => found.problems),
  ...findGaps(statements, {
    proofs,
    hasPage: (file) => existsSync(join("docs", file)),
    reported: reports.length > 0 ? reported : null,
  }),
];

const rendered = renderPage(sections, proofs);
if (values.check && (!existsSync(page) || readFileSync(page, "utf8") !== rendered))
  gaps.push(`${page} is not what the tests say: npm run conformance writes it`);
if (!values.check && gaps.length === 0) writeFileSync(page, rendered);

for (const gap of gaps) console.error(gap);
console.log(`${statements.length} statements, ${proofs.length} tests, ${gaps.length} gaps`);
process.exitCode = statements.length === 0 || gaps.length > 0 ? 1 : 0;

/** In an order that is the same everywhere. */
function listTestFiles(): string[] {
  return ["scripts", "src", "tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .sort();
}
