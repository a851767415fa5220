import { ShieldPlus } from "lucide-react";
import { Badge } from "#client/ui/badge.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import type { Column } from "../data-table/data-table.tsx";

/** Breaks a word only if it is wider than its column may become. */
const wholeInRow = "wrap-anywhere min-w-0 md:wrap-break-word";

export const memberColumns: Column<Member, MemberSort>[] = [
  {
    label: "Username",
    sort: "username",
    cell: ({ username, blockedAt }) => (
      <span className="flex flex-wrap items-center gap-2 md:max-w-72">
        <span className={wholeInRow}>{username}</span>
        {blockedAt && <Badge variant="danger">Blocked</Badge>}
      </span>
    ),
  },
  {
    label: "Email",
    sort: "email",
    cell: ({ email }) => {
      const at = email.lastIndexOf("@");
      return (
        <span className={cx(wholeInRow, "md:block md:max-w-64")}>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
      );
    },
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

export function PromoteButton({ member, onPromote }: { member: Member; onPromote: () => void }) {
  if (member.role === "admin") return <Badge variant="success">Admin</Badge>;
  return (
    <SmallButton aria-label={`Promote ${member.username}`} onClick={onPromote}>
      <ShieldPlus />
      Promote
    </SmallButton>
  );
}
