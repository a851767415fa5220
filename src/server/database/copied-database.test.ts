import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepBeforeMigration, removeLeftCopies } from "./copied-database.ts";
import { identifyThisProcess, lockFolder } from "./folder-lock.ts";

function createParent(): string {
  const parent = mkdtempSync(join(tmpdir(), "cluck-copies-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

test("the copies of killed backups are removed, and one that is in use stays", async () => {
  const parent = createParent();
  const folder = join(parent, "database");
  for (const name of ["", ".copy-earlier", ".copy-killed", ".copy-used"]) mkdirSync(folder + name);
  const killed = { ...identifyThisProcess(), bootId: "an earlier one", token: "theirs" };
  writeFileSync(`${folder}.copy-killed.lock`, JSON.stringify(killed));
  onTestFinished(lockFolder(`${folder}.copy-used`));
  await removeLeftCopies(folder);
  expect(readdirSync(parent)).toEqual([
    "database",
    "database.copy-used",
    "database.copy-used.lock",
  ]);
});

test("only the newest database from before a migration is kept, and other files are left alone", async () => {
  const parent = createParent();
  const folder = join(parent, "database");
  for (const name of ["global", "pg_wal"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "global", "pg_control"), "");
  const backups = join(parent, "backups");
  await keepBeforeMigration(folder, backups, "0001_eggs");
  mkdirSync(join(backups, ".database-before-0001_killed"));
  writeFileSync(join(backups, "cluck-by-hand.backup"), "");
  // A start that was stopped in between does it again.
  for (const content of ["first", "second"]) {
    writeFileSync(join(folder, "PG_VERSION"), content);
    await keepBeforeMigration(folder, backups, "0002_hens");
  }
  expect(readdirSync(backups)).toEqual(["cluck-by-hand.backup", "database-before-0002_hens"]);
  const kept = readdirSync(join(backups, "database-before-0002_hens"));
  expect(kept).toEqual(["PG_VERSION", "global", "pg_wal"]);
});
