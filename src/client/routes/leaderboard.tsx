import { createFileRoute } from "@tanstack/react-router";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { LeaderboardPage } from "#client/features/gamification/leaderboard-page.tsx";
import {
  readLeaderboardSearch,
  shownPeriod,
} from "#client/features/gamification/leaderboard-search.ts";
import { leaderboardQuery, standingQuery } from "#client/features/gamification/progress.queries.ts";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/leaderboard")({
  validateSearch: readLeaderboardSearch,
  loaderDeps: ({ search }) => readLeaderboardSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps, location }) => {
    const viewer = await queryClient.ensureQueryData(viewerQuery);
    await Promise.all([
      loadOrFirstPage(queryClient.ensureQueryData(leaderboardQuery(deps)), location),
      viewer && queryClient.prefetchQuery(standingQuery(viewer.id, shownPeriod(deps))),
    ]);
  },
  head: ({ match }) =>
    pageHead({
      title: "Leaderboard",
      description: "Who tried, saved and reviewed most on Cluck, this month and of all time.",
      url: `${match.context.origin}/leaderboard${match.search.period ? "?period=all" : ""}`,
      // Search engines should list only the first page.
      noindex: match.search.cursor !== undefined,
    }),
  component: () => <LeaderboardPage search={Route.useLoaderDeps()} />,
});
