import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "#server/database/client.ts";
import { avatars } from "#server/database/schema/images.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import { createFolderStorage } from "#server/storage/folder-storage.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createReview, createSandwich, createUser } from "#tests/support/factories.ts";
import { migratedThings, readThings, returnToAddresses } from "#tests/support/older-database.ts";
import { createImage } from "#tests/support/uploads.ts";
import { backUpToFile, restoreFromFile } from "./backup-file.ts";
import { appliedMigrations, writeBackup } from "./write-backup.ts";

const isEmbedded = inject("testEngine").engine === "embedded";

let folder: string;
let embedded: DatabaseHandle;
let other: DatabaseHandle;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cluck-backup-"));
  // Whatever engine the tests run on, the backup comes from the embedded one.
  embedded = isEmbedded ? await createTestDatabase() : await createInMemory();
  other = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all([embedded.close(), other.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function createInMemory(): Promise<DatabaseHandle> {
  const database = await openDatabase({ engine: "embedded", folder: "memory" });
  await database.migrate();
  return database;
}

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
  const { id: uploadedByUserId } = await createUser(embedded.db);
  const image = await createImage(embedded.db, { widths: [160, 320], uploadedByUserId });
  await embedded.db.insert(avatars).values({ userId: uploadedByUserId, imageId: image.id });
  await from.save(image.storageKey, pictures("160.webp", "160.avif", "320.webp", "320.avif"));
  const before = await everythingIn(embedded, from);

  const file = join(folder, "all.backup");
  await backUpToFile({ db: embedded.db, storage: from }, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const target = { db: other.db, storage: to };
  const packed = await readFile(file);
  const half = join(folder, "half.backup");
  await writeFile(half, packed.subarray(0, packed.length / 2));
  await expect(restoreFromFile(target, half)).rejects.toThrow(
    "The backup is damaged: it is cut short. Nothing was changed.",
  );
  await restoreFromFile(target, file);
  expect(await everythingIn(other, to)).toEqual(before);

  // New rows get new numbers, and nothing is restored over what is there unless that is said.
  const author = await createUser(other.db);
  const review = await createReview(other.db, { sandwichId: sandwich.id, userId: author.id });
  expect(review.id).toBeGreaterThan(1);
  await expect(restoreFromFile(target, file)).rejects.toThrow("The database is not empty.");
  await restoreFromFile(target, file, { overwrites: true });
  expect(await everythingIn(other, to)).toEqual(before);
}, 120_000);

test("a file that is damaged anywhere is refused before anything changes, wherever it may overwrite", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const target = { db, storage: storageIn("undamaged") };
  const { id } = await createUser(db, { username: "Henny" });
  const file = join(folder, "sound.backup");
  await backUpToFile(target, file);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
  const damaged = {
    "another row": lines.map((line) => line.replace("Henny", "Jenny")),
    "a row less": lines.filter((line) => !line.includes("Henny")),
    "no end": lines.slice(0, -1),
    "more after the end": [...lines, lines.at(-1)],
    "half a line": [...lines.slice(0, -2), lines.at(-2)?.slice(0, 9)],
    "a newer version": lines.map((line) => line.replace("0000_initial", "9999_future")),
  };
  for (const [how, text] of Object.entries(damaged)) {
    const other = join(folder, "damaged.backup");
    await writeFile(other, gzipSync(text.join("\n")));
    const restoring = restoreFromFile(target, other, { overwrites: true });
    await expect(restoring, how).rejects.toThrow(
      /^(The backup is damaged: |This is no backup|The backup was made by a newer version).* Nothing was changed\.$/,
    );
  }
  expect(await db.query.users.findMany()).toMatchObject([{ id, username: "Henny" }]);
});

test("a backup of the first format, which has no sums, still comes back", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const target = { db, storage: storageIn("first format") };
  await createUser(db, { username: "Henny" });
  const file = join(folder, "first.backup");
  await backUpToFile(target, file);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n")
    .slice(0, -1);
  const [begin = "", ...rest] = lines;
  const first = [begin.replace('"cluckBackup":2', '"cluckBackup":1'), ...rest];
  await writeFile(file, gzipSync([...first, '{"isComplete":true}'].join("\n")));
  await restoreFromFile(target, file, { overwrites: true });
  expect(await db.query.users.findMany()).toMatchObject([{ username: "Henny" }]);
});

