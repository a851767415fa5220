import { Badge } from "#client/ui/badge.tsx";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/management-choices.ts";
import type { Column } from "../data-table/data-table.types.ts";

export const memberColumns: Column<Member, MemberSort>[] = [
  {
    label: "Username",
    sort: "username",
    cell: ({ username, blockedAt }) => (
      <span className="wrap-anywhere flex flex-wrap items-center gap-2">
        {username}
        {blockedAt && <Badge variant="danger">Blocked</Badge>}
      </span>
    ),
  },
  {
    label: "Email",
    sort: "email",
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { label: "Role", cell: ({ role }) => role },
  {
    label: "XP",
    sort: "xp",
    descendsFirst: true,
    cell: ({ xp }) => xp,
    className: "tabular-nums",
  },
];
