import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { images } from "#server/database/schema/images.ts";
import { reviewPhotos } from "#server/database/schema/review-responses.ts";
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
