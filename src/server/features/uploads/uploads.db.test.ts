import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageBoxes, type UploadSlug, uploaders } from "#contract/upload-rules.ts";
import type {
  PresignedUpload,
  UploadedFile,
  UploadRoute,
  UploadStatus,
} from "#contract/uploads.ts";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import { ConnectionLost } from "#server/database/driver-error.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildPhoto } from "#tests/support/image-files.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, TestClient } from "#tests/support/test-client.ts";
import { announce, requireAddress, sendFile, upload } from "#tests/support/uploads.ts";
import { uploadSecret } from "./upload-signature.ts";
import { claimTicket } from "./upload-tickets.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const slugs = Object.keys(uploaders) as UploadSlug[];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("the list names every uploader and its limits", async () => {
  const routes = await bodyOf<UploadRoute[]>(await app.client().get("/api/uploadthing"));
  expect(routes.map(({ slug }) => slug)).toEqual(slugs);
  for (const { config } of routes) expect(config.image.maxFileSize).toBe("4MB");
});

test.each(slugs)("%s fits what it takes into its box", async (slug) => {
  const { client } = await app.signInAsAdmin();
  const photo = await buildPhoto({ width: 1400, height: 1300 });
  const response = await upload(client, photo, { slug });
  expect(response.status).toBe(200);
  const file = await bodyOf<UploadedFile>(response);
  const { image } = file.serverData;
  const { width, height } = imageBoxes[uploaders[slug].kind];
  const scale = Math.min(width / 1400, height / 1300);
  expect(image.width).toBeCloseTo(1400 * scale, 0);
  expect(image.height).toBeCloseTo(1300 * scale, 0);
  expect(image.widths.at(-1)).toBe(image.width);
  expect(file.url).toBe(image.url);
  expect(file.ufsUrl).toBe(`http://localhost${file.url}`);
  expect(file.fileHash).toMatch(/^[0-9a-f]{64}$/);
});

describe("who may use which", () => {
  /** Visitor, member, curator, admin. */
  const table: Record<UploadSlug, number[]> = {
    generalImageUploader: [401, 200, 200, 200],
    restaurantImageUploader: [401, 403, 200, 200],
    sandwichImageUploader: [401, 403, 403, 200],
    badgeImageUploader: [401, 403, 403, 200],
    reviewImageUploader: [401, 200, 200, 200],
  };
  test("each uploader takes files of whom the table names", async () => {
    const people = [
      app.client(),
      (await app.signIn()).client,
      (await app.signInAsCurator()).client,
      (await app.signInAsAdmin()).client,
    ];
    for (const slug of slugs) {
      const answers = await Promise.all(people.map((person) => announce(person, { slug })));
      expect(
        answers.map(({ status }) => status),
        slug,
      ).toEqual(table[slug]);
    }
  });
});

