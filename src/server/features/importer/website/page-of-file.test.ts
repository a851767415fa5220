import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageOfFile } from "./page-of-file.ts";

const file = (bytes: Uint8Array | string, contentType = "text/html") =>
  pageOfFile({ url: new URL("https://coop.example/"), contentType, bytes: Buffer.from(bytes) });
const unreadable = expect.objectContaining({ status: 422 });

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
  await expect(file(bytes, contentType)).rejects.toEqual(unreadable);
});

test("a PDF that the caller no longer wants is let go", async () => {
  const caller = new AbortController();
  caller.abort();
  const pdf = readFileSync("tests/corpus/websites/pdf-menu/files/dinner menu.pdf");
  const url = new URL("https://coop.example/");
  const reading = pageOfFile({ url, contentType: "application/pdf", bytes: pdf }, caller.signal);
  await expect(reading).rejects.toEqual(unreadable);
});
