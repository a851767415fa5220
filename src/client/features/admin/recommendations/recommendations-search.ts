import { oneOf } from "#client/features/explore/search-values.ts";
import {
  type RecommendationStatus,
  recommendationStatuses,
} from "#contract/recommendation-choices.ts";
import { readTableSearch, type TableSearch } from "../data-table/table-search.ts";

export interface RecommendationsSearch extends TableSearch {
  status?: RecommendationStatus;
}

export function readRecommendationsSearch(search: Record<string, unknown>): RecommendationsSearch {
  const { q, cursor } = readTableSearch(search, []);
  return { q, cursor, status: oneOf(recommendationStatuses, search["status"]) };
}
