import type { ComponentProps } from "react";
import type { ApiPage } from "#client/lib/api.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageLinks } from "#client/ui/page-links.tsx";
import type { Endpoint } from "#contract/endpoint.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { tablePagesKey } from "./table.queries.ts";
import { type PagePath, withSearch } from "./table-search.ts";

type PagedTableProps<Row, Sort extends string> = Omit<DataTableProps<Row, Sort>, "rows"> &
  Omit<TablePagesProps, "label" | "nextCursor"> & {
    page: ApiPage<Row>;
    /** What the links to other pages are called, such as "Pages of the trash". */
    pagesLabel: string;
    /** In place of the table while it has no rows. */
    empty: EmptyStateProps;
  };

/** One page of a table, with links to the pages before and after. */
export function PagedTable<Row, Sort extends string = string>({
  page: { items, nextCursor },
  pagesLabel,
  path,
  search,
  endpoint,
  empty,
  ...table
}: PagedTableProps<Row, Sort>) {
  return (
    <>
      {items.length === 0 ? (
        <EmptyTable search={search} {...empty} />
      ) : (
        <DataTable rows={items} {...table} />
      )}
      <TablePages
        label={pagesLabel}
        path={path}
        search={search}
        endpoint={endpoint}
        nextCursor={nextCursor}
      />
    </>
  );
}

type TablePagesProps = {
  label: string;
  path: PagePath;
  /** The search parameters of the page. */
  search: { view?: string; cursor?: string };
  /** The call that lists the rows. */
  endpoint: Endpoint;
  nextCursor: string | null;
};

export function TablePages({ label, path, search, endpoint, nextCursor }: TablePagesProps) {
  const { cursor, ...kept } = search;
  const { view: _, ...filters } = kept;
  return (
    <PageLinks
      label={label}
      pagesKey={tablePagesKey(endpoint, filters)}
      cursor={cursor}
      nextCursor={nextCursor}
      buildHref={(cursor) => withSearch(path, { ...kept, cursor })}
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
