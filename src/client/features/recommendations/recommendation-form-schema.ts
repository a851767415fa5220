import { z } from "zod";
import { completeWebsiteUrl, isWebsiteUrl } from "#contract/fields.ts";
import { createRecommendationInput } from "#contract/recommendations.ts";

// Zod compiles schemas with eval, which our content policy forbids; even the attempt is reported as a violation.
z.config({ jitless: true });

const { websiteUrl } = createRecommendationInput.shape;

export const recommendationForm = createRecommendationInput.extend({
  websiteUrl: z
    .string()
    .transform(completeWebsiteUrl)
    .pipe(websiteUrl.refine(isWebsiteUrl, "Please enter a valid URL")),
});
