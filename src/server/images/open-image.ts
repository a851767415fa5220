import sharp, { type Sharp } from "sharp";
import { ImageRefusal } from "./image-refusal.ts";
import { holdsMarkup, sniffFormat } from "./sniff-format.ts";

/** Phones make up to 50 megapixels; a file of a few kilobytes can claim thousands. */
const maxPixels = 50_000_000;
const maxFrames = 500;
const longestSeconds = 30;

// Each image works on one thread, so that the number of images at once is the number of cores in use.
// Nothing comes from files or repeats, so that a cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/** Everything that its header can tell is checked before a pixel is decoded. Of an animation the first frame. */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  const format = sniffFormat(bytes);
  if (!format || holdsMarkup(bytes)) {
    throw new ImageRefusal("This file is not a JPEG, PNG, GIF, WebP or AVIF image.");
  }
  const image = sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 });
  const { width, height, pages = 1, ...found } = await readHeader(image);
  if (found.format !== (format === "avif" ? "heif" : format)) throw damaged();
  if (width * height > maxPixels) {
    throw new ImageRefusal("This image has too many pixels. Please make it smaller.");
  }
  if (pages > maxFrames) {
    throw new ImageRefusal("This animation has too many frames. Please upload a still image.");
  }
  return image.timeout({ seconds: longestSeconds });
}

async function readHeader(image: Sharp) {
  try {
    return await image.metadata();
  } catch (error) {
    throw damaged(error);
  }
}

export const damaged = (cause?: unknown) =>
  new ImageRefusal("This image is damaged and cannot be read.", { cause });
