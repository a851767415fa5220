import { genUploader } from "uploadthing/client";
import type { FileRouter } from "uploadthing/types";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Listener, listen } from "#server/http/listen.ts";
import { createSandwich } from "#tests/support/factories.ts";
import { buildPhoto } from "#tests/support/image-files.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { imageIdOf } from "#tests/support/uploads.ts";
import { UploadRequest } from "#tests/support/xml-http-request.ts";

let app: TestApp;
let listener: Listener;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  listener = await listen(app.app, { host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${listener.port}`;
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await listener.drain({ graceMs: 1000, idleMs: 0 });
  await app.close();
});

const uploader = () => {
  vi.stubGlobal("window", globalThis);
  return genUploader<FileRouter>({ url: new URL("/api/uploadthing", origin) });
};

async function cookieOf(person: "signIn" | "signInAsAdmin") {
  const { client } = await app[person]();
  return { Cookie: `session=${client.cookies.get("session")}` };
}

test("the published client uploads files, and what it gets is what the pages show", async () => {
  const headers = await cookieOf("signInAsAdmin");
  const photos = [await buildPhoto(), await buildPhoto({ format: "png", width: 900, height: 700 })];
  const files = photos.map(
    (photo, index) => new File([photo], `lunch ${index}.jpg`, { type: "image/jpeg" }),
  );
  const progress: number[] = [];
  const uploaded = await uploader().uploadFiles("generalImageUploader", {
    files,
    headers,
    onUploadProgress: ({ totalProgress }) => progress.push(totalProgress),
  });
  expect(uploaded.map(({ name }) => name)).toEqual(["lunch 0.jpg", "lunch 1.jpg"]);
  expect(progress.at(-1)).toBe(1);
  for (const { ufsUrl, key, fileHash, serverData } of uploaded) {
    const url = new URL(ufsUrl).pathname;
    expect(ufsUrl).toMatch(`${origin}/images/${key}/`);
    expect(fileHash).toMatch(/^[0-9a-f]{64}$/);
    expect(serverData).toMatchObject({ image: { url, preview: expect.stringMatching(/^data:/) } });
    const response = await fetch(ufsUrl);
    expect(response.headers.get("content-type")).toBe("image/webp");
    await createSandwich(app.db, { imageId: await imageIdOf(app.db, url) });
  }
  const sandwiches = (await (await fetch(`${origin}/api/sandwiches`)).json()) as {
    image: unknown;
  }[];
  expect(sandwiches.every(({ image }) => image !== null)).toBe(true);
});

test("its errors carry our words and the protocol's codes", async () => {
  const files = [new File(["%PDF-1.7"], "menu.pdf", { type: "application/pdf" })];
  const upload = (slug: string, headers: Record<string, string>) =>
    uploader().uploadFiles(slug, { files, headers });
  await expect(upload("generalImageUploader", await cookieOf("signIn"))).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "Please upload an image file (jpeg, png, etc).",
  });
  await expect(upload("sandwichImageUploader", await cookieOf("signIn"))).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: "You must be an admin to perform this action",
  });
});

test("an upload that it paused goes on", async () => {
  const headers = await cookieOf("signIn");
  const photo = await buildPhoto();
  const file = new File([photo], "lunch.jpg", { type: "image/jpeg" });
  const { pauseUpload, resumeUpload, done } = await uploader().createUpload(
    "generalImageUploader",
    { files: [file], headers },
  );
  pauseUpload(file);
  resumeUpload(file);
  expect(await done(file)).toMatchObject({ name: "lunch.jpg", ufsUrl: expect.any(String) });
});
