import { imageFileUrl } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";
import type { ImageRow } from "./images.repository.ts";

export const urlOfImage = ({ storageKey, width }: Pick<ImageRow, "storageKey" | "width">) =>
  imageFileUrl(storageKey, width);

export const presentImage = (row: ImageRow): Image => ({
  url: urlOfImage(row),
  width: row.width,
  height: row.height,
  widths: row.widths,
  preview: row.preview,
});
