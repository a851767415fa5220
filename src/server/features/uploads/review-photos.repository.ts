import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { follows, type Order } from "#server/database/indexed-list.ts";
import { images } from "#server/database/schema/images.ts";
import { reviewPhotos } from "#server/database/schema/review-responses.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { users } from "#server/database/schema/users.ts";
import type { ImageRow } from "./images.repository.ts";

export async function listPhotos(
  db: Database,
  reviewIds: number[],
): Promise<{ reviewId: number; image: ImageRow }[]> {
  if (reviewIds.length === 0) return [];
  return db
    .select({ reviewId: reviewPhotos.reviewId, image: images })
    .from(reviewPhotos)
    .innerJoin(images, eq(images.id, reviewPhotos.imageId))
    .where(inArray(reviewPhotos.reviewId, reviewIds))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.position));
}

/** The newest review first, and of each its photos in their order. */
const newestFirst: Order = {
  keys: [
    { value: sql`${reviews.dateCreated}`, type: "timestamptz" },
    { value: sql`${reviews.id}`, type: "int" },
    { value: sql`(-${reviewPhotos.position})`, type: "int" },
  ],
  descending: true,
};

/** Of the reviews that are shown. */
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
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.sandwichId, sandwichId),
        isNull(reviews.hiddenAt),
        follows(newestFirst, after),
      ),
    )
    .orderBy(...newestFirst.keys.map(({ value }) => desc(value)))
    .limit(limit);
}

export async function replacePhotos(
  db: Database,
  reviewId: number,
  imageIds: number[],
): Promise<void> {
  await db.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
  if (imageIds.length === 0) return;
  await db
    .insert(reviewPhotos)
    .values(imageIds.map((imageId, position) => ({ reviewId, imageId, position })));
}
