import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { BackLink } from "#client/ui/back-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { DeleteReviewButton } from "./delete-review-button.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ownReviewQuery } from "./reviews.queries.ts";

type ReviewFormPageProps = {
  userId: string;
  sandwich: { id: number; name: string };
};

export function ReviewFormPage({ userId, sandwich }: ReviewFormPageProps) {
  const router = useRouter();
  const { data: own } = useSuspenseQuery(ownReviewQuery(userId, sandwich.id));
  const details = `/sandwich/${sandwich.id}`;
  const goToDetails = () => router.navigate({ href: details, replace: true });
  return (
    <PageContainer className="py-6 sm:py-8">
      <BackLink href={details}>Back to sandwich details</BackLink>
      <div className="mt-3 grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
        {/* The file that shared links show: the drawing's code would weigh more than the form. */}
        <img
          src={`${details}/card.png`}
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
