import type { RecommendationStatus } from "#contract/recommendation-choices.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";

/** What the page's address says. */
export interface RecommendationsSearch extends TableSearch<"submitted"> {
  status?: RecommendationStatus;
}

export const recommendationsCall = "/api/restaurant-recommendations";

export const recommendationsQuery = (search: RecommendationsSearch) =>
  tableQuery<Recommendation>(recommendationsCall, search);
