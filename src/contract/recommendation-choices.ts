/** No zod: the page uses them before it loads a schema. */
export const recommendationStatuses = ["pending", "approved", "rejected"] as const;

export type RecommendationStatus = (typeof recommendationStatuses)[number];
