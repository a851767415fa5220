import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Fault, Outcome } from "./fault.types.ts";
import { readOutcome } from "./read-outcome.ts";

/** Longer than a file of them takes: a fault that makes the tests wait forever is a broken one. */
const timeoutMs = 10 * 60 * 1000;

/** Started without npx: what has to be stopped is then the program itself, and nothing outlives us. */
const programs = {
  vitest: "node_modules/vitest/vitest.mjs",
  tsx: "node_modules/tsx/dist/cli.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

type Engine = "embedded" | "server";

/** One failing test is enough. The browser comes last, since it needs a build. */
export function runTests(
  folder: string,
  { tests, engine = "embedded" }: Pick<Fault, "tests"> & { engine?: Engine },
  browser: () => string,
): Outcome {
  const specs = tests.filter((path) => path.endsWith(".spec.ts"));
  const others = tests.filter((path) => !specs.includes(path));
  const outcome: Outcome =
    others.length > 0 ? runVitest(folder, others, engine) : { is: "unnoticed" };
  const goesOn = specs.length > 0 && outcome.is === "unnoticed";
  return goesOn ? runBrowser(folder, specs, browser()) : outcome;
}

function runVitest(folder: string, tests: string[], engine: Engine): Outcome {
  const projects = new Set(tests.map((path) => projectFor(path, engine)));
  const report = join(folder, "vitest-report.json");
  rmSync(report, { force: true });
  run(folder, "vitest", [
    "run",
    ...tests,
    ...[...projects].map((name) => `--project=${name}`),
    "--bail=1",
    // A slow machine must not look like a fault that was noticed.
    "--testTimeout=300000",
    "--hookTimeout=300000",
    "--reporter=json",
    `--outputFile=${report}`,
  ]);
  return readOutcome(readReport(report));
}

function projectFor(path: string, engine: Engine) {
  if (path.endsWith(".db.test.ts")) return engine;
  return path.endsWith(".dom.test.tsx") ? "dom" : "unit";
}

function runBrowser(folder: string, specs: string[], browser: string): Outcome {
  const report = join(folder, "playwright-report.json");
  rmSync(report, { force: true });
  if (run(folder, "tsx", ["scripts/build.ts"]) !== 0) return { is: "broken" };
  run(
    folder,
    "playwright",
    ["test", ...specs, "--no-deps", "--retries=0", "-x", "--reporter=json"],
    {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  return readOutcome(readReport(report));
}

function run(
  folder: string,
  program: keyof typeof programs,
  args: string[],
  env: Record<string, string> = {},
) {
  const files = args.filter((arg) => /\.tsx?$/.test(arg)).length;
  return spawnSync(process.execPath, [programs[program], ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
    timeout: timeoutMs * files,
  }).status;
}

const readReport = (path: string) =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
