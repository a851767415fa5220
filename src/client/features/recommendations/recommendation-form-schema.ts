import { z } from "zod";
import { completeWebsiteUrl, isWebsiteUrl } from "#contract/fields.ts";
import { createRecommendationInput } from "#contract/recommendations.ts";

// Compiled schemas need eval, which our content policy forbids; even asking for it is reported as a violation.
z.config({ jitless: true });

const { websiteUrl } = createRecommendationInput.shape;

export const recommendationForm = createRecommendationInput.extend({
  websiteUrl: z
    .string()
    .transform(completeWebsiteUrl)
    .pipe(websiteUrl.refine(isWebsiteUrl, "Please enter a valid URL")),
});
