import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#client/lib/format-date.ts";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import { BadgeMedal } from "./badge-medal.tsx";
import { XpBar } from "./level-card.tsx";
import { badgesQuery, earnedBadgesQuery, levelQuery } from "./progress.queries.ts";

/** Earned badges, newest first, then locked ones, fewest XP first. */
export function BadgeList({ userId }: { userId: string }) {
  const { data: earned } = useSuspenseQuery(earnedBadgesQuery(userId));
  const { data: all } = useSuspenseQuery(badgesQuery);
  // Not a suspense query: without the level, only the progress bars are missing.
  const { data: progress } = useQuery(levelQuery(userId));
  const [isUnfolded, setUnfolded] = useState(false);
  const locked = all.filter(({ id }) => !earned.some((badge) => badge.id === id));
  if (earned.length + locked.length === 0) {
    return (
      <EmptyState
        art={<Award />}
        title="No badges yet"
        text="They appear here when there are any."
      />
    );
  }
  return (
    <>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {earned.map((badge) => (
          <EarnedItem key={badge.id} badge={badge} />
        ))}
        {locked.map((badge, place) => (
          <LockedItem
            key={badge.id}
            badge={badge}
            xp={progress?.xp}
            isFolded={!isUnfolded && place > 0}
          />
        ))}
      </ul>
      {locked.length > 1 && !isUnfolded && (
        <Button
          variant="secondary"
          className="noscript:hidden mt-5 w-full sm:hidden"
          onClick={() => setUnfolded(true)}
        >
          Show {locked.length - 1} more to earn
        </Button>
      )}
    </>
  );
}

function EarnedItem({ badge }: { badge: EarnedBadge }) {
  return (
    <li className="flex items-start gap-4">
      <BadgeMedal badge={badge} />
      <div className="min-w-0">
        <p className="type-display text-xl">{badge.name}</p>
        <p className="text-pretty leading-snug">{badge.description}</p>
        <p className="text-[0.9375rem] text-soft">Earned {formatDate(badge.dateEarned)}</p>
      </div>
    </li>
  );
}

type LockedItemProps = {
  badge: Badge;
  xp: number | undefined;
  /** Hidden on a phone until the list is unfolded. */
  isFolded: boolean;
};

function LockedItem({ badge, xp, isFolded }: LockedItemProps) {
  const { name, description, requiredXp } = badge;
  return (
    <li
      className={cx("flex items-start gap-4 text-soft", isFolded && "not-noscript:max-sm:hidden")}
    >
      <BadgeMedal badge={badge} isLocked />
      <div className="min-w-0 flex-1">
        <p className="type-display text-xl">
          {name} <span className="sr-only">(locked)</span>
        </p>
        <p className="text-pretty leading-snug">{description}</p>
        {requiredXp === null ? (
          <p className="text-[0.9375rem]">Given by the team.</p>
        ) : xp === undefined ? (
          <p className="text-[0.9375rem] tabular-nums">{requiredXp} XP</p>
        ) : (
          <div className="mt-1.5 flex items-center gap-3">
            <XpBar
              label={`Progress towards ${name}`}
              xp={xp}
              goal={requiredXp}
              className="h-2.5 flex-1"
            />
            <span className="text-[0.9375rem] tabular-nums">
              {Math.min(xp, requiredXp)} / {requiredXp} XP
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
