import { Badge, type BadgeVariant } from "#client/ui/badge.tsx";
import type { RecommendationStatus } from "#contract/recommendation-choices.ts";

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
