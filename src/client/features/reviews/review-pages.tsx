import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { type ReviewsOnPage, reviewsPageKey } from "./reviews.queries.ts";
import { type ReviewsSearch, reviewsHref } from "./reviews-search.ts";

type ReviewPagesProps = {
  sandwichId: number;
  search: ReviewsSearch;
  nextCursor: string | null;
};

export function ReviewPages({ sandwichId, search, nextCursor }: ReviewPagesProps) {
  const { sort = "newest", cursor, from } = search;
  const before = useCursorBefore(sandwichId, sort, cursor);
  if (!cursor && !from && !nextCursor) return null;
  return (
    <nav aria-label="Pages of reviews" className="mt-8 flex flex-wrap justify-between gap-3">
      {(cursor || from) && (
        <Button asChild variant="secondary">
          <AppLink href={reviewsHref(sandwichId, { sort, cursor: before })} rel="prev">
            <ArrowLeft aria-hidden="true" />
            {before === undefined ? "First page" : "Previous page"}
          </AppLink>
        </Button>
      )}
      {nextCursor && (
        <Button asChild variant="secondary" className="ml-auto">
          <AppLink href={reviewsHref(sandwichId, { sort, cursor: nextCursor })} rel="next">
            Next page
            <ArrowRight aria-hidden="true" />
          </AppLink>
        </Button>
      )}
    </nav>
  );
}

/** A page names only the one after it; whoever came from the one before still has it. */
function useCursorBefore(sandwichId: number, sort: string, cursor: string | undefined) {
  const seen = useQueryClient().getQueriesData<ReviewsOnPage>({
    queryKey: reviewsPageKey(sandwichId, sort),
  });
  const [key] = seen.find(([, page]) => page?.nextCursor === cursor) ?? [];
  return String(key?.at(-1) ?? "") || undefined;
}
