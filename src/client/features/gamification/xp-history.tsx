import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatDate } from "#client/lib/format-date.ts";
import { Button } from "#client/ui/button.tsx";
import { Problem } from "#client/ui/problem.tsx";
import type { LedgerEntry } from "#contract/gamification.ts";
import { ledgerQuery } from "./progress.queries.ts";

export function XpHistory({ userId }: { userId: string }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(ledgerQuery(userId));
  const lines = data.pages.flatMap(({ items }) => items);
  if (lines.length === 0) return <p className="text-soft">Nothing earned yet.</p>;
  return (
    <>
      <ul className="divide-y-2 divide-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Problem className="mt-4">
        {isFetchNextPageError && "The next page could not be loaded."}
      </Problem>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {isFetchNextPageError ? "Try again" : "Show more"}
        </Button>
      )}
    </>
  );
}

function Line({ line }: { line: LedgerEntry }) {
  const { description, actionType, entityId, entityName, hasPage, xpEarned, timestamp } = line;
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <p className="min-w-0">
        {description ?? actionType}
        {entityName && ": "}
        {entityName && hasPage ? (
          <Link to="/sandwich/$id" params={{ id: entityId }} className="link">
            {entityName}
          </Link>
        ) : (
          entityName
        )}
        <span className="block text-[0.9375rem] text-soft">{formatDate(timestamp)}</span>
      </p>
      <p className="type-display shrink-0 text-lg text-pickle tabular-nums">+{xpEarned} XP</p>
    </li>
  );
}
