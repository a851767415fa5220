import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { imageBoxes, uploaders } from "#contract/upload-rules.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { imageTests } from "./image-test-page.tsx";

test.each([
  ["General", "general", [1200, 1200], "General images are resized to fit 1200x1200."],
  [
    "Restaurant",
    "restaurant",
    [1200, 800],
    "Restaurant images are resized to fit 1200x800 landscape.",
  ],
  ["Sandwich", "sandwich", [800, 600], "Sandwich images are resized to fit 800x600."],
] as const)("%s has a tab, an uploader of its own and its size", async (name, tab, size, text) => {
  const user = await openPage("/image-processing-test", fakeApi(admin));
  screen.getByRole("heading", { name: "Image Processing Test" });
  screen.getByText(
    "Every upload gets a unique file name, has its metadata removed, and is resized.",
  );
  const tabs = screen.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(tabs).toEqual(["General", "Restaurant", "Sandwich"]);
  await user.click(screen.getByRole("tab", { name }));
  await screen.findByText(text);
  screen.getByText("Nothing uploaded yet");
  const { kind } = uploaders[imageTests[tab].slug];
  expect(kind).toBe(tab);
  expect([imageBoxes[kind].width, imageBoxes[kind].height]).toEqual(size);
});
