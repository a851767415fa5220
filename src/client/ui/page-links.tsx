import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "./app-link.tsx";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

type PageLinksProps = {
  label: string;
  /** The key of all pages of the list. The key of each page ends with its cursor. */
  pagesKey: QueryKey;
  cursor: string | undefined;
  isFirst?: boolean;
  nextCursor: string | null;
  buildHref: (cursor: string | undefined) => string;
  className: string;
};

export function PageLinks({
  label,
  pagesKey,
  cursor,
  isFirst = !cursor,
  nextCursor,
  buildHref,
  className,
}: PageLinksProps) {
  const before = useCursorBefore(pagesKey, cursor);
  if (isFirst && !nextCursor) return null;
  return (
    <nav aria-label={label} className={cx("flex flex-wrap justify-between gap-3", className)}>
      {!isFirst && (
        <Button asChild variant="secondary">
          <AppLink href={buildHref(before)} rel="prev">
            <ArrowLeft />
            {before === undefined ? "First page" : "Previous page"}
          </AppLink>
        </Button>
      )}
      {nextCursor && (
        <Button asChild variant="secondary" className="ml-auto">
          <AppLink href={buildHref(nextCursor)} rel="next">
            Next page
            <ArrowRight />
          </AppLink>
        </Button>
      )}
    </nav>
  );
}

/** The API names only the next page. The previous one is in the query cache if the viewer came from there. */
function useCursorBefore(pagesKey: QueryKey, cursor: string | undefined) {
  const seen = useQueryClient().getQueriesData<{ nextCursor: string | null }>({
    queryKey: pagesKey,
  });
  const [key] = seen.find(([, page]) => page?.nextCursor === cursor) ?? [];
  return String(key?.at(-1) ?? "") || undefined;
}
