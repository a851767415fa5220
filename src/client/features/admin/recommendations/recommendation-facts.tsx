import { type LinkProps, linkOptions } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { Badge, type BadgeVariant } from "#client/ui/badge.tsx";
import type { RecommendationStatus } from "#contract/recommendation-choices.ts";
import type { Recommendation } from "#contract/recommendations.ts";

export const statusNames: Record<RecommendationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

const looks: Record<RecommendationStatus, BadgeVariant> = {
  pending: "warning",
  approved: "success",
  rejected: "danger",
};

export function StatusBadge({ status }: { status: RecommendationStatus }) {
  return <Badge variant={looks[status]}>{statusNames[status]}</Badge>;
}

export function WebsiteLink({ address }: { address: string }) {
  const shown = address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  // Breaks lines after slashes, and inside a part only if it is longer than a line.
  const parts = [...shown.matchAll(/[^/]*\/?/g)].map(({ index, 0: text }) => ({ at: index, text }));
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="wrap-anywhere hover:text-paprika"
    >
      {parts.map(({ at, text }) => (
        <span key={at} className="inline-block max-w-full">
          {text}
        </span>
      ))}
      <ExternalLink className="ml-1.5 inline size-4 align-baseline" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export const addRecommendedLink = ({ id, websiteUrl }: Recommendation) =>
  linkOptions({
    to: "/add-restaurant",
    search: { website: websiteUrl, recommendation: id },
  }) as LinkProps;
