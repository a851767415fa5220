import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/client.ts";
import { tags } from "#server/database/schema/schema.ts";
import { startFolderHolder } from "#tests/support/folder-holder.ts";

function createFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "cluck-held-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return join(parent, "database");
}

async function startHolder(folder: string) {
  const holder = await startFolderHolder(folder);
  onTestFinished(() => holder.killHard());
  return holder;
}

test("a folder serves one process at a time and survives its sudden end", async () => {
  const folder = createFolder();
  const open = () => openDatabase({ engine: "embedded", folder });

  const other = await startHolder(folder);
  expect(await other.ask("write")).toBe("written");
  await expect(open()).rejects.toThrow(`in use by process ${other.pid}`);
  await other.killHard();

  const afterCrash = await open();
  await afterCrash.migrate();
  expect(await afterCrash.db.$count(tags)).toBe(1);
  expect(await afterCrash.ping()).toBe(true);
  await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
  await afterCrash.db.insert(tags).values({ name: "second", type: "test" });
  await Promise.all([afterCrash.close(), afterCrash.close()]);
  expect(await afterCrash.ping()).toBe(false);
  expect(existsSync(`${folder}.lock`)).toBe(false);

  const afterRestart = await open();
  expect(await afterRestart.db.$count(tags)).toBe(2);
  await afterRestart.close();
});

test("of several processes that find a dead one's lock, exactly one takes it over", async () => {
  const folder = createFolder();
  const dead = await startHolder(folder);
  expect(await dead.ask("lock")).toBe("locked");
  await dead.killHard();
  const lockFile = `${folder}.lock`;
  const lock = readFileSync(lockFile);
  const holders = await Promise.all(Array.from({ length: 4 }, () => startHolder(folder)));
  // They meet at another point each time, every second time after two that died over it.
  for (let round = 0; round < 80; round += 1) {
    writeFileSync(lockFile, lock);
    if (round % 2 === 1) for (const count of [0, 1]) leaveTakeover(`${lockFile}.takeover${count}`);
    const answers = await Promise.all(holders.map((holder) => holder.ask("lock")));
    const refused = answers.filter((answer) => answer.startsWith("refused: The database in"));
    expect([...refused, "locked"].sort()).toEqual(answers.sort());
    expect(refused).toHaveLength(3);
    await Promise.all(holders.map((holder) => holder.ask("unlock")));
  }
});

function leaveTakeover(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(folder, minuteAgo, minuteAgo);
}
