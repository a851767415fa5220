import { ShieldPlus } from "lucide-react";
import { useChange } from "#client/lib/use-change.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import { cx } from "#client/ui/cx.ts";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { promoteMember } from "#contract/members.endpoints.ts";
import type { Column } from "../data-table/data-table.tsx";
import { reloadsTables } from "../data-table/table.queries.ts";

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
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Promote ${member.username}`}
      onClick={onPromote}
    >
      <ShieldPlus />
      Promote
    </Button>
  );
}

export function PromoteMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const promotion = useChange({
    ...reloadsTables,
    send: (api, { id }: Member) => api.call(promoteMember, { id }),
    done: (_, { username }) => ({
      title: "User Promoted",
      description: `${username} is now an admin.`,
    }),
    failed: () => ({
      title: "Promotion Failed",
      description: "Could not promote user to admin",
    }),
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={
        <>
          Promote <bdi>{member.username}</bdi>?
        </>
      }
      description="An admin may change the whole catalogue, every badge and every member. There is no way back but the command line."
      confirmLabel="Promote"
      busyLabel="Promoting..."
      isBusy={promotion.isPending}
      onConfirm={() => promotion.mutate(member)}
      onCancel={onClose}
    />
  );
}
