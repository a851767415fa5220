import { useSuspenseQuery } from "@tanstack/react-query";
import { Ban, DoorOpen, Ellipsis, LogOut, ScrollText } from "lucide-react";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#client/ui/dropdown-menu.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { Member } from "#contract/accounts.ts";
import { BlockMember } from "./block-member.tsx";
import { EndSessions } from "./end-sessions.tsx";
import { PromoteButton } from "./promote-button.tsx";
import { PromoteMember } from "./promote-member.tsx";

const questions = { promote: PromoteMember, block: BlockMember, endSessions: EndSessions };

export function MemberActions({ member }: { member: Member }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const Question = asked && questions[asked];
  const logHref = `/admin/audit-log?entityType=user&entityId=${encodeURIComponent(member.id)}`;
  return (
    <div className="flex items-center gap-2">
      <PromoteButton member={member} onPromote={() => setAsked("promote")} />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about ${member.username}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <AppLink href={logHref}>
              <ScrollText aria-hidden="true" />
              Audit log
            </AppLink>
          </DropdownMenuItem>
          {viewer?.id !== member.id && (
            <>
              <DropdownMenuItem onSelect={() => setAsked("endSessions")}>
                <LogOut aria-hidden="true" />
                Sign out everywhere
              </DropdownMenuItem>
              <DropdownMenuItem danger={!member.blockedAt} onSelect={() => setAsked("block")}>
                {member.blockedAt ? <DoorOpen aria-hidden="true" /> : <Ban aria-hidden="true" />}
                {member.blockedAt ? "Unblock" : "Block"}
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {Question && <Question member={member} onClose={() => setAsked(null)} />}
    </div>
  );
}
