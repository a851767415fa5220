import { useSuspenseQuery } from "@tanstack/react-query";
import { Ban, DoorOpen, LogOut, ScrollText, Users } from "lucide-react";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { Confirm } from "#client/ui/confirm.tsx";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { ActionsMenu } from "../actions-menu.tsx";
import type { Column } from "../data-table/data-table.tsx";
import { withSearch } from "../data-table/table-address.ts";
import type { TableSearch } from "../data-table/table-search.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { anyMessageOf } from "../error-message.ts";
import type { MenuAction } from "../open-actions-menu.tsx";
import { useTeamChange } from "../use-team-change.ts";
import { memberColumns, PromoteButton, PromoteMember } from "./member-rows.tsx";
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

const questions = { promote: PromoteMember, block: BlockMember, endSessions: EndSessions };

function MemberActions({ member }: { member: Member }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const Question = asked && questions[asked];
  const log: MenuAction = {
    label: "Audit log",
    icon: <ScrollText aria-hidden="true" />,
    href: withSearch("/admin/audit-log", { entityType: "user", entityId: member.id }),
  };
  const isViewer = viewer?.id === member.id;
  return (
    <div className="flex items-center gap-2">
      <PromoteButton member={member} onPromote={() => setAsked("promote")} />
      <ActionsMenu
        label={`More about ${member.username}`}
        actions={isViewer ? [log] : [log, ...accessActions(member, setAsked)]}
      />
      {Question && <Question member={member} onClose={() => setAsked(null)} />}
    </div>
  );
}

function accessActions(
  { blockedAt }: Member,
  ask: (question: "block" | "endSessions") => void,
): MenuAction[] {
  return [
    {
      label: "Sign out everywhere",
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => ask("endSessions"),
    },
    blockedAt
      ? { label: "Unblock", icon: <DoorOpen aria-hidden="true" />, onSelect: () => ask("block") }
      : {
          label: "Block",
          icon: <Ban aria-hidden="true" />,
          danger: true,
          onSelect: () => ask("block"),
        },
  ];
}

type BlockMemberProps = { member: Member; onClose: () => void };

function BlockMember({ member, onClose }: BlockMemberProps) {
  const isBlocked = member.blockedAt !== null;
  const change = useTeamChange<Member>({
    send: (api, { id }) =>
      api.send("PATCH", `/api/users/${encodeURIComponent(id)}/block`, { isBlocked: !isBlocked }),
    done: ({ username }) => ({
      title: isBlocked ? "User Unblocked" : "User Blocked",
      description: isBlocked ? `${username} can log in again.` : `${username} cannot log in.`,
    }),
    failed: (error) => ({
      title: "Update Failed",
      description: anyMessageOf(error),
    }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={`${isBlocked ? "Unblock" : "Block"} ${member.username}?`}
      description={
        isBlocked
          ? "They can log in again."
          : "They are signed out everywhere and cannot log in. What they wrote stays."
      }
      confirmLabel={isBlocked ? "Unblock" : "Block"}
      busyLabel="Saving..."
      isBusy={change.isPending}
      onConfirm={() => change.mutate(member)}
      onCancel={onClose}
    />
  );
}

type EndSessionsProps = { member: Member; onClose: () => void };

function EndSessions({ member, onClose }: EndSessionsProps) {
  const ending = useTeamChange<Member>({
    send: (api, { id }) => api.send("DELETE", `/api/users/${encodeURIComponent(id)}/sessions`),
    done: ({ username }) => ({
      title: "Sessions Ended",
      description: `${username} is signed out everywhere.`,
    }),
    failed: (error) => ({
      title: "Update Failed",
      description: anyMessageOf(error),
    }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={`Sign ${member.username} out everywhere?`}
      description="They have to log in again on every device."
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate(member)}
      onCancel={onClose}
    />
  );
}
