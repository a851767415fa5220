import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageLinks } from "#client/ui/page-links.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import type { TableQuery } from "./table.queries.ts";
import { type PagePath, tableLink } from "./table-search.ts";

type PagedRowsProps<Row> = {
  query: TableQuery<Row>;
  /** What the links to other pages are called, such as "Pages of the trash". */
  pagesLabel: string;
  path: PagePath;
  /** The search parameters of the page. */
  search: { view?: string; cursor?: string };
  /** In place of the rows while there are none. */
  empty: ComponentProps<typeof EmptyState>;
  children: (rows: Row[]) => ReactNode;
};

/** One page of a list, with links to the pages before and after. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { query, pagesLabel, path, search, empty, children } = props;
  const { items, nextCursor } = useSuspenseQuery(query).data;
  // A later page may be empty although the list is not, when its rows have been dealt with.
  const nothing = search.cursor ? { ...nothingMore, art: empty.art } : empty;
  return (
    <>
      {items.length > 0 ? children(items) : <EmptyState {...nothing} />}
      <PageLinks
        label={pagesLabel}
        pagesKey={query.queryKey.slice(0, -1)}
        cursor={search.cursor}
        nextCursor={nextCursor}
        pageLink={(cursor) => tableLink(path, { ...search, cursor })}
        className="mt-6"
      />
    </>
  );
}

const nothingMore = { title: "Nothing more here", text: "What stood on this page is gone." };

type PagedTableProps<Row, Sort extends string> = Omit<DataTableProps<Row, Sort>, "rows"> &
  Omit<PagedRowsProps<Row>, "children">;

export function PagedTable<Row, Sort extends string = string>({
  query,
  pagesLabel,
  path,
  search,
  empty,
  ...table
}: PagedTableProps<Row, Sort>) {
  const list = { query, pagesLabel, path, search, empty };
  return <PagedRows {...list}>{(rows) => <DataTable rows={rows} {...table} />}</PagedRows>;
}
