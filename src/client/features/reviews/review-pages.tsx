import { PageLinks } from "#client/ui/page-links.tsx";
import { reviewsPageKey } from "./reviews.queries.ts";
import { type ReviewsSearch, reviewsHref } from "./reviews-search.ts";

type ReviewPagesProps = {
  sandwichId: number;
  search: ReviewsSearch;
  nextCursor: string | null;
};

export function ReviewPages({ sandwichId, search, nextCursor }: ReviewPagesProps) {
  const { sort = "newest", cursor, from } = search;
  return (
    <PageLinks
      label="Pages of reviews"
      pagesKey={reviewsPageKey(sandwichId, sort)}
      cursor={cursor}
      isFirst={!cursor && !from}
      nextCursor={nextCursor}
      hrefOf={(cursor) => reviewsHref(sandwichId, { sort, cursor })}
      className="mt-8"
    />
  );
}
