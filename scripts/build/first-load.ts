import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BuildManifest, pageAssetsOf } from "#server/ssr/built-pages.ts";

/** Bytes of each page's first load, about 2 kB above the largest page of its kind. */
const pageBudget = 159_000;
const budgets: Record<string, number> = {
  // The first page of most people.
  "/": 135_000,
  "/login": 161_000,
  // Pages with long forms.
  "/profile": 174_600,
  "/add-restaurant": 172_600,
  "/edit-restaurant": 168_700,
};

const bytes = (count: number) => count.toLocaleString("en-US");

/** Checks the JavaScript that each page loads before it is interactive, gzipped. */
export async function checkFirstLoad(folder: string) {
  const manifest: BuildManifest = JSON.parse(
    await readFile(join(folder, ".vite", "manifest.json"), "utf8"),
  );
  const { __root__: always, ...routes } = pageAssetsOf(manifest).routes;
  const measureSize = async (files: string[] = []) => {
    const sizes = files.map(async (file) => (await stat(join(folder, `${file}.gz`))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const base = await measureSize(always?.modules);
  const tooLarge: string[] = [];
  console.log("First load of each page, JavaScript gzipped:");
  for (const [id, { modules }] of Object.entries(routes)) {
    const size = base + (await measureSize(modules));
    console.log(`  ${(size / 1000).toFixed(1).padStart(6)} kB  ${id}`);
    const budget = budgets[id] ?? pageBudget;
    if (size > budget) tooLarge.push(`${id} (${bytes(size)} of ${bytes(budget)} bytes)`);
  }
  if (tooLarge.length > 0) throw new Error(`Over the budget: ${tooLarge.join(", ")}`);
}
