import { textUpTo } from "#client/lib/search-values.ts";
import { readWordsSearch, type WordsSearch } from "../data-table/words-search.ts";

export interface AuditSearch extends WordsSearch {
  /** Who did it: a username. */
  actor?: string;
  action?: string;
  entityType?: string;
  entityId?: string;
}

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  ...readWordsSearch(search),
  actor: textUpTo(100, search["actor"]),
  action: textUpTo(100, search["action"]),
  entityType: textUpTo(100, search["entityType"]),
  entityId: textUpTo(100, search["entityId"]),
});
