import { useSuspenseQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { Ban, DoorOpen, KeyRound, LogOut, ScrollText, Users } from "lucide-react";
import { useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { ActionsMenu } from "#client/ui/actions-menu.tsx";
import type { MenuAction } from "#client/ui/open-actions-menu.tsx";
import type { Member } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import { exportMembers } from "#contract/members.endpoints.ts";
import { type Column, dateColumn } from "../data-table/data-table.tsx";
import type { TableSearch } from "../data-table/table-search.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { MemberQuestion, type QuestionKind } from "./member-question.tsx";
import { memberColumns, PromoteButton } from "./member-rows.tsx";
import { memberTableQuery } from "./members.queries.ts";

const columns: Column<Member, MemberSort>[] = [
  ...memberColumns,
  { ...dateColumn("Joined", ({ createdAt }) => createdAt), sort: "joined", descendsFirst: true },
];

export function MembersTable({ search }: { search: TableSearch<MemberSort> }) {
  return (
    <TeamTable
      caption="Members"
      thing="member"
      path="/admin/members"
      exported={exportMembers}
      search={search}
      query={memberTableQuery(search)}
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

function MemberActions({ member }: { member: Member }) {
  const viewer = useViewer();
  const { sendsMail } = useSuspenseQuery(siteQuery).data;
  const [asked, setAsked] = useState<QuestionKind | null>(null);
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
      {asked && <MemberQuestion kind={asked} member={member} onClose={() => setAsked(null)} />}
    </div>
  );
}

function accessActions(
  { blockedAt }: Member,
  sendsMail: boolean,
  ask: (question: QuestionKind) => void,
): MenuAction[] {
  const sendReset: MenuAction = {
    label: "Send password reset",
    icon: <KeyRound />,
    onSelect: () => ask("sendReset"),
  };
  return [
    ...(sendsMail ? [sendReset] : []),
    { label: "Sign out everywhere", icon: <LogOut />, onSelect: () => ask("endSessions") },
    blockedAt
      ? { label: "Unblock", icon: <DoorOpen />, onSelect: () => ask("unblock") }
      : { label: "Block", icon: <Ban />, danger: true, onSelect: () => ask("block") },
  ];
}
