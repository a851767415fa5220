import { useSuspenseQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { Ban, DoorOpen, KeyRound, LogOut, ScrollText, Users } from "lucide-react";
import { useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { ActionsMenu } from "#client/ui/actions-menu.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import type { MenuAction } from "#client/ui/open-actions-menu.tsx";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import {
  blockMember,
  endMemberSessions,
  exportMembers,
  listMembers,
  sendPasswordReset,
} from "#contract/members.endpoints.ts";
import type { Column } from "../data-table/data-table.tsx";
import { reloadsTables } from "../data-table/table.queries.ts";
import type { TableSearch } from "../data-table/table-search.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { memberColumns, PromoteButton, PromoteMember } from "./member-rows.tsx";
import { memberTableQuery } from "./members.queries.ts";

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
  const { cursor: _, ...filters } = search;
  return (
    <TeamTable
      caption="Members"
      thing="member"
      path="/admin/members"
      endpoint={listMembers}
      exportHref={endpointUrl(exportMembers, { query: filters })}
      search={search}
      page={page}
      placeholder="Search users by name or email"
      columns={columns}
      defaultSort="joined"
      actions={(member) => <MemberActions member={member} />}
      empty={{
        art: <Users />,
        title: "No users match your search",
        text: "Try fewer or other words.",
      }}
    />
  );
}

const questions = {
  promote: PromoteMember,
  block: BlockMember,
  endSessions: EndSessions,
  sendReset: SendPasswordReset,
};

function MemberActions({ member }: { member: Member }) {
  const viewer = useViewer();
  const { sendsMail } = useSuspenseQuery(siteQuery).data;
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const Question = asked && questions[asked];
  const log: MenuAction = {
    label: "Audit log",
    icon: <ScrollText />,
    link: linkOptions({
      to: "/admin/audit-log",
      search: { entityType: "user", entityId: member.id },
    }),
  };
  const isViewer = viewer?.id === member.id;
  return (
    <div className="flex items-center gap-2 [&_.icon-button]:h-9 [&_.icon-button]:rounded-control [&_.icon-button]:border-2 [&_.icon-button]:border-ink">
      <PromoteButton member={member} onPromote={() => setAsked("promote")} />
      <ActionsMenu
        label={`More about ${member.username}`}
        actions={isViewer ? [log] : [log, ...accessActions(member, sendsMail, setAsked)]}
      />
      {Question && <Question member={member} onClose={() => setAsked(null)} />}
    </div>
  );
}

function accessActions(
  { blockedAt }: Member,
  sendsMail: boolean,
  ask: (question: "block" | "endSessions" | "sendReset") => void,
): MenuAction[] {
  const sendReset: MenuAction = {
    label: "Send password reset",
    icon: <KeyRound />,
    onSelect: () => ask("sendReset"),
  };
  return [
    ...(sendsMail ? [sendReset] : []),
    {
      label: "Sign out everywhere",
      icon: <LogOut />,
      onSelect: () => ask("endSessions"),
    },
    blockedAt
      ? { label: "Unblock", icon: <DoorOpen />, onSelect: () => ask("block") }
      : {
          label: "Block",
          icon: <Ban />,
          danger: true,
          onSelect: () => ask("block"),
        },
  ];
}

type QuestionProps = { member: Member; onClose: () => void };

function BlockMember({ member, onClose }: QuestionProps) {
  const isBlocked = member.blockedAt !== null;
  const change = useChange({
    ...reloadsTables,
    send: (api, { id }: Member) => api.call(blockMember, { id, body: { isBlocked: !isBlocked } }),
    done: (_, { username }) => ({
      title: isBlocked ? "User Unblocked" : "User Blocked",
      description: isBlocked ? `${username} can log in again.` : `${username} cannot log in.`,
    }),
    failed: (error) => ({ title: "Update Failed", description: getErrorMessage(error) }),
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={
        <>
          {isBlocked ? "Unblock" : "Block"} <bdi>{member.username}</bdi>?
        </>
      }
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

function EndSessions({ member, onClose }: QuestionProps) {
  const ending = useChange({
    ...reloadsTables,
    send: (api, { id }: Member) => api.call(endMemberSessions, { id }),
    done: (_, { username }) => ({
      title: "Sessions Ended",
      description: `${username} is signed out everywhere.`,
    }),
    failed: (error) => ({ title: "Update Failed", description: getErrorMessage(error) }),
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={
        <>
          Sign <bdi>{member.username}</bdi> out everywhere?
        </>
      }
      description="They have to log in again on every device."
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate(member)}
      onCancel={onClose}
    />
  );
}

function SendPasswordReset({ member, onClose }: QuestionProps) {
  const sending = useChange({
    send: (api, { id }: Member) => api.call(sendPasswordReset, { id }),
    done: (_, { username }) => ({
      title: "Mail Sent",
      description: `${username} gets a link to choose a new password.`,
    }),
    failed: (error) => ({ title: "Mail Not Sent", description: getErrorMessage(error) }),
    onSuccess: onClose,
  });
  return (
    <Confirm
      title={
        <>
          Send <bdi>{member.username}</bdi> a password reset?
        </>
      }
      description={`The link goes to ${member.email} and works for an hour. Their password stays as it is until they use it.`}
      confirmLabel="Send the link"
      busyLabel="Sending..."
      isBusy={sending.isPending}
      onConfirm={() => sending.mutate(member)}
      onCancel={onClose}
    />
  );
}
