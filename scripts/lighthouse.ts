// npm run lighthouse [-- RUNS]: starts the built product with the demo catalogue, asks Lighthouse about every public page
// as a phone sees it, prints the medians, and ends with an error where one is below what we promise. Only the times of
// the pages in `timed` change from run to run, so the others are asked about once. Measure on a quiet machine.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { startBuiltProduct } from "./bench/built-product.ts";
import { quantile } from "./bench/timing.ts";
import { browserArguments, findBrowser } from "./find-browser.mjs";

/** No dependency of ours: it would make every installation longer. The last version for Node 20. */
const lighthouse = "lighthouse@12.8.2";
const timed = ["/", "/explore", "/sandwich/1", "/restaurant/1"];
const others = [
  "/explore?view=restaurants",
  "/sandwich/1/reviews",
  "/leaderboard",
  "/login",
  "/contact",
  "/privacy",
  "/terms",
  "/api/docs",
];
const promised = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof promised;
const categories = Object.keys(promised) as Category[];

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; displayValue?: string }
  >;
}

const times = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
};

async function main(runs: number): Promise<void> {
  const product = await startBuiltProduct({});
  const folder = await mkdtemp(join(tmpdir(), "cluck-lighthouse-"));
  try {
    const failures: string[] = [];
    for (const path of [...timed, ...others]) {
      const reports: Report[] = [];
      const wanted = timed.includes(path) ? runs : 1;
      while (reports.length < wanted) reports.push(await ask(product.origin + path, folder));
      failures.push(...judge(path, reports));
    }
    if (failures.length > 0) throw new Error(`Below what we promise:\n  ${failures.join("\n  ")}`);
  } finally {
    await product.close();
    await rm(folder, { recursive: true });
  }
}

async function ask(url: string, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const args = [
    "exec",
    "--yes",
    `--package=${lighthouse}`,
    "--",
    "lighthouse",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join()}`,
    // The demo's restaurants are invented: its pages ask search engines to stay away.
    "--skip-audits=is-crawlable",
    `--chrome-flags=${["--headless", ...browserArguments].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  await promisify(execFile)("npm", args, { env, maxBuffer: 16 * 1024 * 1024 });
  return JSON.parse(await readFile(file, "utf8"));
}

/** Prints a page's medians; returns what is below the promises. */
function judge(path: string, reports: Report[]): string[] {
  const isTimed = timed.includes(path);
  const failures: string[] = [];
  const scores = categories.map((category) => {
    const score = median(reports.map(({ categories }) => (categories[category].score ?? 0) * 100));
    const mustHold = category !== "performance" || isTimed;
    if (mustHold && score < promised[category]) {
      failures.push(`${path}: ${category} ${score}${reasons(reports, category)}`);
    }
    return `${category} ${score}`;
  });
  const measured = Object.entries(times).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
    return `${name} ${name === "shift" ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  console.log(
    `${path.padEnd(26)} ${scores.join("  ")}${isTimed ? `  (${measured.join(", ")})` : ""}`,
  );
  return failures;
}

/** Of a score that depends on times, the times say more. */
function reasons([report]: Report[], category: Category): string {
  if (!report || category === "performance") return "";
  const failed = report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${report.audits[id]?.title})`);
  return `: ${failed.join(", ")}`;
}

const median = (values: number[]) => quantile(values, 0.5);

exitOnFailure(main(Number(process.argv[2] ?? 5)));
