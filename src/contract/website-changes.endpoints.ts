import type { z } from "zod";
import { del, get, post, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";
import type { websiteChanges, websiteFinding } from "./website-changes.ts";

/** Reads the restaurant's website now and answers how it differs from the catalogue. */
export const readWebsiteAgain = post(
  "/api/restaurants/{id}/read-again",
  "catalogueEditor",
  takes<{ answer: typeof websiteChanges }>(),
);

/** The findings of the last reading that still differ. */
export const findWebsiteChanges = get(
  "/api/restaurants/{id}/website-changes",
  "catalogueEditor",
  takes<{ answer: typeof websiteChanges }>(),
);

/** Dismisses the findings. */
export const dismissWebsiteChanges = del(
  "/api/restaurants/{id}/website-changes",
  "catalogueEditor",
);

export const listWebsiteFindings = get(
  "/api/website-changes",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof websiteFinding> }>(),
);
