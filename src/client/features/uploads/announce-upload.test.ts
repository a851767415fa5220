import { expect, it } from "vitest";
import { announcementOf } from "./announce-upload.ts";
import type { Upload } from "./upload-list.ts";

const said = (state: Upload["state"]) =>
  announcementOf({ id: 1, name: "lunch.jpg", preview: "", state });

it.each([
  [0, "Uploading lunch.jpg, 0 percent"],
  [0.24, "Uploading lunch.jpg, 0 percent"],
  [0.5, "Uploading lunch.jpg, 50 percent"],
  [0.99, "Uploading lunch.jpg, 75 percent"],
  [1, "Preparing lunch.jpg"],
])("at %d: %s", (progress, words) => expect(said({ step: "uploading", progress })).toBe(words));

it("leaves the end to the toast", () => {
  expect(said({ step: "failed", message: "No image" })).toBe("");
});
