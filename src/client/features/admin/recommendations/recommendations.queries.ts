import type { Recommendation } from "#contract/recommendations.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { RecommendationsSearch } from "./recommendations-search.ts";

export const recommendationsCall = "/api/restaurant-recommendations";

export const recommendationsQuery = (search: RecommendationsSearch) =>
  tableQuery<Recommendation>(recommendationsCall, search);
