import { Badge } from "#client/ui/badge.tsx";
import type { Member } from "#contract/accounts.ts";
import type { Column } from "../data-table/data-table.tsx";

export const memberColumns: Column<Member>[] = [
  {
    label: "Username",
    cell: ({ username, blockedAt }) => (
      <span className="wrap-anywhere flex flex-wrap items-center gap-2">
        {username}
        {blockedAt && <Badge variant="danger">Blocked</Badge>}
      </span>
    ),
  },
  { label: "Email", cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { label: "Role", cell: ({ role }) => role },
  { label: "XP", cell: ({ xp }) => xp, className: "tabular-nums" },
];
