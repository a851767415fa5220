import type { GapRow } from "#contract/administration.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { GapsSearch } from "./gaps-search.ts";

export const gapsCall = "/api/admin/gaps";

export const gapsQuery = (search: GapsSearch) => tableQuery<GapRow>(gapsCall, search);
