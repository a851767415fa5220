import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFolderHolder } from "#tests/support/folder-holder.ts";
import { openDatabase } from "./client.ts";
import { tags } from "./schema/schema.ts";

test("a folder serves one process at a time and survives its sudden end", {
  timeout: 120_000,
}, async () => {
  const parent = mkdtempSync(join(tmpdir(), "cluck-embedded-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "database");
  const open = () => openDatabase({ engine: "embedded", folder });

  const other = await startFolderHolder(folder);
  onTestFinished(() => other.killHard());
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
