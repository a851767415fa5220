import type { Recommendation } from "#contract/recommendations.ts";
import type { RecommendationRow } from "./recommendations.repository.ts";

type Shown = Omit<RecommendationRow, "submittedBy" | keyof Hidden>;
type Hidden = Pick<RecommendationRow, "searchText" | "searchGrams" | "isDemo">;

export const presentRecommendation = (row: Shown): Recommendation => ({
  id: row.id,
  websiteUrl: row.websiteUrl,
  notes: row.notes,
  name: row.name,
  email: row.email,
  phoneNumber: row.phoneNumber,
  status: row.status,
  dateSubmitted: row.dateSubmitted.toISOString(),
  dateReviewed: row.dateReviewed?.toISOString() ?? null,
  reviewedByUserId: row.reviewedByUserId,
  restaurantId: row.restaurantId,
});
