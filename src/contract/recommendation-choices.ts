/** What becomes of a recommendation. No zod: the page's own code uses them. */
export const recommendationStatuses = ["pending", "approved", "rejected"] as const;

export type RecommendationStatus = (typeof recommendationStatuses)[number];
