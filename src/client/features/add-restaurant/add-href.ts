import { withSearch } from "#client/features/admin/data-table/table-address.ts";
import type { AddSearch, AddTab } from "./add-search.ts";

export const addHref = (search: AddSearch, tab: AddTab): string =>
  withSearch("/add-restaurant", { ...search, tab: tab === "basics" ? undefined : tab });
