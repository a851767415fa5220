/** How a stored image looks from outside. No zod: the browser's first load uses it. */
export const imageKinds = ["general", "restaurant", "sandwich", "badge", "review"] as const;

/** Best first: a browser takes the first that it understands. */
export const imageFormats = ["avif", "webp"] as const;

/** 128 random bits in hex: no letter case that a file system could lose. */
export const imageKey = /^[0-9a-f]{32}$/;
/** A width and its format. */
export const imageFileName = /^\d{1,4}\.(?:avif|webp)$/;

export const imageFileUrl = (key: string, width: number, format: ImageFormat = "webp") =>
  `/images/${key}/${width}.${format}`;

/** For `<source srcset>`: every width that exists in that format. */
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
