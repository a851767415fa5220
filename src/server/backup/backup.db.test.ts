import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "#server/database/client.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import { createFolderStorage } from "#server/storage/folder-storage.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createReview, createSandwich, createUser } from "#tests/support/factories.ts";
import { createImage } from "#tests/support/uploads.ts";
import { backUpToFile, restoreFromFile } from "./backup-file.ts";
import { writeBackup } from "./write-backup.ts";

let folder: string;
let embedded: DatabaseHandle;
let other: DatabaseHandle;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cluck-backup-"));
  // Whatever engine the tests run on, the backup comes from the embedded one.
  embedded = await openDatabase({ engine: "embedded", folder: "memory" });
  await embedded.migrate();
  other = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all([embedded.close(), other.close()]);
  await rm(folder, { recursive: true, force: true });
});

const storageIn = (name: string) => createFolderStorage(join(folder, name));

async function everythingIn({ db }: DatabaseHandle, storage: ImageStorage): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup({ db, storage }, async (line) => {
    if ("rows" in line) lines.push(...line.rows.map((row) => `${line.table} ${row}`));
    else lines.push(JSON.stringify(line));
  });
  return lines.sort();
}

test("what is backed up from one engine is all there after a restore into the other", async () => {
  const [from, to] = [storageIn("from"), storageIn("to")];
  await loadDemoOnce(embedded.db, new Date());
  const sandwich = await createSandwich(embedded.db, { name: 'Ünlike "any" \\ other\n🍗' });
  const image = await createImage(embedded.db, { widths: [160, 320] });
  await from.save(image.storageKey, pictures("160.webp", "160.avif", "320.webp", "320.avif"));
  const before = await everythingIn(embedded, from);

  const file = join(folder, "all.backup");
  await backUpToFile({ db: embedded.db, storage: from }, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const target = { db: other.db, storage: to };
  const packed = await readFile(file);
  const half = join(folder, "half.backup");
  await writeFile(half, packed.subarray(0, packed.length / 2));
  await expect(restoreFromFile(target, half)).rejects.toThrow();
  await restoreFromFile(target, file);
  expect(await everythingIn(other, to)).toEqual(before);

  // New rows get new numbers, and nothing is restored over what is there.
  const author = await createUser(other.db);
  const review = await createReview(other.db, { sandwichId: sandwich.id, userId: author.id });
  expect(review.id).toBeGreaterThan(1);
  await expect(restoreFromFile(target, file)).rejects.toThrow("The database is not empty.");
}, 120_000);

test("what is no backup is refused, and what is not there is named", async () => {
  const empty = await createTestDatabase();
  const target = { db: empty.db, storage: storageIn("none") };
  const file = join(folder, "notes.txt");
  await writeFile(file, "buy pickles");
  await expect(restoreFromFile(target, file)).rejects.toThrow();
  await expect(restoreFromFile(target, join(folder, "nowhere"))).rejects.toThrow("ENOENT");
  await empty.close();
});

async function* pictures(...names: string[]) {
  for (const name of names) yield { name, bytes: new TextEncoder().encode(`pixels of ${name}`) };
}
