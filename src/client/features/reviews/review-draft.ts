import { useEffect, useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStored, store } from "#client/lib/browser-storage.ts";
import { dismissToast, toast } from "#client/lib/toast-queue.ts";
import type { Image } from "#contract/images.ts";

export interface ReviewDraft {
  rating: number;
  review: string;
  photos: Image[];
  dateTried?: string;
}

export const draftKey = (userId: string, sandwichId: number) =>
  `review-draft:${userId}:${sandwichId}`;

export function readReviewDraft(key: string): ReviewDraft | null {
  const { rating, review, photos, dateTried } = Object(readStored("sessionStorage", key));
  const isDraft = Number.isInteger(rating) && typeof review === "string" && Array.isArray(photos);
  if (!isDraft) return null;
  return { rating, review, photos, ...(typeof dateTried === "string" && { dateTried }) };
}

/** Stores the draft, or removes it if it equals the saved review. */
export function keepDraft(key: string, draft: ReviewDraft, saved: ReviewDraft) {
  const isChanged =
    draft.rating !== saved.rating ||
    draft.review !== saved.review ||
    draft.dateTried !== undefined ||
    joinPhotoUrls(draft) !== joinPhotoUrls(saved);
  store("sessionStorage", key, isChanged ? draft : null);
}

const joinPhotoUrls = ({ photos }: ReviewDraft) => photos.map(({ url }) => url).join();

interface Fields {
  rating: number;
  review?: string;
  photos: Image[];
  /** Undefined until a day is chosen: then the server decides. */
  dateTried?: string;
}

/** Restores the draft after a reload or a new login, and stores it after every change. */
export function useDraft(
  form: Pick<UseFormReturn<Fields, unknown, ReviewDraft>, "reset" | "subscribe">,
  key: string,
  { rating, review, photos }: ReviewDraft,
) {
  const { reset, subscribe } = form;
  // Read once, because later the mark may be that of this form's own photos.
  const hasLostPhotos = useMemo(() => readStored("sessionStorage", unsentKey(key)) !== null, [key]);
  useEffect(() => {
    const saved = { rating, review, photos };
    const kept = readReviewDraft(key);
    if (kept) reset(kept);
    const notice = kept
      ? tellRestored(() => reset(saved), hasLostPhotos)
      : hasLostPhotos &&
        toast({ title: "Photos not uploaded", description: lostPhotos, variant: "info" });
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(key, { ...values, review: values.review ?? "" }, saved),
    });
    return () => {
      stop();
      if (notice) dismissToast(notice);
    };
  }, [key, rating, review, photos, reset, subscribe, hasLostPhotos]);
}

/** Remembers unfinished uploads, which a reload loses. Call it after `useDraft`, which reads this. */
export function useUnsentPhotos(key: string, isAnyUnsent: boolean) {
  useEffect(
    () => store("sessionStorage", unsentKey(key), isAnyUnsent ? {} : null),
    [key, isAnyUnsent],
  );
}

const unsentKey = (key: string) => `${key}:photos`;

const lostPhotos = "Please add the photos again that were not uploaded yet.";

const tellRestored = (discard: () => void, hasLostPhotos: boolean) =>
  toast({
    title: "Draft restored",
    description: `We kept what you wrote before.${hasLostPhotos ? ` ${lostPhotos}` : ""}`,
    variant: "info",
    action: { label: "Discard", onSelect: discard },
  });
