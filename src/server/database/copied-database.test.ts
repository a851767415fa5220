import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeLeftCopies } from "./copied-database.ts";
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
