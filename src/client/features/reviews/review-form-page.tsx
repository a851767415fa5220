import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { linkOptions, useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, Suspense, useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { MessagePage } from "#client/features/shell/message-page.tsx";
import { ApiError } from "#client/lib/api.ts";
import { store } from "#client/lib/browser-storage.ts";
import { dayOf, instantOf, useLatestDay } from "#client/lib/day.ts";
import { schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { toast, toastFailure } from "#client/lib/toast-queue.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Field } from "#client/ui/field.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PastDayField } from "#client/ui/past-day-field.tsx";
import { StarRatingInput } from "#client/ui/star-rating-input.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { CollectionEntry } from "#contract/collection.ts";
import type { Image } from "#contract/images.ts";
import { changeReview, writeReview } from "#contract/reviews.endpoints.ts";
import type { MemberReview, Review } from "#contract/reviews.ts";
import { DeleteReviewButton } from "./delete-review-button.tsx";
import { reloadRatings, useReviewChange } from "./review-changes.ts";
import { draftKey, type ReviewDraft, useDraft, useUnsentPhotos } from "./review-draft.ts";
import { ownReviewQuery } from "./reviews.queries.ts";

/** The server renders the field; the browser loads the code of uploads after the page. */
const loadPhotosField = async () => (await import("./review-photos-field.tsx")).ReviewPhotosField;
const ReviewPhotosField = import.meta.env.SSR ? await loadPhotosField() : latePart(loadPhotosField);

type ReviewFormPageProps = {
  userId: string;
  sandwich: { id: number; name: string };
  entry: CollectionEntry | null | undefined;
  picture: ReactNode;
};

export function ReviewFormPage({ userId, sandwich, entry, picture }: ReviewFormPageProps) {
  const router = useRouter();
  const { data: own } = useSuspenseQuery(ownReviewQuery(userId, sandwich.id));
  const sandwichPage = linkOptions({ to: "/sandwich/$id", params: { id: String(sandwich.id) } });
  const goToDetails = () => router.navigate({ ...sandwichPage, replace: true });
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink link={sandwichPage}>Back to sandwich details</BackLink>
      <div className="mt-3 grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
        <div className="aspect-[1200/630] w-full max-w-md self-start overflow-hidden rounded-card border-2 border-ink bg-sunk shadow-lift lg:aspect-4/3 lg:max-w-none">
          {picture}
        </div>
        <div className="min-w-0 max-w-2xl">
          <h1 className="text-4xl sm:text-5xl">{own ? "Edit your review" : "Write a review"}</h1>
          <p className="mt-2 mb-6 text-lg text-soft">
            Share your thoughts about the{" "}
            <strong dir="auto" className="font-semibold text-ink">
              {sandwich.name}
            </strong>
          </p>
          {own?.isHidden && (
            <p className="mb-6 rounded-control bg-beet-wash px-4 py-3 text-beet">
              {own.isWaiting
                ? "This review is waiting for a look by the team. You can still change or delete it; others see it once it is let through."
                : "Our team has hidden this review. You can still change or delete it; others see it only once it is shown again."}
            </p>
          )}
          <ReviewForm
            userId={userId}
            sandwichId={sandwich.id}
            entry={entry}
            own={own}
            onSaved={goToDetails}
          />
          {own && (
            <div className="mt-4 flex justify-center">
              <DeleteReviewButton
                review={own}
                label="Delete Review"
                isOwn
                onDeleted={goToDetails}
              />
            </div>
          )}
        </div>
      </div>
    </PageContainer>
  );
}

type ReviewFormProps = {
  userId: string;
  sandwichId: number;
  entry: ReviewFormPageProps["entry"];
  own: MemberReview | null;
  onSaved: () => void;
};

function ReviewForm(props: ReviewFormProps) {
  const stored = useDayTried(props.entry, props.own !== null);
  const { form, submit, saved } = useReviewForm(props, stored.latest);
  const { errors } = form.formState;
  const [uploads, setUploads] = useState({ isRunning: false, hasFailed: false });
  useUnsentPhotos(draftKey(props.userId, props.sandwichId), uploads.isRunning || uploads.hasFailed);
  const ratingErrorId = useId();
  const isEdit = props.own !== null;
  return (
    <form
      method="post"
      noValidate
      onSubmit={uploads.hasFailed ? tellPhotoMissing : submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <div>
        <p aria-hidden="true" className="mb-1.5 font-semibold">
          Your Rating
        </p>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarRatingInput
              ref={field.ref}
              name={field.name}
              label="Your Rating"
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              invalid={Boolean(errors.rating)}
              describedBy={errors.rating ? ratingErrorId : undefined}
            />
          )}
        />
        {errors.rating && (
          <p
            id={ratingErrorId}
            role="alert"
            className="mt-1.5 font-semibold text-[0.9375rem] text-beet"
          >
            {errors.rating.message}
          </p>
        )}
      </div>
      <Controller
        control={form.control}
        name="dateTried"
        render={({ field }) => (
          <PastDayField
            {...field}
            label="Date tried"
            value={field.value ?? stored.day}
            latest={stored.latest}
            error={errors.dateTried?.message}
          />
        )}
      />
      <Field label="Review (Optional)" error={errors.review?.message}>
        <Textarea {...form.register("review")} defaultValue={saved.review} className="min-h-44" />
      </Field>
      <Controller
        control={form.control}
        name="photos"
        render={({ field }) => (
          // The height of the field without photos, so that nothing below it moves.
          <div className="min-h-32">
            <Suspense>
              <ReviewPhotosField
                value={field.value}
                onChange={field.onChange}
                onUploadsChange={setUploads}
              />
            </Suspense>
          </div>
        )}
      />
      <SubmitButton
        label={isEdit ? "Update Review" : "Submit Review"}
        form={form}
        busyLabel="Submitting..."
        isEarly={uploads.isRunning}
      />
    </form>
  );
}

