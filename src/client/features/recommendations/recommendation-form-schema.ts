import { z } from "zod";
import { createRecommendationInput } from "#contract/recommendations.ts";

// Compiled schemas need eval, which our content policy forbids; even asking for it is reported as a violation.
z.config({ jitless: true });

export const recommendationForm = createRecommendationInput;
