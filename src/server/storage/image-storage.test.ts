import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "#tests/support/s3-server.ts";
import { inventedKey } from "#tests/support/uploads.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { type ImageStorage, resolveRange } from "./image-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

const places = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), "cluck-storage-"));
    const close = () => rm(folder, { recursive: true, force: true });
    return { storage: createFolderStorage(join(folder, "images")), close };
  },
  async S3() {
    const { settings, close } = await startS3Server();
    return { storage: createS3Storage(settings), close };
  },
};

describe.each(Object.entries(places))("in a %s", (_name, openPlace) => {
  let storage: ImageStorage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, close } = await openPlace());
  });
  afterAll(() => close());

  const bytes = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251));
  const save = (key: string, names = ["160.avif", "160.webp"]) =>
    storage.save(
      key,
      (async function* () {
        for (const name of names) yield { name, bytes };
      })(),
    );
  const read = async (key: string, name: string, range?: string) => {
    const file = await storage.open(key, name, range);
    if (!file || file.range === "unsatisfiable") return file;
    const { body, ...rest } = file;
    return { ...rest, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
  };
  const keys = async () => {
    const found = [];
    for await (const { key } of storage.list()) found.push(key);
    return found;
  };

  test("what was saved is read back, whole and in parts", async () => {
    const key = inventedKey();
    expect(await save(key)).toEqual({ byteSize: 4000 });
    expect(await read(key, "160.webp")).toMatchObject({ size: 2000, bytes });
    const part = await read(key, "160.webp", "bytes=100-199");
    expect(part).toMatchObject({ size: 2000, range: { start: 100, end: 199 } });
    expect(part).toMatchObject({ bytes: bytes.subarray(100, 200) });
    const tail = await read(key, "160.avif", "bytes=-5");
    expect(tail).toMatchObject({ range: { start: 1995, end: 1999 }, bytes: bytes.subarray(-5) });
    expect(await read(key, "160.avif", "bytes=5000-")).toEqual({
      size: 2000,
      range: "unsatisfiable",
    });
  });

  test("what is not there is null", async () => {
    const key = inventedKey();
    expect(await read(key, "160.webp")).toBeNull();
    await save(key);
    expect(await read(key, "320.webp")).toBeNull();
  });

  test("what is removed is gone, also twice", async () => {
    const [key, other] = [inventedKey(), inventedKey()];
    await save(key);
    await save(other);
    await storage.remove(key);
    await storage.remove(key);
    expect(await read(key, "160.webp")).toBeNull();
    expect(await keys()).not.toContain(key);
    expect(await keys()).toContain(other);
  });

  test("every set is listed once, with its age", async () => {
    const key = inventedKey();
    const before = Date.now() - 2000;
    await save(key, ["160.avif", "160.webp", "320.avif"]);
    const found = [];
    for await (const set of storage.list()) if (set.key === key) found.push(set);
    expect(found).toHaveLength(1);
    expect(found[0]?.writtenAt.getTime()).toBeGreaterThan(before);
    expect(found[0]?.writtenAt.getTime()).toBeLessThan(Date.now() + 2000);
  });

  test("a set that breaks off leaves nothing", async () => {
    const key = inventedKey();
    const breaking = (async function* () {
      yield { name: "160.avif", bytes };
      throw new Error("out of memory");
    })();
    await expect(storage.save(key, breaking)).rejects.toThrow("out of memory");
    expect(await read(key, "160.avif")).toBeNull();
    expect((await keys()).filter((found) => found.startsWith(key))).toEqual([]);
  });

  test("a body that nobody reads to its end can be let go", async () => {
    const key = inventedKey();
    await save(key);
    const file = await storage.open(key, "160.webp");
    if (!file || file.range === "unsatisfiable") throw new Error("not there");
    await file.body.cancel();
    await storage.remove(key);
    expect(await read(key, "160.webp")).toBeNull();
  });
});

test("a key that the server does not know is an error, not an empty storage", async () => {
  const { settings, close } = await startS3Server();
  const stranger = createS3Storage({ ...settings, accessKeyId: "guessed" });
  const key = inventedKey();
  await expect(stranger.open(key, "160.webp")).rejects.toThrow(/answered 403/);
  await close();
});

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["bytes=a-b", undefined],
  ["lines=0-1", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j of 100 bytes is %j", (wanted, range) => {
  expect(resolveRange(wanted, 100)).toEqual(range);
});
