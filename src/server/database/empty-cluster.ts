import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

/**
 * What PostgreSQL's `initdb` makes, as the build keeps it. The embedded engine takes many seconds to make one, and one
 * or two to load a copy. It depends on nothing but the version of the engine, which its name says.
 */
export const emptyClusterName = `empty-cluster-${engineVersion()}.tar.gz`;

// Seen from the bundle, from its chunks, and from this file in the source.
const builtFolders = ["..", "../..", "../../../dist"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** For PGlite's `loadDataDir`; nothing where there is no build. */
export function findEmptyCluster(): Blob | undefined {
  const file = builtFolders.map((folder) => join(folder, emptyClusterName)).find(existsSync);
  return file === undefined ? undefined : new Blob([readFileSync(file)]);
}

/** Whole or not at all: others may be looking for it. */
export async function writeEmptyCluster(folder: string): Promise<void> {
  const client = await PGlite.create();
  const dump = await client.dumpDataDir("gzip");
  await client.close();
  const unfinished = join(folder, `${emptyClusterName}.part`);
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, join(folder, emptyClusterName));
}

function engineVersion(): string {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return JSON.parse(readFileSync(join(main, "../../package.json"), "utf8")).version;
}
