import { useSuspenseQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { leaderboardQuery } from "./leaderboard.queries.ts";
import { LeaderboardPages } from "./leaderboard-pages.tsx";
import { LeaderboardPeriods } from "./leaderboard-periods.tsx";
import { LeaderRows } from "./leaderboard-rows.tsx";
import type { LeaderboardSearch } from "./leaderboard-search.ts";
import { OwnStanding } from "./own-standing.tsx";

export function LeaderboardPage({ search }: { search: LeaderboardSearch }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
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
            action={
              <Button asChild>
                <AppLink href="/explore">Explore Sandwiches</AppLink>
              </Button>
            }
          />
        ) : (
          // Another list is new rows, not the old ones moved about.
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
              <AppLink href="/profile" className="link">
                your profile
              </AppLink>
              .
            </>
          ) : (
            <>
              <AppLink href="/login?next=/leaderboard" className="link">
                Log in
              </AppLink>{" "}
              to see where you stand. Members can leave the leaderboard on their profile.
            </>
          )}
        </p>
      </div>
    </PageContainer>
  );
}
