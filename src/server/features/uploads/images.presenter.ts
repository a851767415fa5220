import { imageFileUrl } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";
import type { UploadedFile } from "#contract/uploads.ts";
import type { ImageRow, ShownImage } from "./images.repository.ts";

export const urlOfImage = ({ storageKey, width }: Pick<ShownImage, "storageKey" | "width">) =>
  imageFileUrl(storageKey, width);

export const presentImage = (row: ShownImage): Image => ({
  url: urlOfImage(row),
  width: row.width,
  height: row.height,
  widths: row.widths,
  preview: row.preview,
});

export const presentUploadedFile = (row: ImageRow, origin: string): UploadedFile => ({
  url: urlOfImage(row),
  appUrl: `${origin}${urlOfImage(row)}`,
  ufsUrl: `${origin}${urlOfImage(row)}`,
  fileHash: row.fileHash,
  serverData: { image: presentImage(row) },
});
