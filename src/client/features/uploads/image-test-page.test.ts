import { createElement } from "react";
import { expect, test } from "vitest";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { imageBoxes } from "#contract/image-files.ts";
import { uploaders } from "#contract/upload-rules.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { ImageTestPage, imageTests } from "./image-test-page.tsx";

const admin = { id: "1", role: "admin", canEditCatalogue: true } as User;

// proves: image-test-1, image-test-2, image-test-5, image-test-6, image-test-7, image-test-8
test.each([
  ["general", [1200, 1200], "General images are resized to fit 1200x1200."],
  ["restaurant", [1200, 800], "Restaurant images are resized to fit 1200x800 landscape."],
  ["sandwich", [800, 600], "Sandwich images are resized to fit 800x600."],
] as const)("%s has a tab, an uploader of its own and the size %j", async (tab, size, text) => {
  const page = createElement(ImageTestPage, { viewer: admin, tab, onTabChange: () => {} });
  const html = await drawInPage(createQueryClient({} as Api), page);
  const words = wordsOf(html);
  expect(words.slice(0, 5)).toEqual([
    "Image Processing Test",
    "Every upload gets a unique file name, has its metadata removed, and is resized.",
    ...["General", "Restaurant", "Sandwich"],
  ]);
  expect(html.replaceAll("<!-- -->", "")).toContain(text);
  expect(words).toContain("Nothing uploaded yet");
  const { kind } = uploaders[imageTests[tab].slug];
  expect(kind).toBe(tab);
  expect([imageBoxes[kind].width, imageBoxes[kind].height]).toEqual(size);
});
