import type { Image } from "#contract/images.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { SandwichPhoto } from "#contract/reviews.ts";
import { maxReviewPhotos } from "#contract/upload-rules.ts";
import type { Database } from "#server/database/client.ts";
import { presentImage, type ShownImage } from "#server/database/shown-image.ts";
import { keyInAddress } from "#server/domain/image-address.ts";
import { mapPage, type Page, readPosition, toPage } from "#server/domain/paging.ts";
import { invalid } from "#server/domain/refusal.ts";
import { listShownPhotos, photoOrder, replacePhotos } from "./review-photos.repository.ts";

export { photosColumn } from "./review-photos.repository.ts";

export const presentPhotos = (photos: ShownImage[]): Image[] => photos.map(presentImage);

/** Photos from members' reviews, newest first. */
export async function shownPhotosOf(
  db: Database,
  sandwichId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<SandwichPhoto>> {
  const after = readPosition(cursor, photoOrder);
  const rows = await listShownPhotos(db, sandwichId, after, limit + 1);
  const page = toPage(rows, limit, (row) => [row.dateCreated, row.reviewId, -row.position]);
  return mapPage(page, (row) => ({
    ...presentImage(row),
    reviewId: row.reviewId,
    username: row.username,
  }));
}

/** Replaces the photos of a review, in its transaction. Accepts only photos that its author uploaded for a review. */
export async function setReviewPhotos(
  tx: Database,
  reviewId: number,
  photoUrls: string[],
  authorId: string,
): Promise<void> {
  const keys = new Set(photoUrls.map((url) => keyInAddress(url)));
  if (keys.size > maxReviewPhotos) {
    throw refusal(`A review has at most ${maxReviewPhotos} photos.`);
  }
  const known = [...keys].filter((key) => key !== null);
  const found = known.length < keys.size ? 0 : await replacePhotos(tx, reviewId, known, authorId);
  if (found < keys.size) {
    throw refusal("There is no such photo of yours. Please upload it again.");
  }
}

const refusal = (message: string) => invalid([{ path: "photoUrls", message }]);
