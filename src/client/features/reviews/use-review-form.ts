import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { ApiError } from "#client/lib/api.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { showServerIssues } from "#client/lib/server-refusal.ts";
import { dismissToast, toast } from "#client/lib/toast-queue.ts";
import type { Image } from "#contract/images.ts";
import { changeReview, writeReview } from "#contract/reviews.endpoints.ts";
import type { Review } from "#contract/reviews.ts";
import { reloadRatings, useReviewChange } from "./review-changes.ts";
import { ownReviewQuery } from "./reviews.queries.ts";

const resolver = schemaResolver(async () => (await import("./review-form-schema.ts")).reviewForm);

interface Fields {
  rating: number;
  review?: string;
  photos: Image[];
}

interface ReviewToWrite {
  userId: string;
  sandwichId: number;
  /** The member's review that is being edited, or null. */
  own: Review | null;
  onSaved: () => void;
}

/** The state of the form, its draft and its submission. */
export function useReviewForm({ userId, sandwichId, own, onSaved }: ReviewToWrite) {
  const queryClient = useQueryClient();
  const { rating = 0, review = "", photos = noPhotos } = own ?? {};
  const saved: ReviewDraft = { rating, review, photos };
  // Without a default for the text: somebody may have typed before hydration, and the field keeps that.
  const form = useForm({ resolver, defaultValues: { rating, photos } });
  const key = draftKey(userId, sandwichId);
  useDraft(form, key, saved);

  const save = useReviewChange<ReviewDraft>({
    send: async (api, { photos, ...fields }) => {
      const photoUrls = photos.map(({ url }) => url);
      const body = { userId, sandwichId, ...fields, photoUrls };
      if (own) await api.call(changeReview, { id: own.id, body });
      else await api.call(writeReview, { body });
      forgetDraft(key);
    },
    reload: (client) => reloadRatings(client, sandwichId),
    onDone: () => {
      toast({ title: own ? "Review updated" : "Review submitted", about: "review" });
      refreshProgress(queryClient, userId);
      onSaved();
    },
    failure: "Failed to submit your review. Please try again.",
  });

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save.mutateAsync(fields);
    } catch (error) {
      showServerIssues(form, error);
      // Another tab has written or deleted the review: the next submission must be the other kind.
      const isOutdated = error instanceof ApiError && [404, 409].includes(error.status);
      if (isOutdated) queryClient.invalidateQueries(ownReviewQuery(userId, sandwichId));
    }
  });
  return { form, submit, saved };
}

/** Restores the draft after a reload or a new login, and stores it after every change. */
function useDraft(
  form: Pick<UseFormReturn<Fields, unknown, ReviewDraft>, "reset" | "subscribe">,
  key: string,
  { rating, review, photos }: ReviewDraft,
) {
  const { reset, subscribe } = form;
  useEffect(() => {
    const saved = { rating, review, photos };
    const kept = readDraft(key);
    if (kept) reset(kept);
    const notice = kept && tellRestored(() => reset(saved));
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(key, { ...values, review: values.review ?? "" }, saved),
    });
    return () => {
      stop();
      if (notice) dismissToast(notice);
    };
  }, [key, rating, review, photos, reset, subscribe]);
}

/** Always the same array, so that an effect does not take it for a change. */
const noPhotos: Image[] = [];

const tellRestored = (discard: () => void) =>
  toast({
    title: "Draft restored",
    description: "We kept what you wrote before.",
    variant: "info",
    action: { label: "Discard", onSelect: discard },
  });

export interface ReviewDraft {
  rating: number;
  review: string;
  photos: Image[];
}

/** One draft per member and sandwich, in the session storage. */
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

/** A draft that equals the saved review is removed. */
export function keepDraft(key: string, draft: ReviewDraft, saved: ReviewDraft) {
  const isChanged =
    draft.rating !== saved.rating ||
    draft.review !== saved.review ||
    joinPhotoUrls(draft) !== joinPhotoUrls(saved);
  if (!isChanged) return forgetDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: the form itself still has the text.
  }
}

const joinPhotoUrls = ({ photos }: ReviewDraft) => photos.map(({ url }) => url).join();

export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: there is no draft.
  }
}
