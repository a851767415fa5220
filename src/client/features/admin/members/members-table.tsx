import { useSuspenseQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { formatDate } from "#client/lib/format-date.ts";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/management-choices.ts";
import type { Column } from "../data-table/data-table.types.ts";
import type { TableSearch } from "../data-table/table-search.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { MemberActions } from "./member-actions.tsx";
import { memberColumns } from "./member-columns.tsx";
import { membersCall, memberTableQuery } from "./members.queries.ts";

const columns: Column<Member, MemberSort>[] = [
  ...memberColumns,
  {
    label: "Joined",
    sort: "joined",
    descendsFirst: true,
    cell: ({ createdAt }) => formatDate(createdAt),
    className: "md:whitespace-nowrap",
  },
];

export function MembersTable({ search }: { search: TableSearch<MemberSort> }) {
  const { data: page } = useSuspenseQuery(memberTableQuery(search));
  return (
    <TeamTable
      caption="Members"
      thing="member"
      path="/admin/members"
      call={membersCall}
      search={search}
      page={page}
      placeholder="Search users by name or email"
      columns={columns}
      usualSort="joined"
      actions={(member) => <MemberActions member={member} />}
      empty={{
        art: <Users />,
        title: "No users match your search",
        text: "Try fewer or other words.",
      }}
    />
  );
}
