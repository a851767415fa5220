import sharp, { type Metadata, type Sharp } from "sharp";
import { uploadTexts } from "#contract/upload-rules.ts";

/** Phones make up to 50 megapixels; a tiny file can claim thousands. */
const maxPixels = 50_000_000;
/** Memory limit of a decoder, and the size from which only one image is decoded at a time. */
const maxHeldBytes = 256_000_000;
const heavyBytes = 64_000_000;
const maxFrames = 500;
const longestSeconds = 30;

// One thread per image: the queue decides how many cores are used. Images do not repeat, so a cache would waste memory.
sharp.concurrency(1);
sharp.cache(false);

interface OpenedImage {
  image: Sharp;
  /** Decoding takes so much memory that only one such image is decoded at a time. */
  isHeavy: boolean;
}

/** Checks the header before any pixel is decoded. Uses only the first frame of an animation. */
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
 * Measured memory of each decoder. Most read line by line; progressive, interlaced and similar files are held whole,
 * by some decoders several times.
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

type SourceFormat = "jpeg" | "png" | "gif" | "webp" | "avif";

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 64)).toString("latin1");

/** The format by the first bytes, not by name or headers; null for formats that we refuse. */
function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const head = headOf(bytes);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(head)) return "webp";
  if (/^.{4}ftyp(?:.{4})*avi[fs]/s.test(head)) return "avif";
  return null;
}

/** HEIC and TIFF: images that we cannot decode. */
const isUnreadableImage = (bytes: Uint8Array): boolean =>
  /^(?:.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)|II[*+]\0|MM\0[*+])/s.test(headOf(bytes));

/** A file that a browser could also read as a page is refused, even if it decodes as an image. */
function holdsMarkup(bytes: Uint8Array): boolean {
  return /<(?:script|html|!doctype\s+html)[\s>]/i.test(Buffer.from(bytes).toString("latin1"));
}

/** The file is refused. The message is shown to the uploader. */
export class ImageRefusal extends Error {
  override name = "ImageRefusal";
}