/** Otherwise the review would silently go without the photo. */
function tellPhotoMissing(event: FormEvent) {
  event.preventDefault();
  toastFailure("Photo not uploaded", "Try it again or discard it, then submit your review.");
}

/** The preset day: the one of the member's entry, or today. */
function useDayTried(entry: ReviewFormProps["entry"], isEdit: boolean) {
  const kept = dayOf(entry?.dateTried);
  const latest = useLatestDay(kept);
  return { day: entry?.hasTried || isEdit ? kept : latest, latest };
}

export function ReviewNotFound() {
  return (
    <MessagePage
      title="Sandwich not found"
      text="The sandwich you're looking for doesn't exist or has been removed."
    >
      <ButtonLink to="/explore" size="lg">
        Back to Explore
      </ButtonLink>
    </MessagePage>
  );
}

const resolver = schemaResolver(async () => (await import("./review-form-schema.ts")).reviewForm);

interface ReviewToWrite {
  userId: string;
  sandwichId: number;
  /** The review to edit, or null for a new one. */
  own: Review | null;
  onSaved: () => void;
}

function useReviewForm({ userId, sandwichId, own, onSaved }: ReviewToWrite, latestDay: string) {
  const queryClient = useQueryClient();
  const { rating = 0, review = "", photos = noPhotos } = own ?? {};
  const saved: ReviewDraft = { rating, review, photos };
  // The text has no default value, so that the field keeps what was typed before hydration.
  const form = useForm({ resolver, defaultValues: { rating, photos } });
  const key = draftKey(userId, sandwichId);
  useDraft(form, key, saved);

  const save = useReviewChange<ReviewDraft>({
    send: async (api, { photos, dateTried: day, ...fields }) => {
      const photoUrls = photos.map(({ url }) => url);
      const dateTried = day === undefined ? undefined : instantOf(day);
      const body = { userId, sandwichId, ...fields, photoUrls, dateTried };
      if (own) await api.call(changeReview, { id: own.id, body });
      else await api.call(writeReview, { body });
      store("sessionStorage", key, null);
    },
    reload: (client) => reloadRatings(client, sandwichId),
    onDone: () => {
      const kept = queryClient.getQueryData(ownReviewQuery(userId, sandwichId).queryKey);
      const waits = "It is waiting for a look by the team before others see it.";
      const description = kept?.isWaiting ? waits : undefined;
      toast({ title: own ? "Review updated" : "Review submitted", description, about: "review" });
      refreshProgress(queryClient, userId);
      onSaved();
    },
    failure: "Failed to submit your review. Please try again.",
  });

  const submit = form.handleSubmit(async (fields) => {
    if (fields.dateTried && fields.dateTried > latestDay) return form.setFocus("dateTried");
    try {
      await save.mutateAsync(fields);
    } catch (error) {
      showServerIssues(form, error);
      // Another tab has written or deleted the review, so the next submission has to be of the other kind.
      const isOutdated = error instanceof ApiError && [404, 409].includes(error.status);
      if (isOutdated) queryClient.invalidateQueries(ownReviewQuery(userId, sandwichId));
    }
  });
  return { form, submit, saved };
}

/** One constant array, so that effects see no change. */
const noPhotos: Image[] = [];
