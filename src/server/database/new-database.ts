import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrationsDigest } from "./migrate.ts";

// The folder dist, seen from the bundle, from its chunks and those of tests, and from this file in the source.
const builtFolders = ["../..", "../../..", "../../../dist"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * An embedded database after all migrations and before its first start, as the build keeps it. To make one takes the
 * engine many seconds, to load a copy one or two. It depends on the engine and the migrations, which its name says.
 */
export const newDatabaseName = () => `new-database-${engineVersion()}-${migrationsDigest()}.tar.gz`;

/** For PGlite's `loadDataDir`; nothing where there is no build of these migrations. */
export function findNewDatabase(): Blob | undefined {
  const name = newDatabaseName();
  const file = builtFolders.map((folder) => join(folder, name)).find(existsSync);
  return file === undefined ? undefined : new Blob([readFileSync(file)]);
}

function engineVersion(): string {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return JSON.parse(readFileSync(join(main, "../../package.json"), "utf8")).version;
}
