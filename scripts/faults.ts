// npm run faults: breaks a copy of the source on purpose, one fault at a time, and sees whether the tests of
// that part notice. `-- --only pattern` takes those that the pattern finds in title, file or tests;
// `-- --trust` does not first see whether the same tests pass without a fault.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allFaults } from "./faults/all-faults.ts";
import { runTests } from "./faults/run-tests.ts";
import { staleFaults } from "./faults/stale-faults.ts";
import { copyTree } from "./faults/tree-copy.ts";
import { findBrowser } from "./find-browser.mjs";

/** Of 60 faults, 55. */
const leastShare = 55 / 60;

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, trust: { type: "boolean", default: false } },
});
const wanted = new RegExp(values.only, "i");
const chosen = allFaults.filter(({ title, file, tests }) =>
  wanted.test([title, file, ...tests].join("\n")),
);
const stale = staleFaults(chosen, {
  exists: existsSync,
  read: (path) => readFileSync(path, "utf8"),
});
for (const complaint of stale) console.error(`stale: ${complaint}`);
if (chosen.length === 0) console.error(`No fault has ${values.only} in its title, file or tests.`);
process.exitCode = stale.length === 0 && chosen.length > 0 && tryAll() ? 0 : 1;

function tryAll(): boolean {
  const tree = copyTree();
  let path: string | undefined;
  const browser = () => {
    path ??= findBrowser();
    return path;
  };
  try {
    const failing = values.trust ? undefined : failsAnyway(tree.folder, browser);
    if (failing) {
      console.error(`Without any fault this fails: ${failing}`);
      return false;
    }
    const outcomes = chosen.map((fault, index) => {
      const { is, by, because } = tree.withFault(fault, () =>
        runTests(tree.folder, fault, browser),
      );
      const name = `${fault.title} (${fault.file})`;
      console.log(
        `${String(index + 1).padStart(3)} ${is.padEnd(9)} ${name}${by ? ` by "${by}": ${because}` : ""}`,
      );
      return is;
    });
    const noticed = outcomes.filter((is) => is === "noticed").length;
    console.log(`${chosen.length} faults, ${noticed} noticed`);
    return noticed >= chosen.length * leastShare;
  } finally {
    tree.remove();
  }
}

function failsAnyway(folder: string, browser: () => string): string | undefined {
  for (const engine of [undefined, "server"] as const) {
    const concerned = chosen.filter((fault) => fault.engine === engine);
    const tests = [...new Set(concerned.flatMap((fault) => fault.tests))];
    const { is, by } = runTests(folder, { tests, engine }, browser);
    if (is !== "unnoticed") return by ?? "the runner itself";
  }
}
