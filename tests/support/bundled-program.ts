import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import manifest from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../..", import.meta.url));
// Below the build's folder, where the product also looks for a new database.
const bundles = join(root, "dist", "test-programs");
const migrations = join(root, "src", "server", "database", "migrations");
const entries = {
  "serve-product": fileURLToPath(new URL("./serve-product.ts", import.meta.url)),
  "hold-database-folder": fileURLToPath(new URL("./hold-database-folder.ts", import.meta.url)),
  "offer-load": fileURLToPath(new URL("./offer-load.ts", import.meta.url)),
  // Started by serve-product, which expects it beside itself, as in the build.
  reader: join(root, "src", "reader", "process.ts"),
  "page-worker": join(root, "src", "server", "ssr", "page-worker.ts"),
};

/**
 * The file that starts a program. From the source, tsx takes twice the processor time to start it. The
 * first test that asks makes it, and it is kept until the source changes.
 */
export async function bundledProgram(name: keyof typeof entries): Promise<string> {
  const folder = join(bundles, sourceDigest());
  if (!existsSync(folder)) await bundle(folder);
  return join(folder, `${name}.js`);
}

/** Whole or not at all: the tests of another worker may be doing the same. */
async function bundle(folder: string): Promise<void> {
  const older = existsSync(bundles) ? readdirSync(bundles).filter((name) => !/\./.test(name)) : [];
  const unfinished = `${folder}.${randomUUID()}`;
  await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: {
      noExternal: true,
      external: Object.keys(manifest.dependencies),
    },
    build: {
      ssr: true,
      outDir: unfinished,
      copyPublicDir: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  cpSync(migrations, join(unfinished, "migrations"), { recursive: true });
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  for (const name of older) rmSync(join(bundles, name), { recursive: true, force: true });
}

function sourceDigest(): string {
  const hash = createHash("sha256");
  const files = ["src", "tests/support", "scripts/bench"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), join(root, "package-lock.json")]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 32);
}
