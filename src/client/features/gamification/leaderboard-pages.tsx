import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import type { LeaderboardSearch } from "./leaderboard-search.ts";

type LeaderboardPagesProps = { search: LeaderboardSearch; nextCursor: string | null };

export function LeaderboardPages({ search, nextCursor }: LeaderboardPagesProps) {
  if (!search.cursor && !nextCursor) return null;
  return (
    <nav aria-label="Pages of the leaderboard" className="mt-6 flex justify-between gap-3">
      {search.cursor && (
        <Button asChild variant="secondary">
          <AppLink href={hrefOf({ ...search, cursor: undefined })}>
            <ArrowLeft aria-hidden="true" />
            Top of the board
          </AppLink>
        </Button>
      )}
      {nextCursor && (
        <Button asChild variant="secondary" className="ml-auto">
          <AppLink href={hrefOf({ ...search, cursor: nextCursor })} rel="next">
            Next page
            <ArrowRight aria-hidden="true" />
          </AppLink>
        </Button>
      )}
    </nav>
  );
}

function hrefOf({ period, cursor }: LeaderboardSearch): string {
  const query = new URLSearchParams({ ...(period && { period }), ...(cursor && { cursor }) });
  return query.size > 0 ? `/leaderboard?${query}` : "/leaderboard";
}
