import { isDeepStrictEqual } from "node:util";
import { imageKey } from "#contract/image-files.ts";
import { knownMigrations } from "#server/database/migrate.ts";
import { type BackupLine, type BackupSums, backupLine, createSums } from "./backup-format.ts";

/** Reads all of a backup, and throws unless it is whole, undamaged and ours, and this version knows its schema. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<BackupSums> {
  const sums = createSums();
  let format = 0;
  let end: BackupLine | undefined;
  for await (const text of lines) {
    const line = readLine(text);
    if (end || (format === 0) !== "cluckBackup" in line)
      throw new Error("This is no backup of Cluck.");
    if ("cluckBackup" in line) {
      requireKnown(line.migrations);
      format = line.cluckBackup;
    } else if ("isComplete" in line) {
      end = line;
    } else {
      requireOwnKeys(line);
      sums.add(line);
    }
  }
  if (!end) throw new Error("The backup is damaged: it is cut short.");
  const counted = sums.result();
  if (format > 1 && !isDeepStrictEqual({ isComplete: true, ...counted }, end))
    throw new Error("The backup is damaged: its rows or images are not those that it counts.");
  return counted;
}

export function readLine(text: string): BackupLine {
  try {
    return backupLine.parse(JSON.parse(text));
  } catch {
    throw new Error("This is no backup of Cluck, or it is damaged.");
  }
}

function requireKnown(migrations: string[]): void {
  const known = knownMigrations();
  if (!migrations.every((tag) => known.includes(tag)))
    throw new Error("The backup was made by a newer version of Cluck. Update this one first.");
}

/** Refuses foreign image keys: the sweep deletes files by them. */
function requireOwnKeys(line: BackupLine): void {
  if (!("rows" in line) || line.table !== "images") return;
  if (line.rows.every((row) => imageKey.test(String(JSON.parse(row).storage_key)))) return;
  throw new Error("The backup is damaged: it names an image as we would not.");
}
