import { readdir } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { maxUploadBytes, uploadErrorStatuses } from "#contract/upload-rules.ts";
import { images } from "#server/database/schema/images.ts";
import { buildGif, buildPhoto, buildPngBomb } from "#tests/support/image-files.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { announce, inventedKey, requireAddress, sendFile, upload } from "#tests/support/uploads.ts";

let app: TestApp;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  member = (await app.signInAsAdmin()).client;
});
afterAll(() => app.close());

async function expectRefusal(response: Response, code: keyof typeof uploadErrorStatuses) {
  expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  expect(response.status).toBe(uploadErrorStatuses[code]);
}

const filesOnDisk = async () =>
  (await readdir(app.imageFolder, { recursive: true }).catch(() => [])).filter((path) =>
    /\.(avif|webp)$/.test(path),
  );

afterEach(async () => {
  expect(await filesOnDisk()).toEqual([]);
  expect(await app.db.select().from(images)).toEqual([]);
});

const script = "<script>alert(document.cookie)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const truncated = async (format: "jpeg" | "png" | "webp" | "avif" | "gif") => {
  const photo = await buildPhoto({ format });
  return photo.subarray(0, Math.floor(photo.length * 0.6));
};

describe("what is no image is refused by its content", () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["a program behind a photo's name", () => Buffer.from("MZ\x90\x00 this is a program")],
    ["a PDF behind a photo's name", () => Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj")],
    ["a truncated JPEG", () => truncated("jpeg")],
    ["a truncated PNG", () => truncated("png")],
    ["a truncated WebP", () => truncated("webp")],
    ["a truncated AVIF", () => truncated("avif")],
    ["a truncated GIF", () => truncated("gif")],
    ["only the first bytes of a JPEG", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a PNG of 60,000 x 60,000", () => buildPngBomb(60_000, 60_000)],
    ["a PNG of 2,147,483,647 x 1", () => buildPngBomb(2_147_483_647, 1)],
    ["a GIF of 10,000 frames", () => buildGif({ frames: 10_000 })],
    ["an SVG with a script", () => Buffer.from(svg)],
    ["an SVG behind an XML declaration", () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["HTML that begins like a GIF", () => Buffer.from(`GIF89a/*<html>${script}`)],
    ["a whole GIF with HTML in a comment", () => buildGif({ comment: `<html >${script}` })],
    ["a whole GIF with HTML behind it", () => Buffer.concat([buildGif(), Buffer.from(script)])],
  ])("%s", async (_name, build) => {
    await expectRefusal(await upload(member, await build()), "BAD_REQUEST");
  });
});

describe("an image that we have no decoder for is told which we have", () => {
  const message =
    "This image format cannot be read here. Please upload a JPEG, PNG, GIF, WebP or AVIF image.";
  test.each([
    ["a TIFF", "II*\0\b\0\0\0 and so on"],
    ["a TIFF of the other order", "MM\0*\0\0\0\b and so on"],
    ["a HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic and so on"],
    ["a HEIF", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic and so on"],
  ])("%s behind a photo's name", async (_name, text) => {
    const response = await upload(member, Buffer.from(text, "latin1"));
    expect(await response.clone().json()).toMatchObject({ message });
    await expectRefusal(response, "BAD_REQUEST");
  });
  test.each(["image/heic", "image/tiff", "image/svg+xml"])("%s, announced", async (type) => {
    const response = await announce(member, { type });
    expect(await response.clone().json()).toMatchObject({ message });
    await expectRefusal(response, "BAD_REQUEST");
  });
});

describe("size", () => {
  const padded = async (size: number) => Buffer.concat([await buildPhoto(), Buffer.alloc(size)]);

  test("four megabytes and one byte, announced", async () => {
    await expectRefusal(await announce(member, { size: maxUploadBytes + 1 }), "TOO_LARGE");
  });
  test("four megabytes and one byte, sent instead of less", async () => {
    const bytes = (await padded(maxUploadBytes)).subarray(0, maxUploadBytes + 1);
    await expectRefusal(await upload(member, bytes, { size: 5000 }), "TOO_LARGE");
  });
  test("twice four megabytes, sent instead of less", async () => {
    const bytes = await padded(2 * maxUploadBytes);
    await expectRefusal(await upload(member, bytes, { size: 5000 }), "TOO_LARGE");
  });
  test("a body without a length that does not end", async () => {
    const { path } = await requireAddress(member, { size: 5000 });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const part = 'Content-Disposition: form-data; name="file"; filename="a.jpg"';
    let megabytes = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(Buffer.from(`--x\r\n${part}\r\n\r\n`)),
      pull: (stream) =>
        megabytes++ < 9 ? stream.enqueue(new Uint8Array(2 ** 20)) : stream.close(),
    });
    const sent = { method: "PUT", headers, body, duplex: "half" as const };
    await expectRefusal(await app.app.request(path, sent), "TOO_LARGE");
    expect(megabytes).toBeLessThan(9);
  });
  test("zero bytes, announced and sent", async () => {
    await expectRefusal(await announce(member, { size: 0 }), "TOO_SMALL");
    await expectRefusal(await upload(member, Buffer.alloc(0), { size: 5000 }), "TOO_SMALL");
  });
  test("another size than announced", async () => {
    await expectRefusal(await upload(member, await padded(7), { size: 5000 }), "BAD_REQUEST");
  });
});

