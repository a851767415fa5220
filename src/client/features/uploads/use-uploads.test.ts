import { expect, it } from "vitest";
import { checkFile } from "./use-uploads.ts";

const limit = 4 * 1024 * 1024;

const unreadable =
  "Invalid file type: This image format cannot be read here. Please upload a JPEG, PNG, GIF, WebP or AVIF image.";
const noImage = "Invalid file type: Please upload an image file (jpeg, png, etc).";

it.each([
  ["lunch.jpg", "image/jpeg", limit, undefined],
  ["lunch.heic", "image/heic", 1, unreadable],
  ["scan.tif", "image/tiff", 1, unreadable],
  ["LUNCH.HEIF", "", 1, unreadable],
  ["lunch.heic", "application/octet-stream", 1, unreadable],
  ["menu.pdf", "application/pdf", 1, noImage],
  ["menu", "", 1, noImage],
  ["heic.txt", "text/plain", 1, noImage],
  ["lunch.png", "image/png", limit + 1, "File too large: Image size should be less than 4MB."],
])("%s as %j of %i bytes: %s", (name, type, size, said) => {
  const refusal = checkFile({ name, type, size });
  expect(refusal ? `${refusal.title}: ${refusal.description}` : undefined).toBe(said);
});
