import { expect, it } from "vitest";
import { refusalOf } from "./file-check.ts";

const limit = 4 * 1024 * 1024;

it.each([
  ["image/jpeg", limit, undefined],
  ["image/heic", 1, undefined],
  ["application/pdf", 1, "Invalid file type: Please upload an image file (jpeg, png, etc)."],
  ["", 1, "Invalid file type: Please upload an image file (jpeg, png, etc)."],
  ["image/png", limit + 1, "File too large: Image size should be less than 4MB."],
])("%s of %i bytes: %s", (type, size, said) => {
  const refusal = refusalOf({ type, size });
  expect(refusal ? `${refusal.title}: ${refusal.description}` : undefined).toBe(said);
});
