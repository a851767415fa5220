import { infiniteQueryOptions } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";
import { tableQuery, tablesKey } from "../data-table/table.queries.ts";
import { withSearch } from "../data-table/table-address.ts";
import type { TableSearch } from "../data-table/table-search.ts";

export const membersCall = "/api/users";
const membersAtOnce = 25;

/** One page of the table. */
export const memberTableQuery = (search: TableSearch<MemberSort>) =>
  tableQuery<Member>(membersCall, search);

/** A list that grows by "Show more". */
export const memberListQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...tablesKey, "members", q],
    // Without the signal: leaving one page with this list would abort what the next page, which has it too, waits for.
    queryFn: async ({ client, pageParam }) => {
      const path = withSearch(membersCall, { q, cursor: pageParam, limit: membersAtOnce });
      const { items, nextCursor, headers } = await apiOf(client).getPage<Member>(path);
      return { items, nextCursor, total: headers.get(totalCountHeader) };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
