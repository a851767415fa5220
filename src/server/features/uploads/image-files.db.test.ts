import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Image } from "#contract/images.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { inventedKey, uploadPhoto } from "#tests/support/uploads.ts";

let app: TestApp;
let image: Image;
let bytes: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  const { client } = await app.signIn();
  image = (await uploadPhoto(client, "generalImageUploader")).serverData.image;
  bytes = Buffer.from(await (await get(image.url)).arrayBuffer());
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  Promise.resolve(app.app.request(path, { method, headers }));

test("every width is there in both formats, for ever, and nothing guesses its type", async () => {
  const folder = image.url.slice(0, image.url.lastIndexOf("/"));
  for (const width of image.widths) {
    for (const format of ["avif", "webp"]) {
      const response = await get(`${folder}/${width}.${format}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "accept-ranges": "bytes",
      });
      const stored = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("content-length")).toBe(String(stored.length));
      expect((await sharp(stored).metadata()).width).toBe(width);
    }
  }
});

test("a range of an image is answered with these bytes, and one beyond its end is a 416", async () => {
  const part = await get(image.url, { Range: "bytes=10-19" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 10-19/${bytes.length}`);
  expect(part.headers.get("content-length")).toBe("10");
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const tail = await get(image.url, { Range: "bytes=-4" });
  expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-4));
  const beyond = await get(image.url, { Range: `bytes=${bytes.length}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
  expect((await get(image.url, { Range: "bytes=0-1,4-5" })).status).toBe(200);
  expect((await get(image.url, { Range: "bytes=0-1", "If-Range": '"other"' })).status).toBe(200);
});

test("what the asker has is not sent again", async () => {
  const { headers } = await get(image.url);
  const etag = headers.get("etag") ?? "";
  const modified = headers.get("last-modified") ?? "";
  for (const [name, value] of [
    ["If-None-Match", etag],
    ["If-None-Match", `"x", W/${etag}`],
    ["If-Modified-Since", modified],
  ] as const) {
    const response = await get(image.url, { [name]: value });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("cache-control")).toContain("immutable");
  }
  expect((await get(image.url, { "If-None-Match": '"x"' })).status).toBe(200);
  const part = await get(image.url, { Range: "bytes=0-1", "If-Range": etag });
  expect(part.status).toBe(206);
});

test("HEAD tells everything but the bytes", async () => {
  const response = await get(image.url, {}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  expect(await response.text()).toBe("");
});

test.each([
  "/images",
  "/images/",
  `/images/${inventedKey()}/400.webp`,
  `/images/${inventedKey()}/`,
  "/images/..%2f..%2fetc%2fpasswd",
  "/images/%2e%2e/400.webp",
])("%s is not there", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("neither a folder nor a name that was not stored", async () => {
  const folder = image.url.slice(0, image.url.lastIndexOf("/"));
  for (const name of ["", "/", "/399.webp", "/400.jpg", "/400.webp/", "/../400.webp", "/.."]) {
    expect((await get(`${folder}${name}`)).status, name).toBe(404);
  }
  expect((await get(image.url, {}, "DELETE")).status).toBe(404);
});
