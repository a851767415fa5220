import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "./app-link.tsx";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

type PageLinksProps = {
  label: string;
  /** Of all pages of this list; the key of each ends with its cursor. */
  pagesKey: QueryKey;
  cursor: string | undefined;
  isFirst?: boolean;
  nextCursor: string | null;
  hrefOf: (cursor: string | undefined) => string;
  className: string;
};

export function PageLinks({
  label,
  pagesKey,
  cursor,
  isFirst = !cursor,
  nextCursor,
  hrefOf,
  className,
}: PageLinksProps) {
  const before = useCursorBefore(pagesKey, cursor);
  if (isFirst && !nextCursor) return null;
  return (
    <nav aria-label={label} className={cx("flex flex-wrap justify-between gap-3", className)}>
      {!isFirst && (
        <Button asChild variant="secondary">
          <AppLink href={hrefOf(before)} rel="prev">
            <ArrowLeft aria-hidden="true" />
            {before === undefined ? "First page" : "Previous page"}
          </AppLink>
        </Button>
      )}
      {nextCursor && (
        <Button asChild variant="secondary" className="ml-auto">
          <AppLink href={hrefOf(nextCursor)} rel="next">
            Next page
            <ArrowRight aria-hidden="true" />
          </AppLink>
        </Button>
      )}
    </nav>
  );
}

/** A page names only the one after it; whoever came from the one before still has it. */
function useCursorBefore(pagesKey: QueryKey, cursor: string | undefined) {
  const seen = useQueryClient().getQueriesData<{ nextCursor: string | null }>({
    queryKey: pagesKey,
  });
  const [key] = seen.find(([, page]) => page?.nextCursor === cursor) ?? [];
  return String(key?.at(-1) ?? "") || undefined;
}
