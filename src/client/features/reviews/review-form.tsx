import { useId, useState } from "react";
import { Controller } from "react-hook-form";
import { SubmitButton } from "#client/features/accounts/submit-button.tsx";
import { Field } from "#client/ui/field.tsx";
import { StarRatingInput } from "#client/ui/star-rating-input.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { MemberReview } from "#contract/reviews.ts";
import { ReviewPhotosField } from "./review-photos-field.tsx";
import { useReviewForm } from "./use-review-form.ts";

type ReviewFormProps = {
  userId: string;
  sandwichId: number;
  own: MemberReview | null;
  onSaved: () => void;
};

export function ReviewForm(props: ReviewFormProps) {
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
