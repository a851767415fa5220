import { z } from "zod";
import { managedSorts, sortDirections } from "./administration-choices.ts";
import { oneOf, searchWords } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { priceRanges, restaurantTypes } from "./vocabulary.ts";

/** A row of the table that the catalogue's editors work with. */
export const managedRestaurant = z
  .object({
    id: z.int(),
    name: z.string(),
    restaurantType: z.enum(restaurantTypes),
    priceRange: z.enum(priceRanges),
    /** The first location's, or the restaurant's own. */
    address: z.string().nullable(),
    website: z.string().nullable(),
    locationCount: z.int().min(0),
    sandwichCount: z.int().min(0),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "ManagedRestaurant" });

export const managedFilters = z.object({
  /** Searches name, description, address and type. */
  q: searchWords.optional(),
  sort: oneOf("sort", managedSorts).default("name"),
  direction: z.enum(sortDirections, "direction must be asc or desc").default("asc"),
});

export const managedListQuery = managedFilters.extend(pageQuery.shape);

export type ManagedRestaurant = z.infer<typeof managedRestaurant>;
export type ManagedFilters = z.infer<typeof managedFilters>;
