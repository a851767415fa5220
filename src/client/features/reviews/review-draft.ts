import { readDraft, storeDraft } from "#client/lib/session-draft.ts";
import type { Image } from "#contract/images.ts";

export interface ReviewDraft {
  rating: number;
  review: string;
  photos: Image[];
  dateTried?: string;
}

/** One draft per member and sandwich. */
export const draftKey = (userId: string, sandwichId: number) =>
  `review-draft:${userId}:${sandwichId}`;

export function readReviewDraft(key: string): ReviewDraft | null {
  const { rating, review, photos, dateTried } = Object(readDraft(key));
  const isDraft = Number.isInteger(rating) && typeof review === "string" && Array.isArray(photos);
  if (!isDraft) return null;
  return { rating, review, photos, ...(typeof dateTried === "string" && { dateTried }) };
}

/** A draft that equals the saved review is removed. */
export function keepDraft(key: string, draft: ReviewDraft, saved: ReviewDraft) {
  const isChanged =
    draft.rating !== saved.rating ||
    draft.review !== saved.review ||
    draft.dateTried !== undefined ||
    joinPhotoUrls(draft) !== joinPhotoUrls(saved);
  storeDraft(key, isChanged ? draft : null);
}

const joinPhotoUrls = ({ photos }: ReviewDraft) => photos.map(({ url }) => url).join();
