import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { xpOfNextLevel } from "#contract/gamification-choices.ts";
import { levelQuery, standingQuery } from "./progress.queries.ts";

export function LevelCard({ userId }: { userId: string }) {
  const { data: progress } = useSuspenseQuery(levelQuery(userId));
  const { level, xp } = progress;
  const goal = xpOfNextLevel(level);
  return (
    <div className="flex items-center gap-5 sm:gap-7">
      <p className="grid size-24 shrink-0 -rotate-6 place-content-center rounded-full border-2 border-ink bg-mustard-wash text-center text-on-mustard sm:size-28">
        <span className="type-label">Level</span>
        <span className="type-display text-5xl tabular-nums sm:text-6xl">{level}</span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="type-display text-3xl tabular-nums">{xp} XP</span>
          <span className="text-soft">
            {goal - xp} XP to level {level + 1}
          </span>
        </p>
        <XpBar label="XP towards the next level" xp={xp} goal={goal} />
        <div className="mt-2.5">
          <PagePart fallback={<Skeleton className="h-6 w-60" />}>
            <StandingLine userId={userId} />
          </PagePart>
        </div>
      </div>
    </div>
  );
}

function StandingLine({ userId }: { userId: string }) {
  const { data: standing } = useSuspenseQuery(standingQuery(userId, "month"));
  return (
    <p>
      {standing.rank !== null && <>Number {standing.rank} this month. </>}
      <Link to="/leaderboard" className="link">
        See the leaderboard
      </Link>
    </p>
  );
}

type XpBarProps = { label: string; xp: number; goal: number; className?: string };

export function XpBar({ label, xp, goal, className = "h-4" }: XpBarProps) {
  const reached = Math.min(xp, goal);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={reached}
      aria-valuetext={`${reached} of ${goal} XP`}
      className={`overflow-hidden rounded-full bg-sunk forced-colors:border ${className}`}
    >
      <div
        className="h-full rounded-full bg-paprika"
        style={{ width: `${percentage(xp, goal)}%` }}
      />
    </div>
  );
}

/** Rounded down, so that only a completed level shows 100. */
export function percentage(part: number, whole: number): number {
  if (whole <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((part / whole) * 100)));
}
