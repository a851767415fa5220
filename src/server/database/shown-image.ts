import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { imageFileUrl } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";
import { jsonRow } from "./json-text.ts";
import { images } from "./schema/images.ts";

/** The columns needed to show an image, for queries that join it. */
export const shownImage = {
  storageKey: images.storageKey,
  width: images.width,
  height: images.height,
  widths: images.widths,
  preview: images.preview,
};

export type ShownImage = Pick<typeof images.$inferSelect, keyof typeof shownImage>;

const [beforeKey, beforeWidth, afterWidth] = imageFileUrl("key", 0).split(/key|0/);

/** What `presentImage` returns, as JSON of the database. */
const url = {
  json: sql.raw(
    `('"${beforeKey}' || images.storage_key || '${beforeWidth}' || images.width || '${afterWidth}"')`,
  ),
};
const { width, height, widths, preview } = shownImage;
const imageRow = jsonRow<Image>({ url, width, height, widths, preview });

const fromImage = (value: SQL, imageId: SQLWrapper) =>
  sql`case when ${imageId} is not null then (select ${value} from images where images.id = ${imageId}) end`;

/** The image of a row, or null. The row may show another image while it has none of its own. */
export const imageFields = (imageId: SQLWrapper, shownId = imageId) => ({
  imageUrl: { json: fromImage(url.json, imageId) },
  image: { json: fromImage(imageRow, shownId) },
});

export type ShownAvatar = Pick<ShownImage, "storageKey" | "width">;

/** A member's avatar in its smallest width, as JSON. */
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
