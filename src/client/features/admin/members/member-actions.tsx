import { useSuspenseQuery } from "@tanstack/react-query";
import { Ban, DoorOpen, LogOut, ScrollText } from "lucide-react";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { Member } from "#contract/accounts.ts";
import { ActionsMenu } from "../actions-menu.tsx";
import { withSearch } from "../data-table/table-address.ts";
import type { MenuAction } from "../menu-action.types.ts";
import { BlockMember } from "./block-member.tsx";
import { EndSessions } from "./end-sessions.tsx";
import { PromoteButton } from "./promote-button.tsx";
import { PromoteMember } from "./promote-member.tsx";

const questions = { promote: PromoteMember, block: BlockMember, endSessions: EndSessions };

export function MemberActions({ member }: { member: Member }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const Question = asked && questions[asked];
  const log: MenuAction = {
    label: "Audit log",
    icon: <ScrollText aria-hidden="true" />,
    href: withSearch("/admin/audit-log", { entityType: "user", entityId: member.id }),
  };
  const isOneself = viewer?.id === member.id;
  return (
    <div className="flex items-center gap-2">
      <PromoteButton member={member} onPromote={() => setAsked("promote")} />
      <ActionsMenu
        label={`More about ${member.username}`}
        actions={isOneself ? [log] : [log, ...powersOver(member, setAsked)]}
      />
      {Question && <Question member={member} onClose={() => setAsked(null)} />}
    </div>
  );
}

function powersOver(
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
