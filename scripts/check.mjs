// npm run check [-- NAME ...]: what can be said of the source without running it. All checks, or those named.
import { availableParallelism } from "node:os";
import { checkNode, fail, program, runStep, StepFailed } from "./setup.mjs";

// The native compiler has to be named by its path: the other one is called tsc too.
const typesOf = (project) => [
  process.execPath,
  "node_modules/typescript-native/bin/tsc",
  "--checkers",
  "1",
  "-p",
  `tsconfig.${project}.json`,
];
const checks = {
  types: ["server", "client", "e2e"].map(typesOf),
  style: [[program("biome"), "check"]],
  unused: [[program("knip")]],
  imports: [[program("depcruise"), "src", "--config", ".dependency-cruiser.cjs"]],
  patterns: [[program("tsx"), "scripts/check-patterns.ts"]],
  seams: [[program("tsx"), "scripts/check-seams.ts"]],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in checks));
const waiting = Object.entries(checks)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .flatMap(([name, commands]) => commands.map((command) => ({ name, command })));

try {
  checkNode();
  if (unknown.length > 0)
    throw new StepFailed(`There is no check ${unknown}, only ${Object.keys(checks).join(", ")}.`);
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
} catch (error) {
  fail(error);
}

/** A check that fails does not keep the others from running. */
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [command, ...args] = next.command;
    await runStep(`Checking ${next.name}`, command, args, { quiet: true }).catch(fail);
  }
}
