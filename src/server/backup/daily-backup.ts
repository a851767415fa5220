import { execFile } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Dependencies } from "#server/domain/dependencies.ts";

const keptBackups = 7;
const ownName = /^cluck-\d{8}T\d{6}Z\.backup/;

/** True for complete backups with our kind of name. A shared folder holds other files too. */
export const isBackup = (name: string): boolean => /^cluck-.*\.backup$/.test(name);

type Deps = Pick<Dependencies, "now" | "logger"> & {
  config: Pick<Dependencies["config"], "backupDir">;
};

/** Makes a backup and removes all but the last ones, and the remains of killed backups. */
export async function keepDailyBackup(
  { config: { backupDir }, now, logger }: Deps,
  signal: AbortSignal,
  makeBackup = backUpApart,
): Promise<void> {
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const at = now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, "");
  const latest = `cluck-${at}.backup`;
  const file = join(backupDir, latest);
  const holds = await makeBackup(file, signal);
  const names = (await readdir(backupDir)).filter((name) => ownName.test(name)).sort();
  const kept = inOrderOfMaking(names.filter(isBackup), latest).slice(-keptBackups);
  for (const name of names.filter((name) => !kept.includes(name))) await rm(join(backupDir, name));
  logger.info("backup made", { file, holds });
}

/** Names later than the latest backup come from a clock that ran ahead, so they are older. */
const inOrderOfMaking = (names: string[], latest: string): string[] => [
  ...names.filter((name) => name > latest),
  ...names.filter((name) => name <= latest),
];

const isSource = import.meta.url.endsWith(".ts");
const program = fileURLToPath(new URL(isSource ? "../main.ts" : "./main.js", import.meta.url));
const loader = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Lowers the priority of a process. A service manager may forbid it. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process then keeps its normal priority.
  }
}

/** Runs in a child process with low priority, so that requests are answered meanwhile. */
async function backUpApart(file: string, signal: AbortSignal): Promise<string> {
  const node = isSource ? ["--import", loader()] : [];
  const command = [...node, program, "backup", file];
  const running = promisify(execFile)(process.execPath, command, { signal });
  try {
    giveWay(running.child.pid);
    return (await running).stdout.trim();
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    throw new Error(stderr.trim() || "The backup was ended.", { cause: error });
  }
}
