import { infiniteQueryOptions } from "@tanstack/react-query";
import { keyedQuery } from "#client/lib/endpoint-query.ts";
import { getApi } from "#client/lib/query-client.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { listInvitations } from "#contract/invitations.endpoints.ts";
import { listMembers } from "#contract/members.endpoints.ts";
import { tableQuery, tablesKey } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";

/** Below the key of the tables, so that it is reloaded with them. */
export const invitationsQuery = keyedQuery([...tablesKey, listInvitations.path], listInvitations);

const membersAtOnce = 25;

export const memberTableQuery = (search: TableSearch<MemberSort>) =>
  tableQuery(listMembers, search);

export const memberListQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...tablesKey, "members", q],
    // Without the signal: leaving a page would abort the request that the next page with this list waits for.
    queryFn: ({ client, pageParam }) => {
      const query = { q: q || undefined, cursor: pageParam || undefined, limit: membersAtOnce };
      return getApi(client).page(listMembers, { query });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
