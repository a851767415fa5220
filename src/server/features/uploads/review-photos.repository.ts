import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { textArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { follows, type Order } from "#server/database/indexed-list.ts";
import { queryRow } from "#server/database/query-rows.ts";
import { images } from "#server/database/schema/images.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviewPhotos } from "#server/database/schema/review-responses.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { users } from "#server/database/schema/users.ts";

/** A column of a statement that reads reviews: their photos in the order their authors gave them. */
export const photosColumn = (reviewId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('storageKey', i.storage_key, 'width', i.width,
    'height', i.height, 'widths', i.widths, 'preview', i.preview) order by p.position), '[]')
  from review_photos p join images i on i.id = p.image_id where p.review_id = ${reviewId})`;

/** The newest review first, and of each its photos in their order. */
const newestFirst: Order = {
  keys: [
    { value: sql`${reviews.dateCreated}`, type: "timestamptz" },
    { value: sql`${reviews.id}`, type: "int" },
    { value: sql`(-${reviewPhotos.position})`, type: "int" },
  ],
  descending: true,
};

/** Of the reviews that are shown, of a sandwich that is on the menu. */
export function listShownPhotos(
  db: Database,
  sandwichId: number,
  after: unknown[] | null,
  limit: number,
) {
  return db
    .select({
      reviewId: reviews.id,
      dateCreated: reviews.dateCreated,
      position: reviewPhotos.position,
      username: users.username,
      image: images,
    })
    .from(reviews)
    .innerJoin(reviewPhotos, eq(reviewPhotos.reviewId, reviews.id))
    .innerJoin(images, eq(images.id, reviewPhotos.imageId))
    .innerJoin(sandwiches, eq(sandwiches.id, reviews.sandwichId))
    .innerJoin(restaurants, eq(restaurants.id, sandwiches.restaurantId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.sandwichId, sandwichId),
        isNull(reviews.hiddenAt),
        isNull(sandwiches.deletedAt),
        isNull(restaurants.deletedAt),
        follows(newestFirst, after),
      ),
    )
    .orderBy(...newestFirst.keys.map(({ value }) => desc(value)))
    .limit(limit);
}

/**
 * Shows these photos of the author's and no others, in this order; returns how many of them there are. The change of an
 * image's row, not only a look at it, tells a sweep that waits for it that it is in use.
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
