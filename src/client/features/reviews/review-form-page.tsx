import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions, useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Controller } from "react-hook-form";
import { MessagePage } from "#client/features/shell/message-page.tsx";
import { BackLink } from "#client/ui/back-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { StarRatingInput } from "#client/ui/star-rating-input.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { MemberReview } from "#contract/reviews.ts";
import { DeleteReviewButton } from "./delete-review-button.tsx";
import { ReviewPhotosField } from "./review-photos-field.tsx";
import { ownReviewQuery } from "./reviews.queries.ts";
import { useReviewForm } from "./use-review-form.ts";

type ReviewFormPageProps = {
  userId: string;
  sandwich: { id: number; name: string };
};

export function ReviewFormPage({ userId, sandwich }: ReviewFormPageProps) {
  const router = useRouter();
  const { data: own } = useSuspenseQuery(ownReviewQuery(userId, sandwich.id));
  const sandwichPage = linkOptions({ to: "/sandwich/$id", params: { id: String(sandwich.id) } });
  const goToDetails = () => router.navigate({ ...sandwichPage, replace: true });
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink link={sandwichPage}>Back to sandwich details</BackLink>
      <div className="mt-3 grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
        {/* The file that shared links show: the drawing's code would weigh more than the form. */}
        <img
          src={`/sandwich/${sandwich.id}/card.png`}
          alt=""
          width={1200}
          height={630}
          className="h-32 w-full self-start rounded-card border-2 border-ink bg-sunk object-cover shadow-lift sm:h-48 lg:h-auto"
        />
        <div className="max-w-2xl">
          <h1 className="text-4xl sm:text-5xl">{own ? "Edit your review" : "Write a review"}</h1>
          <p className="mt-2 mb-6 text-lg text-soft">
            Share your thoughts about the{" "}
            <strong dir="auto" className="font-semibold text-ink">
              {sandwich.name}
            </strong>
          </p>
          {own?.isHidden && (
            <p className="mb-6 rounded-control bg-beet-wash px-4 py-3 text-beet">
              Our team has hidden this review. You can still change or delete it; others see it only
              once it is shown again.
            </p>
          )}
          <ReviewForm userId={userId} sandwichId={sandwich.id} own={own} onSaved={goToDetails} />
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
  own: MemberReview | null;
  onSaved: () => void;
};

function ReviewForm(props: ReviewFormProps) {
  const { form, submit, saved } = useReviewForm(props);
  const { errors, isSubmitting } = form.formState;
  const [isUploading, setIsUploading] = useState(false);
  const ratingErrorId = useId();
  const isEdit = props.own !== null;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
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
      <Field label="Review (Optional)" error={errors.review?.message}>
        <Textarea {...form.register("review")} defaultValue={saved.review} className="min-h-44" />
      </Field>
      <Controller
        control={form.control}
        name="photos"
        render={({ field }) => (
          <ReviewPhotosField
            value={field.value}
            onChange={field.onChange}
            onBusyChange={setIsUploading}
          />
        )}
      />
      <SubmitButton
        label={isEdit ? "Update Review" : "Submit Review"}
        busyLabel="Submitting..."
        isBusy={isSubmitting}
        isEarly={isUploading}
      />
    </form>
  );
}

/** The sandwich to review does not exist. */
export function ReviewNotFound() {
  return (
    <MessagePage
      title="Sandwich not found"
      text="The sandwich you're looking for doesn't exist or has been removed."
    >
      <Button asChild size="lg">
        <Link to="/explore">Back to Explore</Link>
      </Button>
    </MessagePage>
  );
}