test("a member uploads 20 general images a day, and again the next day", async () => {
  const { client } = await app.signIn();
  const six = Array.from({ length: 6 }, () => ({ name: "a.png", type: "image/png", size: 9 }));
  const ask = (files: unknown[]) =>
    client.post("/api/uploadthing?actionType=upload&slug=generalImageUploader", { files });
  for (let count = 0; count < 3; count += 1) expect((await ask(six)).status).toBe(200);
  const [last, ...rest] = six;
  expect((await ask([last])).status).toBe(200);
  // Five are too many now, and leave room for the one that is not.
  expect((await ask(rest)).status).toBe(429);
  expect((await ask([last])).status).toBe(200);
  const refused = await ask([last]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
  app.passTime(dayMs);
  expect((await ask([last])).status).toBe(200);
});

test("nobody needs to be signed in to send to a signed address, but only once", async () => {
  const { client } = await app.signIn();
  const photo = await buildPhoto();
  const { path, url, key } = await requireAddress(client, { size: photo.length });
  expect(url).toMatch(/^http:\/\/localhost\/api\/uploadthing\/[0-9a-f]{32}\?/);
  const answers = await Promise.all([1, 2, 3].map(() => sendFile(app.client(), path, photo)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  const done = answers.find(({ status }) => status === 200);
  expect(await done?.json()).toMatchObject({ url: `/images/${key}/400.webp` });
});

test("the address of a blocked member is worth nothing, and something again afterwards", async () => {
  const admin = await app.signInAsAdmin();
  const { client, user } = await app.signIn();
  const photo = await buildPhoto();
  const { path } = await requireAddress(client, { size: photo.length });
  const block = (isBlocked: boolean) =>
    admin.client.patch(`/api/users/${user.id}/block`, { isBlocked });
  await block(true);
  expect((await sendFile(app.client(), path, photo)).status).toBe(403);
  expect((await app.client().get(path)).status).toBe(403);
  await block(false);
  expect((await sendFile(app.client(), path, photo)).status).toBe(200);
});

test("HEAD says to begin at 0, and the address tells how the upload stands", async () => {
  const { client } = await app.signIn();
  const photo = await buildPhoto();
  const { path } = await requireAddress(client, { size: photo.length });
  const head = await app.app.request(path, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("x-ut-range-start")).toBe("0");
  const status = async () => bodyOf<UploadStatus>(await app.client().get(path));
  expect(await status()).toEqual({ status: "waiting" });
  const file = await bodyOf<UploadedFile>(await sendFile(client, path, photo));
  expect(await status()).toEqual({ status: "done", file });
});

test("what a killed process had claimed is free again after a minute, and not before", async () => {
  const { client } = await app.signIn();
  const photo = await buildPhoto();
  const { path, key } = await requireAddress(client, { size: photo.length });
  const status = async () => bodyOf<UploadStatus>(await client.get(path));
  const claimAgo = (ms: number) => claimTicket(app.db, key, new Date(app.now().getTime() - ms));
  expect(await claimAgo(70_000)).not.toBeNull();
  expect(await status()).toEqual({ status: "waiting" });
  expect(await claimAgo(5000)).not.toBeNull();
  expect(await status()).toEqual({ status: "processing" });
  expect((await sendFile(client, path, photo)).status).toBe(403);
  expect(await claimAgo(-60_000)).not.toBeNull();
});

test("a refused file is told to who asks", async () => {
  const { client } = await app.signIn();
  const { path } = await requireAddress(client, { size: 4 });
  await sendFile(client, path, Buffer.from("chop"));
  const status = await bodyOf<UploadStatus>(await client.get(path));
  expect(status).toEqual({ status: "failed", message: expect.stringContaining("not a JPEG") });
});

test("an address whose upload met a full house or a broken disk can be used again", async () => {
  const answers: Error[] = [unavailable(5), new Error("no space left")];
  const broken = await createTestApp({
    imageQueue: (job) => {
      const error = answers.shift();
      return error ? Promise.reject(error) : job();
    },
  });
  const { client } = await broken.signIn();
  const photo = await buildPhoto();
  const { path } = await requireAddress(client, { size: photo.length });
  const busy = await sendFile(client, path, photo);
  expect(busy.status).toBe(503);
  expect(busy.headers.get("Retry-After")).toBe("5");
  expect((await sendFile(client, path, photo)).status).toBe(500);
  expect((await sendFile(client, path, photo)).status).toBe(200);
  await broken.close();
});

test("an image whose commit was lost is there with its files, and its address is used up", async () => {
  const { client } = await app.signIn();
  const photo = await buildPhoto();
  const { path } = await requireAddress(client, { size: photo.length });
  const cutAfterCommit: Database["transaction"] = async (work) => {
    await app.db.transaction(work);
    throw new ConnectionLost(new Error("cut off"), true);
  };
  const db = new Proxy(app.db, {
    get: (target, name) => (name === "transaction" ? cutAfterCommit : Reflect.get(target, name)),
  });
  const cut = new TestClient(createApp({ ...app.deps, db }));
  expect((await sendFile(cut, path, photo)).status).toBe(503);

  expect((await sendFile(client, path, photo)).status).toBe(403);
  const status = await bodyOf<UploadStatus>(await client.get(path));
  if (status.status !== "done") throw new Error(`It is ${status.status}`);
  expect((await client.get(status.file.url)).status).toBe(200);
});

test("however many come at once, so many are processed as the setting says", async () => {
  let running = 0;
  let most = 0;
  const queue = createBoundedQueue(1, 10, () => unavailable(5));
  const one = await createTestApp({
    imageQueue: (job) =>
      queue(async () => {
        most = Math.max(most, ++running);
        return job().finally(() => running--);
      }),
  });
  const { client } = await one.signIn();
  const photo = await buildPhoto();
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(client, photo)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most).toBe(1);
  await one.close();
});

test("all processes sign with the same secret, made by whoever comes first", async () => {
  const database = await createTestDatabase();
  const handles = [database.db, (await database.openAnother()).db];
  const secrets = await Promise.all(handles.map((db) => uploadSecret(db, parseConfig({}))));
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(secrets[1]).toBe(secrets[0]);
  expect(await uploadSecret(database.db, { uploadSecret: "a setting" })).toBe("a setting");
  await database.close();
});

test("several files get an address each, in their order", async () => {
  const { client } = await app.signIn();
  const files = ["one", "two"].map((name) => ({ name, type: "image/png", size: 9 }));
  const path = "/api/uploadthing?actionType=upload&slug=reviewImageUploader";
  const addresses = await bodyOf<PresignedUpload[]>(await client.post(path, { files }));
  expect(addresses.map(({ name }) => name)).toEqual(["one", "two"]);
  expect(new Set(addresses.map(({ key }) => key)).size).toBe(2);
});
