import type { Recommendation } from "#contract/recommendations.ts";
import { withSearch } from "../data-table/table-address.ts";

/** The form for a new restaurant, begun with what the recommendation knows. */
export const addRestaurantHref = ({ id, websiteUrl }: Recommendation): string =>
  withSearch("/add-restaurant", { website: websiteUrl, recommendation: id });
