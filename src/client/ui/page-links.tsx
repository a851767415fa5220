import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { LinkProps } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "./button-link.tsx";
import { cx } from "./cx.ts";

type PageLinksProps = {
  label: string;
  /** The key of all pages of the list. The key of each page ends with its cursor. */
  pagesKey: QueryKey;
  cursor: string | undefined;
  isFirst?: boolean;
  nextCursor: string | null;
  pageLink: (cursor: string | undefined) => LinkProps;
  className: string;
};

export function PageLinks({
  label,
  pagesKey,
  cursor,
  isFirst = !cursor,
  nextCursor,
  pageLink,
  className,
}: PageLinksProps) {
  const before = useCursorBefore(pagesKey, cursor);
  if (isFirst && !nextCursor) return null;
  return (
    <nav aria-label={label} className={cx("flex flex-wrap justify-between gap-3", className)}>
      {!isFirst && (
        <ButtonLink {...pageLink(before)} rel="prev" variant="secondary">
          <ArrowLeft />
          {before === undefined ? "First page" : "Previous page"}
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink {...pageLink(nextCursor)} rel="next" variant="secondary" className="ml-auto">
          Next page
          <ArrowRight />
        </ButtonLink>
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
