export type RecommendationView = "details" | "review";
