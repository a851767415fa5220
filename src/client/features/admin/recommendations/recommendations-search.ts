import { oneOf } from "#client/lib/search-values.ts";
import {
  type RecommendationStatus,
  recommendationStatuses,
} from "#contract/recommendation-choices.ts";
import { readTableSearch, type TableSearch } from "../data-table/table-search.ts";

export interface RecommendationsSearch extends TableSearch<"submitted"> {
  status?: RecommendationStatus;
}

export function readRecommendationsSearch(search: Record<string, unknown>): RecommendationsSearch {
  const table = readTableSearch(search, ["submitted"] as const);
  return { ...table, status: oneOf(recommendationStatuses, search["status"]) };
}
