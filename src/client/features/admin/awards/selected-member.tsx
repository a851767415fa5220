import { useQuery } from "@tanstack/react-query";
import { Award, MousePointerClick } from "lucide-react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import { earnedBadgesQuery } from "#client/features/gamification/progress.queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Member } from "#contract/accounts.ts";
import { categoryNames } from "../badges/badge-category-names.ts";

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
    <Card>
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
            <Award aria-hidden="true" />
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
