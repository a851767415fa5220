import sharp, { type Metadata, type Sharp } from "sharp";
import { uploadTexts } from "#contract/upload-rules.ts";
import { ImageRefusal } from "./image-refusal.ts";
import { holdsMarkup, isUnreadableImage, type SourceFormat, sniffFormat } from "./sniff-format.ts";

/** Phones make up to 50 megapixels; a file of a few kilobytes can claim thousands. */
const maxPixels = 50_000_000;
/** What a decoder may hold, and from when on one such image is decoded at a time. */
const maxHeldBytes = 256_000_000;
const heavyBytes = 64_000_000;
const maxFrames = 500;
const longestSeconds = 30;

// Each image works on one thread, so that the number of images at once is the number of cores in use.
// Nothing comes from files or repeats, so that a cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

interface OpenedImage {
  image: Sharp;
  /** Whether decoding takes so much memory that no other such image may be decoded meanwhile. */
  isHeavy: boolean;
}

/** Everything that its header can tell is checked before a pixel is decoded. Of an animation the first frame. */
export async function openImage(bytes: Uint8Array): Promise<OpenedImage> {
  const format = sniffFormat(bytes);
  if (!format && isUnreadableImage(bytes)) throw new ImageRefusal(uploadTexts.unreadable);
  if (!format || holdsMarkup(bytes)) {
    throw new ImageRefusal("This file is not a JPEG, PNG, GIF, WebP or AVIF image.");
  }
  const image = sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 });
  const header = await readHeader(image);
  const { width, height, pages = 1 } = header;
  if (header.format !== (format === "avif" ? "heif" : format)) throw damaged();
  const heldBytes = width * height * heldBytesPerPixel(format, header);
  if (width * height > maxPixels || heldBytes > maxHeldBytes) {
    throw new ImageRefusal("This image has too many pixels. Please make it smaller.");
  }
  if (pages > maxFrames) {
    throw new ImageRefusal("This animation has too many frames. Please upload a still image.");
  }
  return { image: image.timeout({ seconds: longestSeconds }), isHeavy: heldBytes > heavyBytes };
}

/**
 * What each decoder was measured to hold. Most of them read line by line, or smaller at once; what comes in passes, or
 * in one piece, is held whole, by some several times over.
 */
function heldBytesPerPixel(format: SourceFormat, { channels, depth, isProgressive }: Metadata) {
  const isDeep = depth !== "uchar";
  switch (format) {
    case "jpeg":
      return isProgressive ? 2 * channels : 0.5;
    case "png":
      return isProgressive ? 1 + channels * (isDeep ? 2 : 1) : 3;
    case "gif":
      return 5;
    case "webp":
      return 4;
    case "avif":
      return isDeep ? 25 : 18;
  }
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
