import { useQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { Award, MousePointerClick } from "lucide-react";
import { useState } from "react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import { earnedBadgesQuery } from "#client/features/gamification/progress.queries.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Member } from "#contract/accounts.ts";
import { AdminPage } from "../admin-page.tsx";
import {
  MemberListStates,
  MemberSearchBox,
  MoreMembers,
  useMemberList,
} from "../members/member-list.tsx";
import { categoryNames } from "./badge-changes.ts";

const back = { link: linkOptions({ to: "/admin" }), label: "Back to Admin" };

export function AwardPage() {
  const [member, setMember] = useState<Member | null>(null);
  const [isAwarding, setIsAwarding] = useState(false);

  function award(chosen: Member) {
    setMember(chosen);
    setIsAwarding(true);
  }
  return (
    <AdminPage title="Award Badges" back={back}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <MemberList selectedId={member?.id} onSelect={setMember} onAward={award} />
        <SelectedMember member={member} onAward={award} />
      </div>
      {member && isAwarding && <AwardDialog member={member} onClose={() => setIsAwarding(false)} />}
    </AdminPage>
  );
}

type MemberListProps = {
  selectedId: string | undefined;
  onSelect: (member: Member) => void;
  onAward: (member: Member) => void;
};

function MemberList({ selectedId, onSelect, onAward }: MemberListProps) {
  const { search, list, members } = useMemberList();
  return (
    <Card>
      <CardBody>
        <h2 className="text-2xl">Users</h2>
        <MemberSearchBox {...search} />
        <div
          aria-busy={list.isFetching}
          className="max-h-[500px] overflow-y-auto rounded-control border-2 border-line"
        >
          <MemberListStates list={list} members={members} />
          <ul className="divide-y-2 divide-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelected={member.id === selectedId}
                onSelect={() => onSelect(member)}
                onAward={() => onAward(member)}
              />
            ))}
          </ul>
          <MoreMembers list={list} />
        </div>
      </CardBody>
    </Card>
  );
}

type MemberRowProps = {
  member: Member;
  isSelected: boolean;
  onSelect: () => void;
  onAward: () => void;
};

function MemberRow({ member, isSelected, onSelect, onAward }: MemberRowProps) {
  return (
    <li
      className={cx(
        "flex items-center gap-3 p-1.5 pr-3",
        isSelected ? "bg-mustard-wash text-on-mustard" : "hover:bg-sunk/60",
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="min-h-touch min-w-0 flex-1 rounded-control px-2 text-left"
      >
        <span className="block truncate font-semibold">{member.username}</span>
        <span className={cx("block truncate text-[0.9375rem]", !isSelected && "text-soft")}>
          {member.email}
        </span>
      </button>
      <SmallButton aria-label={`Award a badge to ${member.username}`} onClick={onAward}>
        <Award />
        Award
      </SmallButton>
    </li>
  );
}

const bringIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: "nearest" });

type SelectedMemberProps = { member: Member | null; onAward: (member: Member) => void };

export function SelectedMember({ member, onAward }: SelectedMemberProps) {
  if (!member) {
    return (
      <EmptyState
        art={<MousePointerClick />}
        title="Select a user from the list to view and manage their badges"
      />
    );
  }
  return (
    // On a phone the card is below the list, so it scrolls into view.
    <Card key={member.id} ref={bringIntoView} className="scroll-my-20">
      <CardBody>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="wrap-anywhere text-2xl">{member.username}</h2>
            <p className="wrap-anywhere text-soft">{member.email}</p>
            <p>
              XP: <span className="type-display text-lg tabular-nums">{member.xp}</span>
            </p>
          </div>
          <Button onClick={() => onAward(member)}>
            <Award />
            Award Badge
          </Button>
        </div>
        <h3 className="mt-2 text-xl">Current Badges</h3>
        <CurrentBadges userId={member.id} />
      </CardBody>
    </Card>
  );
}

function CurrentBadges({ userId }: { userId: string }) {
  const { data: badges } = useQuery(earnedBadgesQuery(userId));
  if (!badges) return <Skeleton className="h-24" />;
  if (badges.length === 0) {
    return <p className="text-soft">This user doesn't have any badges yet</p>;
  }
  return (
    <ul className="grid gap-3">
      {badges.map((badge) => (
        <li key={badge.id} className="flex items-center gap-3">
          <BadgeMedal badge={badge} size="sm" />
          <div className="min-w-0">
            <p className="font-semibold leading-snug">{badge.name}</p>
            <p className="text-[0.9375rem] text-soft leading-snug">
              {categoryNames[badge.category]}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const AwardDialog = lazyPart(async () => (await import("./award-dialog.tsx")).AwardDialog);
