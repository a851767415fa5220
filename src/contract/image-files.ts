/** The public names of stored images. No zod: the first load uses it. */
export const imageKinds = ["general", "restaurant", "sandwich", "badge", "review"] as const;

/** Best first: browsers take the first format that they support. */
export const imageFormats = ["avif", "webp"] as const;

/** 128 random bits in hex, since some file systems ignore case. */
export const imageKey = /^[0-9a-f]{32}$/;
/** A width and its format. */
export const imageFileName = /^\d{1,4}\.(?:avif|webp)$/;

export const imageFileUrl = (key: string, width: number, format: ImageFormat = "webp") =>
  `/images/${key}/${width}.${format}`;

/** All widths of that format, for `<source srcset>`. */
export function imageSrcset({ url, widths }: ImageFiles, format: ImageFormat): string {
  const folder = url.slice(0, url.lastIndexOf("/"));
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(", ");
}

interface ImageFiles {
  url: string;
  widths: number[];
}

export type ImageKind = (typeof imageKinds)[number];
export type ImageFormat = (typeof imageFormats)[number];
