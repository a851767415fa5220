import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/errors.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import "#tests/support/bundled-reader.ts";

const menu = readFileSync("tests/support/menu-picture.jpg");

let model: Awaited<ReturnType<typeof startModelServer>>;
let app: TestApp;
let helpedApp: TestApp;
let admin: TestClient;
let helpedAdmin: TestClient;
beforeAll(async () => {
  model = await startModelServer();
  app = await createTestApp();
  helpedApp = await createTestApp({
    settings: { AI_BASE_URL: `${model.baseUrl}/`, AI_API_KEY: "top secret", AI_MODEL: "small" },
  });
  admin = (await app.signInAsAdmin()).client;
  helpedAdmin = (await helpedApp.signInAsAdmin()).client;
});
afterAll(() => Promise.all([app.close(), helpedApp.close(), model.close()]));

async function read(client: TestClient, picture: unknown) {
  const sent = picture instanceof Uint8Array ? Buffer.from(picture).toString("base64") : picture;
  const response = await client.post("/api/menu/picture", { picture: sent });
  return {
    status: response.status,
    ...(await bodyOf<{ text: string; from: string } & ApiErrorBody>(response)),
  };
}

test("the text of a picture comes back with its prices, and processed it has the sandwiches", async () => {
  const { status, text, from } = await read(admin, menu);
  expect({ status, from }).toEqual({ status: 200, from: "ocr" });
  expect(text).toMatch(/^Spicy Chicken Club +12\.50$/m);
  const processed = await admin.post("/api/menu/process", { menuText: text });
  expect(await processed.json()).toMatchObject({
    sandwiches: [
      { name: "Spicy Chicken Club", description: "bacon, cheddar, brioche bun", price: 12.5 },
      { name: "Crispy Chicken Sandwich", price: 9.75 },
    ],
  });
});

test("a language model reads it where one is set, and gets its pixels alone", async () => {
  model.says({ text: "SANDWICHES\nHot Hen 9" });
  const tagged = await sharp(menu)
    .withExif({ IFD0: { Copyright: "Paula Secret" } })
    .toBuffer();
  expect(tagged.includes("Paula Secret")).toBe(true);
  expect(await read(helpedAdmin, tagged)).toMatchObject({
    status: 200,
    text: "SANDWICHES\nHot Hen 9",
    from: "model",
  });
  const [, asked] = model.requests.at(-1)?.body.messages ?? [];
  const [, data = ""] = /"data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(asked)) ?? [];
  const seen = Buffer.from(data, "base64");
  expect(seen.includes("Paula Secret")).toBe(false);
  expect(await sharp(seen).metadata()).toMatchObject({ format: "jpeg", width: 900 });
});

test("without its help the built-in reader does it", async () => {
  model.answers((response) => response.writeHead(500).end());
  expect(await read(helpedAdmin, menu)).toMatchObject({ status: 200, from: "ocr" });
});

test.each<[string, unknown, number, string]>([
  ["nothing", "", 400, "Please upload an image file (jpeg, png, etc)."],
  [
    "no picture",
    Buffer.from("SANDWICHES"),
    400,
    "This file is not a JPEG, PNG, GIF, WebP or AVIF image.",
  ],
  ["half a picture", menu.subarray(0, 9000), 400, "This image is damaged and cannot be read."],
  ["a number", 5, 400, "Please upload an image file (jpeg, png, etc)."],
  ["too much", "A".repeat(5_600_000), 400, "Image size should be less than 4MB."],
])("%s is refused", async (_, picture, status, message) => {
  expect(await read(admin, picture)).toMatchObject({
    status,
    message,
    issues: [{ path: "picture" }],
  });
});

test("a picture without a text is a 422 that says so", async () => {
  const create = { width: 300, height: 200, channels: 3 as const, background: "#c96" };
  expect(await read(admin, await sharp({ create }).png().toBuffer())).toMatchObject({
    status: 422,
    message: "The picture cannot be read: we found no text in it.",
  });
});

// proves: imports-31
test("a picture of noise is not searched for letters", async () => {
  const raw = { width: 2000, height: 1500, channels: 1 as const };
  const noise = randomBytes(raw.width * raw.height);
  expect(await read(admin, await sharp(noise, { raw }).jpeg().toBuffer())).toMatchObject({
    status: 422,
    message: "The picture cannot be read: we found no text in it.",
  });
});
