import { oneOf } from "#client/lib/search-values.ts";
import { type ManagedSort, managedSorts } from "#contract/management-choices.ts";
import { readTableSearch, type TableSearch } from "../data-table/table-search.ts";

const views = ["duplicates", "trash"] as const;

export interface ManagementSearch extends TableSearch<ManagedSort> {
  /** Absent, it is the table. */
  view?: (typeof views)[number];
}

export const readManagementSearch = (search: Record<string, unknown>): ManagementSearch => ({
  ...readTableSearch(search, managedSorts),
  view: oneOf(views, search["view"]),
});
