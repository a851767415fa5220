import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";

const budgetInBytes = 160_000;

/** All the JavaScript that the home page loads before it is interactive, gzipped. */
export async function checkFirstLoad(folder: string) {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, ".vite", "manifest.json"), "utf8"),
  );
  const files = firstLoadFiles(manifest);
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: (await stat(join(folder, `${file}.gz`))).size })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes) console.log(`  ${kilobytes(bytes)}  ${file}`);
  console.log(
    `First load of /: ${kilobytes(total)} of ${kilobytes(budgetInBytes)} JavaScript, gzipped`,
  );
  if (total > budgetInBytes) throw new Error("The first load is over its budget");
}

export function firstLoadFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const key of Object.keys(manifest)) {
    if (manifest[key]?.isEntry || key.startsWith("src/client/routes/index.tsx")) visit(key);
  }
  return [...files];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);
