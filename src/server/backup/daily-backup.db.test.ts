import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { createLogger } from "#server/logger.ts";
import { createFolderStorage } from "#server/storage/folder-storage.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { backUpToFile, describeSums } from "./backup-file.ts";
import { keepDailyBackup } from "./daily-backup.ts";

async function createFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-daily-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const never = new AbortController().signal;

test("the owner alone can read it, the last seven are kept, and what others put there", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const dataDir = await createFolder();
  const config = parseConfig({ DATA_DIR: dataDir });
  const folder = config.backupDir;
  await mkdir(folder, { mode: 0o700 });
  const others = ["cluck-by-hand.backup", "notes.txt"];
  const older = [1, 2, 3, 4, 5, 6, 7].map((day) => `cluck-2026030${day}T010203Z.backup`);
  const left = "cluck-20260306T010203Z.backup.0f8e.part";
  for (const name of [...others, ...older, left]) await writeFile(join(folder, name), "");
  const product = { db, storage: createFolderStorage(join(dataDir, "images")) };
  const logs: string[] = [];
  await keepDailyBackup(
    {
      config,
      logger: createLogger("info", (line) => logs.push(line)),
      now: () => new Date("2026-03-08T01:02:03.456Z"),
    },
    never,
    async (file) => describeSums(await backUpToFile(product, file)),
  );
  const latest = "cluck-20260308T010203Z.backup";
  expect(await readdir(folder)).toEqual([...older.slice(1), latest, ...others]);
  expect((await stat(join(folder, latest))).mode & 0o777).toBe(0o600);
  expect(logs[0]).toContain("7 rows of 2 tables and 0 image files");
});

test("after a clock that ran ahead its backups go first, and never the one just made", async () => {
  const backupDir = await createFolder();
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((day) => `cluck-2036030${day}T010203Z.backup`);
  for (const name of ahead) await writeFile(join(backupDir, name), "");
  const made = [];
  for (const day of [1, 2]) {
    made.push(`cluck-2026030${day}T010203Z.backup`);
    await keepDailyBackup(
      {
        config: { backupDir },
        now: () => new Date(`2026-03-0${day}T01:02:03Z`),
        logger: createLogger("error", () => {}),
      },
      never,
      async (file) => {
        await writeFile(file, "");
        return "nothing";
      },
    );
  }
  expect(await readdir(backupDir)).toEqual([...made, ...ahead.slice(2)]);
});

test("a backup that fails removes none", async () => {
  const backupDir = await createFolder();
  const names = Array.from({ length: 9 }, (_, day) => `cluck-2026030${day}T010203Z.backup`);
  for (const name of names) await writeFile(join(backupDir, name), "");
  const deps = {
    config: { backupDir },
    now: () => new Date(),
    logger: createLogger("error", () => {}),
  };
  const failing = keepDailyBackup(deps, never, () => Promise.reject(new Error("disk full")));
  await expect(failing).rejects.toThrow("disk full");
  expect(await readdir(backupDir)).toEqual(names);
});
