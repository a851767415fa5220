import type { Image } from "#contract/images.ts";
import { maxReviewPhotos } from "#contract/upload-rules.ts";
import type { Database } from "#server/database/client.ts";
import { invalid } from "#server/http/errors.ts";
import { keyInAddress } from "./image-address.ts";
import { presentImage } from "./images.presenter.ts";
import { takeIntoUse } from "./images.repository.ts";
import { listPhotos, replacePhotos } from "./review-photos.repository.ts";

/** The photos of a page of reviews, in the order their authors gave them. */
export async function photosOf(
  db: Database,
  reviewIds: number[],
): Promise<(reviewId: number) => Image[]> {
  const byReview = new Map<number, Image[]>(reviewIds.map((id) => [id, []]));
  for (const { reviewId, image } of await listPhotos(db, reviewIds)) {
    byReview.get(reviewId)?.push(presentImage(image));
  }
  return (reviewId) => byReview.get(reviewId) ?? [];
}

/** In the transaction of the review. These and no others; only photos that its author uploaded for a review. */
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
  const imageIds: number[] = [];
  for (const key of keys) {
    const image = key ? await takeIntoUse(tx, key) : null;
    if (image?.kind !== "review" || image.uploadedByUserId !== authorId) {
      throw refusal("There is no such photo of yours. Please upload it again.");
    }
    imageIds.push(image.id);
  }
  await replacePhotos(tx, reviewId, imageIds);
}

const refusal = (message: string) => invalid([{ path: "photoUrls", message }]);
