import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageLinks } from "#client/ui/page-links.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import type { TableQuery } from "./table.queries.ts";
import { type PagePath, tableLink } from "./table-search.ts";

type PagedTableProps<Row, Sort extends string> = Omit<DataTableProps<Row, Sort>, "rows"> &
  Omit<TablePagesProps<Row>, "label"> & {
    /** What the links to other pages are called, such as "Pages of the trash". */
    pagesLabel: string;
    /** In place of the table while it has no rows. */
    empty: EmptyStateProps;
  };

/** One page of a table, with links to the pages before and after. */
export function PagedTable<Row, Sort extends string = string>({
  query,
  pagesLabel,
  path,
  search,
  empty,
  ...table
}: PagedTableProps<Row, Sort>) {
  const { items } = useSuspenseQuery(query).data;
  return (
    <>
      {items.length === 0 ? (
        <EmptyTable search={search} {...empty} />
      ) : (
        <DataTable rows={items} {...table} />
      )}
      <TablePages label={pagesLabel} query={query} path={path} search={search} />
    </>
  );
}

type TablePagesProps<Row> = {
  label: string;
  query: TableQuery<Row>;
  path: PagePath;
  /** The search parameters of the page. */
  search: { view?: string; cursor?: string };
};

export function TablePages<Row>({ label, query, path, search }: TablePagesProps<Row>) {
  const { nextCursor } = useSuspenseQuery(query).data;
  return (
    <PageLinks
      label={label}
      pagesKey={query.queryKey.slice(0, -1)}
      cursor={search.cursor}
      nextCursor={nextCursor}
      pageLink={(cursor) => tableLink(path, { ...search, cursor })}
      className="mt-6"
    />
  );
}

type EmptyStateProps = ComponentProps<typeof EmptyState>;
type EmptyTableProps = EmptyStateProps & { search: { cursor?: string } };

/** A later page may be empty although the table is not, when its rows have been dealt with. */
export function EmptyTable({ search, ...state }: EmptyTableProps) {
  if (!search.cursor) return <EmptyState {...state} />;
  return (
    <EmptyState art={state.art} title="Nothing more here" text="What stood on this page is gone." />
  );
}
