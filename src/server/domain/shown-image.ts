import { type SQLWrapper, sql } from "drizzle-orm";
import { imageFileUrl } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";
import { jsonRow } from "#server/database/indexed-list.ts";
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

/** The same as JSON, for a list that reads it for the rows that it shows alone. */
export const imageNamedBy = (imageId: SQLWrapper) =>
  sql<ShownImage | null>`(select ${jsonRow<ShownImage>(shownImage)} from images where images.id = ${imageId})`;

export type ShownAvatar = Pick<ShownImage, "storageKey" | "width">;

/** A member's avatar in its smallest width, as JSON: it is shown small, often many on a page. */
export const avatarOf = (userId: SQLWrapper) =>
  sql<ShownAvatar | null>`(
    select json_build_object('storageKey', i.storage_key, 'width', coalesce(i.widths[1], i.width))
    from avatars a join images i on i.id = a.image_id where a.user_id = ${userId})`;

export const urlOfAvatar = (avatar: ShownAvatar | null): string | null =>
  avatar && urlOfImage(avatar);

export const urlOfImage = ({ storageKey, width }: Pick<ShownImage, "storageKey" | "width">) =>
  imageFileUrl(storageKey, width);

export const presentImage = (row: ShownImage): Image => ({
  url: urlOfImage(row),
  width: row.width,
  height: row.height,
  widths: row.widths,
  preview: row.preview,
});
