// npm run faults: breaks a copy of the source on purpose, one fault at a time, and sees whether the tests of
// that part notice. `-- --only words` takes those with these words in their title or file.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allFaults } from "./faults/all-faults.ts";
import { runTests } from "./faults/run-tests.ts";
import { staleFaults } from "./faults/stale-faults.ts";
import { copyTree } from "./faults/tree-copy.ts";
import { findBrowser } from "./find-browser.mjs";

/** Of 60 faults, 55. */
const leastShare = 55 / 60;

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const words = values.only.toLowerCase();
const chosen = allFaults.filter(({ title, file }) =>
  `${title} ${file}`.toLowerCase().includes(words),
);
const stale = staleFaults(chosen, {
  exists: existsSync,
  read: (path) => readFileSync(path, "utf8"),
});
for (const complaint of stale) console.error(`stale: ${complaint}`);
process.exitCode = stale.length === 0 && chosen.length > 0 && tryAll() ? 0 : 1;

function tryAll(): boolean {
  const tree = copyTree();
  let path: string | undefined;
  const browser = () => {
    path ??= findBrowser();
    return path;
  };
  try {
    for (const engine of [undefined, "server"] as const) {
      const concerned = chosen.filter((fault) => fault.engine === engine);
      const tests = [...new Set(concerned.flatMap((fault) => fault.tests))];
      if (runTests(tree.folder, { tests, engine }, browser) === "unnoticed") continue;
      console.error("The tests fail without any fault: npm test says which.");
      return false;
    }
    const outcomes = chosen.map((fault, index) => {
      const outcome = tree.withFault(fault, () => runTests(tree.folder, fault, browser));
      console.log(
        `${String(index + 1).padStart(3)}  ${outcome.padEnd(9)}  ${fault.title}  (${fault.file})`,
      );
      return outcome;
    });
    const noticed = outcomes.filter((outcome) => outcome === "noticed").length;
    console.log(`${chosen.length} faults, ${noticed} noticed`);
    return noticed >= chosen.length * leastShare;
  } finally {
    tree.remove();
  }
}
