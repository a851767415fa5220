import sharp, { type OutputInfo, type Sharp } from "sharp";
import { type ImageFormat, imageFormats } from "#contract/image-files.ts";
import { damaged, openImage } from "./open-image.ts";

/** Beside the full width, as far as they are clearly smaller. */
const smallerWidths = [160, 320, 640];
const previewSize = 20;

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  // More effort takes many times longer and saves a few percent.
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
};

export interface ImageFile {
  name: string;
  bytes: Uint8Array;
}

interface PreparedImage {
  width: number;
  height: number;
  widths: number[];
  preview: string;
  /** Encoded one after the other as they are asked for. */
  files: () => AsyncGenerator<ImageFile>;
}

/**
 * The pixels of an upload, upright, in sRGB and inside the box, without metadata or profile. Refuses other files before
 * anything is stored.
 */
export async function prepareImage(
  bytes: Uint8Array,
  box: { width: number; height: number },
): Promise<PreparedImage> {
  const pixels = await decodeUpright(bytes, box);
  const { width, height } = pixels.info;
  const widths = [...smallerWidths.filter((smaller) => smaller < width * 0.9), width];
  return {
    width,
    height,
    widths,
    preview: await previewOf(pixels),
    files: () => encodeAll(pixels, widths),
  };
}

/** In sRGB and inside the box. */
export async function decodeUpright(
  bytes: Uint8Array,
  box: { width: number; height: number },
): Promise<Pixels> {
  const { image, isHeavy } = await openImage(bytes);
  return isHeavy ? afterOtherHeavy(() => decode(image, box)) : decode(image, box);
}

let heavyDone: Promise<unknown> = Promise.resolve();

function afterOtherHeavy<T>(job: () => Promise<T>): Promise<T> {
  const done = heavyDone.then(job);
  heavyDone = done.catch(() => undefined);
  return done;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

async function decode(image: Sharp, box: { width: number; height: number }): Promise<Pixels> {
  const fitted = image
    .autoOrient()
    .resize({ ...box, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  try {
    return await fitted.raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw damaged(error);
  }
}

async function* encodeAll(pixels: Pixels, widths: number[]): AsyncGenerator<ImageFile> {
  for (const width of widths) {
    for (const format of imageFormats) {
      const image = encode[format](imageOf(pixels).resize({ width }));
      yield { name: `${width}.${format}`, bytes: await image.toBuffer() };
    }
  }
}

async function previewOf(pixels: Pixels): Promise<string> {
  const tiny = await imageOf(pixels)
    .resize({ width: previewSize, height: previewSize, fit: "inside" })
    .blur()
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

export function imageOf({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
