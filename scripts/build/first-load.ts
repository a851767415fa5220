import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BuildManifest, pageAssetsOf } from "#server/ssr/built-pages.ts";

/** Most people meet the home page first, on whatever connection they have; pages with forms may bring those. */
const pageBudget = 156_000;
const budgets: Record<string, number> = {
  "/": 132_000,
  "/login": 164_300,
  "/sandwich/$id/review": 162_000,
  "/profile": 175_300,
  "/add-restaurant": 173_800,
  "/edit-restaurant": 171_100,
  "/image-processing-test": 157_000,
};

const bytes = (count: number) => count.toLocaleString("en-US");

/** All the JavaScript that a page loads before it is interactive, gzipped. */
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