describe("what is announced", () => {
  test.each(["text/html", "application/pdf", ""])("the type %j", async (type) => {
    await expectRefusal(await announce(member, { type }), "BAD_REQUEST");
  });
  test.each(["../../etc/passwd", "..\\..\\boot.ini", "/etc/passwd", "..", "", "a\u0000.jpg"])(
    "the name %j",
    async (name) => {
      await expectRefusal(await announce(member, { name }), "BAD_REQUEST");
    },
  );
  test("a path in the name of what is sent", async () => {
    const bytes = await buildPhoto();
    const { path } = await requireAddress(member, { size: bytes.length });
    const response = await sendFile(member, path, bytes, { name: "../../../evil.webp" });
    await expectRefusal(response, "BAD_REQUEST");
  });
  test("a name without end", async () => {
    await expectRefusal(await announce(member, { name: "a".repeat(256) }), "KEY_TOO_LONG");
  });
  test("an uploader that does not exist", async () => {
    await expectRefusal(await announce(member, { slug: "videoUploader" }), "NOT_FOUND");
    await expectRefusal(await announce(member, { slug: "toString" }), "NOT_FOUND");
  });
  test("too many files, or none", async () => {
    const files = (count: number) =>
      Array.from({ length: count }, () => ({ name: "a.png", type: "image/png", size: 9 }));
    const ask = (slug: string, count: number) =>
      member.post(`/api/uploadthing?actionType=upload&slug=${slug}`, { files: files(count) });
    await expectRefusal(await ask("reviewImageUploader", 5), "TOO_MANY_FILES");
    await expectRefusal(await ask("sandwichImageUploader", 2), "TOO_MANY_FILES");
    await expectRefusal(await ask("generalImageUploader", 0), "BAD_REQUEST");
  });
  test("another action", async () => {
    const path = "/api/uploadthing?actionType=multipart-complete&slug=generalImageUploader";
    await expectRefusal(await member.post(path, { files: [] }), "BAD_REQUEST");
  });
});

describe("signatures", () => {
  const address = async () => {
    const bytes = await buildPhoto();
    return { bytes, ...(await requireAddress(member, { size: bytes.length })) };
  };
  const changed = (path: string, name: string, value: string) => {
    const url = new URL(path, "http://localhost");
    url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  };

  test("a forged one", async () => {
    const { path, bytes } = await address();
    const forged = changed(path, "signature", "A".repeat(43));
    await expectRefusal(await sendFile(member, forged, bytes), "FORBIDDEN");
    await expectRefusal(await sendFile(member, changed(path, "signature", ""), bytes), "FORBIDDEN");
  });
  test.each([
    ["expires", "99999999999999"],
    ["member", "somebody-else"],
    ["size", "17"],
    ["type", "text/html"],
    ["slug", "badgeImageUploader"],
  ])("altered: %s", async (name, value) => {
    const { path, bytes } = await address();
    await expectRefusal(await sendFile(member, changed(path, name, value), bytes), "FORBIDDEN");
    await expectRefusal(await member.get(changed(path, name, value)), "FORBIDDEN");
  });
  test("another member's key under one's own signature", async () => {
    const { client: stranger } = await app.signIn();
    const [mine, other] = [await address(), await requireAddress(stranger, {})];
    const swapped = mine.path.replace(mine.key, other.key);
    await expectRefusal(await sendFile(member, swapped, mine.bytes), "FORBIDDEN");
    const invented = mine.path.replace(mine.key, inventedKey());
    await expectRefusal(await sendFile(member, invented, mine.bytes), "FORBIDDEN");
    const noKey = mine.path.replace(mine.key, "..%2f..%2fsecret");
    await expectRefusal(await sendFile(member, noKey, mine.bytes), "NOT_FOUND");
  });
  test("none", async () => {
    const { path, bytes } = await address();
    const bare = path.split("?")[0] ?? "";
    await expectRefusal(await sendFile(member, bare, bytes), "BAD_REQUEST");
  });
  test("an expired one", async () => {
    const { path, bytes } = await address();
    app.passTime(16 * 60_000);
    await expectRefusal(await sendFile(member, path, bytes), "FORBIDDEN");
  });
  test("a replayed one, after a refusal", async () => {
    const bytes = Buffer.from("no image at all");
    const { path } = await requireAddress(member, { size: bytes.length });
    await expectRefusal(await sendFile(member, path, bytes), "BAD_REQUEST");
    await expectRefusal(await sendFile(member, path, bytes), "FORBIDDEN");
  });
});

test("a body that is no form", async () => {
  const { path } = await requireAddress(member, { size: 3 });
  await expectRefusal(await member.send("PUT", path, { body: "abc" }), "BAD_REQUEST");
  const form = new FormData();
  form.append("file", "text instead of a file");
  await expectRefusal(await member.send("PUT", path, { body: form }), "BAD_REQUEST");
});
