import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Unreadable } from "../fetching/fetch-errors.ts";
import { decodeFile } from "./read-file.ts";

const file = (bytes: Uint8Array | string, contentType = "text/html") =>
  decodeFile({ contentType, bytes: Buffer.from(bytes) });

test("a page is its text", async () => {
  expect(await file("<p>Café")).toMatchObject({ content: "<p>Café", isHtml: true });
  expect(await file("Menu", "text/plain; charset=utf-8")).toMatchObject({ isHtml: false });
  expect(await file("<p>x", "")).toMatchObject({ isHtml: true });
});

test("a PDF is its text, whatever the server calls it", async () => {
  const pdf = readFileSync("tests/corpus/websites/pdf-menu/files/dinner menu.pdf");
  for (const contentType of ["application/pdf", "application/octet-stream", "text/html"]) {
    const { content, isHtml } = await file(pdf, contentType);
    expect(isHtml).toBe(false);
    expect(content.split("\n")).toContain("Buttermilk Chicken Sandwich 15");
  }
});

test.each([
  ["a broken PDF", "%PDF-1.7 and then nothing", "application/pdf"],
  ["a picture", "\x89PNG\r\n", "image/png"],
  ["an archive that claims to be a page", Buffer.alloc(5000, "\x00\x01\x02\xff"), "text/html"],
])("%s cannot be read", async (_, bytes, contentType) => {
  await expect(file(bytes, contentType)).rejects.toThrow(Unreadable);
});
