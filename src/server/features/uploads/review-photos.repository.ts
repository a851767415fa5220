import { type SQL, sql } from "drizzle-orm";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import {
  follows,
  isoTime,
  type Order,
  orderBy,
  plannedLimit,
} from "#server/database/indexed-list.ts";
import { plannedOnce, queryRow, queryRows } from "#server/database/query-rows.ts";
import type { ShownImage } from "#server/database/shown-image.ts";

/** A column with the photos of a review, in the author's order. */
export const photosColumn = (reviewId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('storageKey', i.storage_key, 'width', i.width,
    'height', i.height, 'widths', i.widths, 'preview', i.preview) order by p.position), '[]')
  from review_photos p join images i on i.id = p.image_id where p.review_id = ${reviewId})`;

/** Newest review first, its photos in the author's order. */
export const photoOrder: Order = {
  keys: [
    { value: sql`r.date_created`, type: "timestamptz" },
    { value: sql`r.id`, type: "int" },
    { value: sql`(-p.position)`, type: "int" },
  ],
  descending: true,
};

export interface ShownPhotoRow extends ShownImage {
  reviewId: number;
  /** An ISO time. */
  dateCreated: string;
  position: number;
  username: string | null;
}

/** Photos of shown reviews of listed sandwiches. */
export const listShownPhotos = (
  db: Database,
  sandwichId: number,
  after: unknown[] | null,
  limit: number,
): Promise<ShownPhotoRow[]> =>
  queryRows<ShownPhotoRow>(
    db,
    plannedOnce(sql`select r.id as "reviewId", ${isoTime(sql`r.date_created`)} as "dateCreated",
        p.position, (select u.username from users u where u.id = r.user_id) as username,
        i.storage_key as "storageKey", i.width, i.height, i.widths, i.preview
      from reviews r join review_photos p on p.review_id = r.id join images i on i.id = p.image_id
      where r.sandwich_id = ${sandwichId}::int and r.hidden_at is null and ${follows(photoOrder, after)}
        and exists (
          select from sandwiches s join restaurants place on place.id = s.restaurant_id
          where s.id = ${sandwichId}::int and s.deleted_at is null and place.deleted_at is null)
      ${orderBy(photoOrder)} limit ${plannedLimit(limit)}`),
  );

/**
 * Replaces the photos of a review by these photos of its author, in this order, and returns their number. Writes to the
 * image rows instead of only locking them, so that a waiting sweep sees that they are in use.
 */
export async function replacePhotos(
  tx: Database,
  reviewId: number,
  keys: string[],
  authorId: string,
): Promise<number> {
  const { found } = await queryRow<{ found: number }>(
    tx,
    sql`with used as (
        update images set orphaned_at = null
        from unnest(${textArray(keys)}) with ordinality as wanted (key, place)
        where images.storage_key = wanted.key and images.kind = 'review'
          and images.uploaded_by_user_id = ${authorId}
        returning images.id, wanted.place
      ), removed as (
        delete from review_photos
        where review_id = ${reviewId}::int and image_id not in (select id from used)
      ), shown as (
        insert into review_photos (review_id, image_id, position)
        select ${reviewId}::int, id, place - 1 from used
        on conflict (review_id, image_id) do update set position = excluded.position
      )
      select count(*)::int as found from used`,
  );
  return found;
}
