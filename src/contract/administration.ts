import { z } from "zod";
import { catalogueGaps } from "./administration-choices.ts";
import { oneOf } from "./fields.ts";
import { pageQuery } from "./paging.ts";

const count = z.int().min(0);

/** What the dashboard shows. */
export const overview = z
  .object({
    totals: z.object({ users: count, restaurants: count, sandwiches: count }),
    /** Things that wait for a decision. */
    waiting: z.object({
      recommendations: count,
      reportedReviews: count,
      websiteChanges: count,
      /** Prices and hours that members have answered about. */
      factChecks: count,
      /** Jobs that failed for good. */
      givenUpJobs: count,
    }),
    /** The last weeks, the oldest first; each begins on a Monday, in UTC. */
    weeks: z.array(z.object({ week: z.iso.date(), members: count, reviews: count })),
    /** The number of gaps by kind. `isMore` when counting stopped there. */
    gaps: z.record(z.enum(catalogueGaps), z.object({ count, isMore: z.boolean() })),
  })
  .meta({ id: "Overview" });

export const gapFilter = z.object({
  gap: oneOf("gap", catalogueGaps),
});

export const gapListQuery = gapFilter.extend(pageQuery.shape);

/** A sandwich or a location that lacks something. */
export const gapRow = z
  .object({
    id: z.int(),
    /** The sandwich's name or the location's address. */
    name: z.string(),
    restaurantId: z.int(),
    restaurantName: z.string(),
    /** Only for locations. */
    hoursOfOperation: z.record(z.string(), z.string()).nullable(),
    confirmedAt: z.iso.datetime().nullable(),
    /** Send it with a change, so that the change cannot overwrite a newer one. */
    version: z.int(),
  })
  .meta({ id: "CatalogueGap" });

export type Overview = z.infer<typeof overview>;
export type GapRow = z.infer<typeof gapRow>;
