import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { type TablePage, tableQuery } from "./table.queries.ts";
import { withSearch } from "./table-address.ts";

type TablePagesProps = {
  label: string;
  /** The page that the table is on, and the call that lists its rows. */
  path: string;
  call: string;
  search: { cursor?: string };
  nextCursor: string | null;
};

export function TablePages({ label, path, call, search, nextCursor }: TablePagesProps) {
  const { cursor, ...kept } = search;
  const before = useCursorBefore(call, kept, cursor);
  if (!cursor && !nextCursor) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap justify-between gap-3">
      {cursor && (
        <Button asChild variant="secondary">
          <AppLink href={withSearch(path, { ...kept, cursor: before })} rel="prev">
            <ArrowLeft aria-hidden="true" />
            {before === undefined ? "First page" : "Previous page"}
          </AppLink>
        </Button>
      )}
      {nextCursor && (
        <Button asChild variant="secondary" className="ml-auto">
          <AppLink href={withSearch(path, { ...kept, cursor: nextCursor })} rel="next">
            Next page
            <ArrowRight aria-hidden="true" />
          </AppLink>
        </Button>
      )}
    </nav>
  );
}

/** A page names only the one after it; whoever came from the one before still has it. */
function useCursorBefore(call: string, search: object, cursor: string | undefined) {
  const queryKey = tableQuery(call, search).queryKey.slice(0, -1);
  const seen = useQueryClient().getQueriesData<TablePage<unknown>>({ queryKey, exact: false });
  const [key] = seen.find(([, page]) => page?.nextCursor === cursor) ?? [];
  return String(key?.at(-1) ?? "") || undefined;
}
