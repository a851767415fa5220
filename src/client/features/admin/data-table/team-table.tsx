import type { ReactNode } from "react";
import { countOf } from "#client/lib/count-of.ts";
import { DataTable } from "./data-table.tsx";
import type { Column } from "./data-table.types.ts";
import { EmptyTable } from "./empty-table.tsx";
import { SortSelect } from "./sort-select.tsx";
import type { TablePage } from "./table.queries.ts";
import { TablePages } from "./table-pages.tsx";
import type { TableSearch } from "./table-search.ts";
import { TableToolbar } from "./table-toolbar.tsx";

type TeamTableProps<Row, Sort extends string> = {
  caption: string;
  /** "badge": what a row is. */
  thing: string;
  /** The page that the table is on, and the call that lists its rows. */
  path: string;
  call: string;
  search: TableSearch<Sort>;
  page: TablePage<Row>;
  /** In the search box. */
  placeholder: string;
  /** Beside it. */
  filter?: ReactNode;
  columns: Column<Row, Sort>[];
  /** The order that the table has unasked; without one there is no other. */
  usualSort?: Sort;
  actions: (row: Row) => ReactNode;
  /** The actions are one menu: a card has it in its corner. */
  hasMenu?: boolean;
  empty: { art: ReactNode; title: string; text: string };
};

/** What a table of the team is made of: words, order, rows or none, pages, and all of it as a file. */
export function TeamTable<Row extends { id: number | string }, Sort extends string = string>({
  caption,
  thing,
  path,
  call,
  search,
  page,
  placeholder,
  filter,
  columns,
  usualSort,
  actions,
  hasMenu,
  empty,
}: TeamTableProps<Row, Sort>) {
  const sorting = usualSort ? { search, usual: usualSort, path } : undefined;
  return (
    <>
      <TableToolbar
        path={path}
        search={search}
        placeholder={placeholder}
        count={countOf(page.total ?? page.items.length, thing)}
        csvPath={`${call}.csv`}
      >
        {filter}
        {sorting && <SortSelect columns={columns} sorting={sorting} />}
      </TableToolbar>
      <div className="mt-2">
        {page.items.length === 0 ? (
          <EmptyTable search={search} {...empty} />
        ) : (
          <DataTable
            caption={caption}
            columns={columns}
            rows={page.items}
            keyOf={({ id }) => id}
            sorting={sorting}
            actions={actions}
            hasMenu={hasMenu}
          />
        )}
        <TablePages
          label={`${caption}, page by page`}
          path={path}
          call={call}
          search={search}
          nextCursor={page.nextCursor}
        />
      </div>
    </>
  );
}
