import { afterAll, beforeAll, expect, test } from "vitest";
import { createS3Storage } from "#server/storage/s3-storage.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { uploadPhoto } from "#tests/support/uploads.ts";
import { sweepImages } from "./image-sweep.service.ts";

const dayMs = 24 * 60 * 60 * 1000;

let s3: Awaited<ReturnType<typeof startS3Server>>;
let app: TestApp;
beforeAll(async () => {
  s3 = await startS3Server();
  app = await createTestApp({ storage: createS3Storage(s3.settings) });
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

test("with S3 behind it an image is uploaded, served in whole and in parts, and swept", async () => {
  const { client } = await app.signIn();
  const { url } = await uploadPhoto(client, "generalImageUploader");
  const whole = await app.app.request(url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("cache-control")).toContain("immutable");
  expect(whole.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get("content-length")).toBe(String(bytes.length));
  const part = await app.app.request(url, { headers: { Range: "bytes=-7" } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(-7));
  const etag = whole.headers.get("etag") ?? "";
  expect((await app.app.request(url, { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await app.app.request(url, { method: "HEAD" })).status).toBe(200);

  await sweepImages(app.deps);
  app.passTime(2 * dayMs);
  await sweepImages(app.deps);
  expect((await app.app.request(url)).status).toBe(404);
  for await (const left of app.deps.storage.list()) throw new Error(`${left.key} was left`);
});
