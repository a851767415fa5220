import type { ReactNode } from "react";
import { formatDate } from "#client/lib/format-date.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import type { Recommendation } from "#contract/recommendations.ts";
import { addRestaurantHref } from "./add-restaurant-href.ts";
import { StatusBadge } from "./status-badge.tsx";
import { WebsiteLink } from "./website-link.tsx";

type RecommendationDetailsProps = { recommendation: Recommendation; onReview: () => void };

export function RecommendationDetails({ recommendation, onReview }: RecommendationDetailsProps) {
  const { websiteUrl, notes, status, dateSubmitted, dateReviewed } = recommendation;
  const { name, email, phoneNumber, restaurantId } = recommendation;
  return (
    <>
      <dl className="grid gap-4">
        <Fact label="Website">
          <WebsiteLink address={websiteUrl} />
        </Fact>
        <Fact label="Notes">
          <span className="wrap-anywhere whitespace-pre-line">{notes}</span>
        </Fact>
        <Fact label="Status">
          <StatusBadge status={status} />
        </Fact>
        <Fact label="Submitted">{formatDate(dateSubmitted)}</Fact>
        {dateReviewed && <Fact label="Reviewed">{formatDate(dateReviewed)}</Fact>}
        {(name || email || phoneNumber) && (
          <Fact label="Contact Information">
            {[name, email, phoneNumber].map(
              (line) =>
                line && (
                  <span key={line} className="wrap-anywhere block">
                    {line}
                  </span>
                ),
            )}
          </Fact>
        )}
      </dl>
      {status === "pending" && (
        <Button className="mt-6 w-full" onClick={onReview}>
          Review This Recommendation
        </Button>
      )}
      {status === "approved" && (
        <Button asChild className="mt-6 w-full">
          {restaurantId ? (
            <AppLink href={`/restaurant/${restaurantId}`}>View restaurant</AppLink>
          ) : (
            <AppLink href={addRestaurantHref(recommendation)}>Add this restaurant</AppLink>
          )}
        </Button>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-soft">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
