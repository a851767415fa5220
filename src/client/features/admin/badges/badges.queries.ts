import type { Badge } from "#contract/gamification.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { WordsSearch } from "../data-table/words-search.ts";

export const badgesCall = "/api/badges";

export const badgeTableQuery = (search: WordsSearch) => tableQuery<Badge>(badgesCall, search);
