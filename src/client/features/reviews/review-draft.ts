import type { Image } from "#contract/images.ts";

export interface ReviewDraft {
  rating: number;
  review: string;
  photos: Image[];
}

/** One per member and sandwich, for as long as the tab lives: an error or an ended session loses nothing. */
export const draftKey = (userId: string, sandwichId: number) =>
  `review-draft:${userId}:${sandwichId}`;

export function readDraft(key: string): ReviewDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const isDraft =
      Number.isInteger(draft?.rating) &&
      typeof draft.review === "string" &&
      Array.isArray(draft.photos);
    return isDraft ? { rating: draft.rating, review: draft.review, photos: draft.photos } : null;
  } catch {
    return null;
  }
}

/** What is no different from what is saved needs no keeping. */
export function keepDraft(key: string, draft: ReviewDraft, saved: ReviewDraft) {
  const isChanged =
    draft.rating !== saved.rating ||
    draft.review !== saved.review ||
    addressesOf(draft) !== addressesOf(saved);
  if (!isChanged) return forgetDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the form itself still holds it.
  }
}

const addressesOf = ({ photos }: ReviewDraft) => photos.map(({ url }) => url).join();

export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing kept, nothing to forget.
  }
}
