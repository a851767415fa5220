import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, Trophy } from "lucide-react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { Avatar } from "#client/ui/avatar.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { User } from "#contract/accounts.ts";
import type { LeaderboardRow } from "#contract/gamification.ts";
import { leaderboardPeriods } from "#contract/gamification-choices.ts";
import { type LeaderboardSearch, shownPeriod } from "./leaderboard-search.ts";
import { leaderboardQuery, standingQuery } from "./progress.queries.ts";

export function LeaderboardPage({ search }: { search: LeaderboardSearch }) {
  const viewer = useViewer();
  const { data: page } = useSuspenseQuery(leaderboardQuery(search));
  const isOwnRowShown = page.items.some(({ userId }) => userId === viewer?.id);
  return (
    <PageContainer className="py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-5xl sm:text-6xl">Leaderboard</h1>
        <p className="mt-3 max-w-prose text-lg text-soft">
          Trying, saving, reviewing: everything earns XP. A month begins on its first day at
          midnight UTC.
        </p>
        <LeaderboardPeriods search={search} />
        {page.items.length === 0 ? (
          <EmptyState
            art={<Trophy />}
            title={search.cursor ? "Nobody further down" : "Nobody has earned XP yet"}
            text="The first one to try a sandwich leads."
            action={<ButtonLink to="/explore">Explore Sandwiches</ButtonLink>}
          />
        ) : (
          // The key keeps React from reusing the rows of another list.
          <LeaderRows
            key={`${search.period}${search.cursor}`}
            rows={page.items}
            ownId={viewer?.id}
          />
        )}
        {viewer && !isOwnRowShown && (
          <OwnStanding key={search.period} viewer={viewer} search={search} />
        )}
        <LeaderboardPages search={search} nextCursor={page.nextCursor} />
        <p className="mt-8 text-soft">
          {viewer ? (
            <>
              You would rather not be listed? You can leave the leaderboard on{" "}
              <Link to="/profile" className="link">
                your profile
              </Link>
              .
            </>
          ) : (
            <>
              <Link to="/login" search={{ next: "/leaderboard" }} className="link">
                Log in
              </Link>{" "}
              to see where you stand. Members can leave the leaderboard on their profile.
            </>
          )}
        </p>
      </div>
    </PageContainer>
  );
}

const periodLabels = { month: "This month", all: "All time" } as const;

/** Links, so that they work without JavaScript. */
function LeaderboardPeriods({ search }: { search: LeaderboardSearch }) {
  const current = shownPeriod(search);
  return (
    <nav aria-label="Period" className="mt-6 mb-5">
      <ul className="flex gap-1 border-ink border-b-2 p-1 pb-0">
        {leaderboardPeriods.map((period) => (
          <li key={period}>
            <Link
              to="/leaderboard"
              search={{ period: period === "all" ? period : undefined }}
              resetScroll={false}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={period === current ? "page" : undefined}
              className={cx(
                "type-display flex min-h-touch items-center rounded-t-control px-4 text-lg",
                period === current ? "bg-ink text-paper" : "text-soft hover:text-ink",
              )}
            >
              {periodLabels[period]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const medals: Record<number, string> = {
  1: "bg-mustard text-[#4a3203]",
  2: "bg-sunk text-ink shadow-[inset_0_0_0_2px_var(--color-edge)]",
  3: "bg-paprika-wash text-paprika-deep dark:text-paprika",
};

function LeaderRows({ rows, ownId }: { rows: LeaderboardRow[]; ownId: string | undefined }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1.5">
      <thead className="type-label text-left text-soft">
        <tr>
          <th scope="col" className="w-12 px-1 font-[inherit] sm:w-14 sm:px-2">
            Rank
          </th>
          <th scope="col" className="px-1 font-[inherit] sm:px-2">
            Member
          </th>
          <th scope="col" className="w-12 px-1 text-right font-[inherit] sm:w-20 sm:px-2">
            Level
          </th>
          <th scope="col" className="w-14 px-1 text-right font-[inherit] sm:w-24 sm:px-2">
            XP
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LeaderRow key={row.userId} row={row} isOwn={row.userId === ownId} />
        ))}
      </tbody>
    </table>
  );
}

function LeaderRow({ row, isOwn }: { row: LeaderboardRow; isOwn: boolean }) {
  const { rank, username, avatarUrl, level, xp } = row;
  return (
    <tr
      aria-current={isOwn || undefined}
      className={cx("tabular-nums", isOwn ? "bg-mustard-wash text-on-mustard" : "bg-card")}
    >
      <td className="rounded-l-control px-1 py-2 sm:px-2">
        <span
          className={cx(
            "type-display inline-grid h-9 min-w-9 place-items-center rounded-full px-1 text-lg",
            medals[rank],
          )}
        >
          {rank}
        </span>
      </td>
      <th scope="row" className="max-w-0 px-1 py-2 text-left font-semibold sm:px-2">
        <span className="flex items-center gap-2 sm:gap-2.5">
          <Avatar
            name={username}
            url={avatarUrl}
            className="size-7 max-[22.5rem]:hidden sm:size-9 sm:text-lg"
          />
          <bdi className="wrap-anywhere line-clamp-2 leading-tight">{username}</bdi>
          {isOwn && <span className="shrink-0 font-normal">(you)</span>}
        </span>
      </th>
      <td className="px-1 py-2 text-right sm:px-2">{level}</td>
      <td className="type-display rounded-r-control py-2 pr-2 pl-1 text-right text-lg sm:pl-2">
        {xp}
      </td>
    </tr>
  );
}

function OwnStanding({ viewer, search }: { viewer: User; search: LeaderboardSearch }) {
  const { data: standing } = useQuery(standingQuery(viewer.id, shownPeriod(search)));
  if (!standing) return null;
  const { rank, level, xp } = standing;
  const { id: userId, username, avatarUrl } = viewer;
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
        <LeaderRows rows={[{ rank, level, xp, userId, username, avatarUrl }]} ownId={viewer.id} />
      )}
    </section>
  );
}

type LeaderboardPagesProps = { search: LeaderboardSearch; nextCursor: string | null };

function LeaderboardPages({ search, nextCursor }: LeaderboardPagesProps) {
  if (!search.cursor && !nextCursor) return null;
  return (
    <nav aria-label="Pages of the leaderboard" className="mt-6 flex justify-between gap-3">
      {search.cursor && (
        <ButtonLink to="/leaderboard" search={{ ...search, cursor: undefined }} variant="secondary">
          <ArrowLeft />
          Top of the board
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink
          to="/leaderboard"
          search={{ ...search, cursor: nextCursor }}
          rel="next"
          variant="secondary"
          className="ml-auto"
        >
          Next page
          <ArrowRight />
        </ButtonLink>
      )}
    </nav>
  );
}
