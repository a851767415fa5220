import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getApi } from "#client/lib/query-client.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";
import { listInvitations } from "#contract/invitations.endpoints.ts";
import { listMembers } from "#contract/members.endpoints.ts";
import { tableQuery, tablesKey } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";

/** Beside the tables, so that a change of any of them loads it again. */
export const invitationsQuery = queryOptions({
  queryKey: [...tablesKey, listInvitations.path],
  queryFn: ({ client, signal }) => getApi(client).call(listInvitations, { signal }),
});

const membersAtOnce = 25;

/** One page of the table. */
export const memberTableQuery = (search: TableSearch<MemberSort>) =>
  tableQuery(listMembers, search);

/** A list that grows by "Show more". */
export const memberListQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...tablesKey, "members", q],
    // Without the signal: leaving one page with this list would abort what the next page, which has it too, waits for.
    queryFn: async ({ client, pageParam }) => {
      const query = { q: q || undefined, cursor: pageParam || undefined, limit: membersAtOnce };
      const { items, nextCursor, headers } = await getApi(client).page(listMembers, { query });
      return { items, nextCursor, total: headers.get(totalCountHeader) };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
