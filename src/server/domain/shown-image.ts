import { imageFileUrl } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";
import { images } from "#server/database/schema/images.ts";

/** The columns that it takes to show an image, for a read that joins it to the thing that it belongs to. */
export const shownImage = {
  storageKey: images.storageKey,
  width: images.width,
  height: images.height,
  widths: images.widths,
  preview: images.preview,
};

export type ShownImage = Pick<typeof images.$inferSelect, keyof typeof shownImage>;

export const urlOfImage = ({ storageKey, width }: Pick<ShownImage, "storageKey" | "width">) =>
  imageFileUrl(storageKey, width);

export const presentImage = (row: ShownImage): Image => ({
  url: urlOfImage(row),
  width: row.width,
  height: row.height,
  widths: row.widths,
  preview: row.preview,
});
