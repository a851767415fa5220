import { useQuery } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { LeaderRows } from "./leaderboard-rows.tsx";
import { type LeaderboardSearch, periodOf } from "./leaderboard-search.ts";
import { standingQuery } from "./progress.queries.ts";

type OwnStandingProps = { viewer: User; search: LeaderboardSearch };

/** One's own row, however far below or above this page it is. */
export function OwnStanding({ viewer, search }: OwnStandingProps) {
  const { data: standing } = useQuery(standingQuery(viewer.id, periodOf(search)));
  if (!standing) return null;
  const { rank, level, xp } = standing;
  return (
    <section
      aria-label="Where you stand"
      className="mt-4 border-edge border-t-2 border-dotted pt-3"
    >
      {rank === null ? (
        <p>
          {viewer.leaderboardOptOut
            ? "You are not listed: you left the leaderboard."
            : "You have no XP in this period yet."}
        </p>
      ) : (
        <LeaderRows
          rows={[{ rank, level, xp, userId: viewer.id, username: viewer.username }]}
          ownId={viewer.id}
        />
      )}
    </section>
  );
}
