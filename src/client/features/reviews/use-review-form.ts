import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { showServerIssues } from "#client/features/accounts/server-refusal.ts";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { ApiError } from "#client/lib/api.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { dismissToast, toast } from "#client/ui/toast-queue.ts";
import type { Image } from "#contract/images.ts";
import type { Review } from "#contract/reviews.ts";
import { reloadRatings } from "./reload-reviews.ts";
import { draftKey, forgetDraft, keepDraft, type ReviewDraft, readDraft } from "./review-draft.ts";
import { ownReviewQuery } from "./reviews.queries.ts";
import { useReviewChange } from "./use-review-change.ts";

const resolver = schemaResolver(async () => (await import("./review-form-schema.ts")).reviewForm);

interface Fields {
  rating: number;
  review?: string;
  photos: Image[];
}

interface ReviewToWrite {
  userId: string;
  sandwichId: number;
  /** What the member wrote before; null for the first time. */
  own: Review | null;
  onSaved: () => void;
}

/** The form, its draft and its way to the server. */
export function useReviewForm({ userId, sandwichId, own, onSaved }: ReviewToWrite) {
  const queryClient = useQueryClient();
  const { rating = 0, review = "", photos = noPhotos } = own ?? {};
  const saved: ReviewDraft = { rating, review, photos };
  // The words are read from the field itself: somebody may have typed before the page was alive.
  const form = useForm({ resolver, defaultValues: { rating, photos } });
  const key = draftKey(userId, sandwichId);
  useDraft(form, key, saved);

  const save = useReviewChange<ReviewDraft>({
    send: async (api, { photos, ...fields }) => {
      const photoUrls = photos.map(({ url }) => url);
      const body = { userId, sandwichId, ...fields, photoUrls };
      if (own) await api.send("PATCH", `/api/reviews/${own.id}`, body);
      else await api.send("POST", "/api/reviews", body);
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
      // Written or deleted in another tab: the next try is the other kind.
      const isOutdated = error instanceof ApiError && [404, 409].includes(error.status);
      if (isOutdated) queryClient.invalidateQueries(ownReviewQuery(userId, sandwichId));
    }
  });
  return { form, submit, saved };
}

/** Puts back what an error, a reload or an ended session interrupted, and keeps every change of it. */
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

/** One and the same, so that nothing seems to have changed. */
const noPhotos: Image[] = [];

const tellRestored = (discard: () => void) =>
  toast({
    title: "Draft restored",
    description: "We kept what you wrote before.",
    variant: "info",
    action: { label: "Discard", onSelect: discard },
  });