test("a backup of an older version becomes what an update would have made of it", async () => {
  const [older, target] = [await createTestDatabase(), await createTestDatabase()];
  const file = join(folder, "older.backup");
  await returnToAddresses(older.db);
  // Tables that came since: the version that made such a backup did not look for them.
  const later = [
    "website_readings",
    "visits",
    "fact_checks",
    "avatars",
    "account_tokens",
    "known_devices",
    "jobs",
    "job_schedules",
    "passkeys",
    "second_factors",
    "recovery_codes",
    "passkey_challenges",
    "sandwich_ratings",
  ].join();
  for (const table of later.split(","))
    await older.db.execute(sql`create table ${sql.raw(table)} ()`);
  await backUpToFile({ db: older.db, storage: storageIn("older") }, file);
  await older.db.execute(sql`drop table ${sql.raw(later)}`);
  const latest = await appliedMigrations(target.db);
  await restoreFromFile({ db: target.db, storage: storageIn("newer") }, file);
  expect(await appliedMigrations(target.db)).toEqual(latest);
  expect(await readThings(target.db)).toEqual(migratedThings);
  expect(await createSandwich(target.db, { restaurantId: 1 })).toMatchObject({ id: 4 });
  await older.migrate();
  await Promise.all([older.close(), target.close()]);
});

describe("a name that we would not give", () => {
  const key = "0123456789abcdef".repeat(2);
  const image = (name: string, file = "160.webp") => ({
    image: name,
    files: [{ name: file, base64: "AAAA" }],
  });
  const row = JSON.stringify({
    id: 1,
    storage_key: "../victim",
    kind: "general",
    content_type: "image/webp",
    byte_size: 1,
    width: 1,
    height: 1,
  });
  let target: { db: DatabaseHandle["db"]; storage: ImageStorage };
  let empty: DatabaseHandle;
  beforeAll(async () => {
    await mkdir(join(folder, "victim"));
    await writeFile(join(folder, "victim", "keep.txt"), "mine");
    empty = await createTestDatabase();
    target = { db: empty.db, storage: storageIn("deep/images") };
  });
  afterAll(() => empty.close());

  test.each([
    ["a key that climbs", image("../victim")],
    ["an absolute key", image(`${tmpdir()}/victim`)],
    ["a key of Windows", image("..\\victim")],
    ["a key with a NUL", image(`${key}\u0000`)],
    ["a key in capitals", image(key.toUpperCase())],
    ["a file that climbs", image(key, "../../../../victim/160.webp")],
    ["an absolute file", image(key, "/160.webp")],
    ["a file of Windows", image(key, "..\\160.webp")],
    ["a file with a NUL", image(key, "160.webp\u0000")],
    ["no file of ours", image(key, ".htaccess")],
    ["a row's key", { table: "images", rows: [row] }],
  ])("%s: nothing is restored, written or removed", async (_, line) => {
    const file = join(folder, "hostile.backup");
    const begin = { cluckBackup: 1, migrations: await appliedMigrations(empty.db) };
    const lines = [begin, line, { isComplete: true }].map((part) => `${JSON.stringify(part)}\n`);
    await writeFile(file, gzipSync(lines.join("")));
    await expect(restoreFromFile(target, file)).rejects.toThrow(
      /no backup of Cluck|names an image/,
    );
    expect(await readdir(join(folder, "victim"))).toEqual(["keep.txt"]);
    expect(await empty.db.query.images.findMany()).toEqual([]);
  });
});

test("a link where the draft used to be is not written through", async () => {
  const [file, elsewhere] = [join(folder, "linked.backup"), join(folder, "elsewhere.txt")];
  await writeFile(elsewhere, "mine");
  await symlink(elsewhere, `${file}.part`);
  await backUpToFile({ db: other.db, storage: storageIn("linked") }, file);
  expect(await readFile(elsewhere, "utf8")).toBe("mine");
  expect((await stat(file)).isFile()).toBe(true);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([
    "linked.backup.part",
  ]);
});

test("what is no backup is refused, and what is not there is named", async () => {
  const empty = await createTestDatabase();
  const target = { db: empty.db, storage: storageIn("none") };
  const file = join(folder, "notes.txt");
  await writeFile(file, "buy pickles");
  await expect(restoreFromFile(target, file)).rejects.toThrow(
    "This is no backup of Cluck, or it is damaged. Nothing was changed.",
  );
  await expect(restoreFromFile(target, join(folder, "nowhere"))).rejects.toThrow("ENOENT");
  await empty.close();
});

async function* pictures(...names: string[]) {
  for (const name of names) yield { name, bytes: new TextEncoder().encode(`pixels of ${name}`) };
}
