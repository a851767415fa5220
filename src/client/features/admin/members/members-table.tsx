import { useSuspenseQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { formatDate } from "#client/lib/format-date.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Member } from "#contract/accounts.ts";
import { countOf } from "../count-of.ts";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { TableToolbar } from "../data-table/table-toolbar.tsx";
import type { WordsSearch } from "../data-table/words-search.ts";
import { MemberActions } from "./member-actions.tsx";
import { memberColumns } from "./member-columns.tsx";
import { membersCall, memberTableQuery } from "./members.queries.ts";

const path = "/admin/members";

const columns: Column<Member>[] = [
  ...memberColumns,
  { label: "Joined", cell: ({ createdAt }) => formatDate(createdAt) },
];

export function MembersTable({ search }: { search: WordsSearch }) {
  const { data: page } = useSuspenseQuery(memberTableQuery(search));
  return (
    <>
      <TableToolbar
        path={path}
        search={search}
        placeholder="Search users by name or email"
        count={countOf(page.total ?? page.items.length, "member")}
        csvPath={`${membersCall}.csv`}
      />
      <div className="mt-4">
        {page.items.length === 0 ? (
          <EmptyState
            art={<Users />}
            title="No users match your search"
            text="Try fewer or other words."
          />
        ) : (
          <DataTable
            caption="Members"
            columns={columns}
            rows={page.items}
            keyOf={({ id }) => id}
            actions={(member) => <MemberActions member={member} />}
          />
        )}
        <TablePages
          label="Pages of members"
          path={path}
          call={membersCall}
          search={search}
          nextCursor={page.nextCursor}
        />
      </div>
    </>
  );
}
