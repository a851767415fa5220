import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#client/lib/format-date.ts";
import { cx } from "#client/ui/cx.ts";
import type { SortDirection } from "#contract/administration-choices.ts";
import {
  currentDirection,
  type PagePath,
  type SortColumn,
  sortedBy,
  type TableSearch,
  tableLink,
} from "./table-search.ts";

export type DataTableProps<Row, Sort extends string> = {
  caption: string;
  /** The first one names the row. */
  columns: Column<Row, Sort>[];
  rows: Row[];
  readKey: (row: Row) => string | number;
  /** Buttons and links at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** The actions are one menu, which a card shows in its corner. */
  hasMenu?: boolean;
  sorting?: Sorting<Sort>;
};

/** Rows on a wide screen, stacked cards on a phone, from one table element. */
export function DataTable<Row, Sort extends string = string>({
  caption,
  columns,
  rows,
  readKey,
  actions,
  hasMenu = false,
  sorting,
}: DataTableProps<Row, Sort>) {
  return (
    <div className="md:overflow-x-auto md:rounded-card md:border-2 md:border-line md:bg-card">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-ink border-b-2 max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <SortHeading key={column.label} column={column} sorting={sorting} />
            ))}
            {actions && (
              <th scope="col" className="px-4 py-2.5 text-right">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-4">
          {rows.map((row) => (
            <tr
              key={readKey(row)}
              className="relative border-line max-md:flex max-md:flex-col max-md:gap-2.5 max-md:rounded-card max-md:border-2 max-md:bg-card max-md:p-4 md:border-t-2 md:first:border-t-0 md:hover:bg-sunk/50"
            >
              {columns.map(({ label, cell, className }, index) => (
                <DataCell
                  key={label}
                  label={label}
                  className={cx(className, hasMenu && index === 0 && "max-md:pr-12")}
                  isName={index === 0}
                >
                  {cell(row)}
                </DataCell>
              ))}
              {actions && (
                <td
                  className={cx(
                    "md:px-4 md:py-2",
                    hasMenu ? "max-md:absolute max-md:top-2 max-md:right-2" : "max-md:mt-1",
                  )}
                >
                  <div className="flex flex-wrap items-center gap-2 md:flex-nowrap md:justify-end">
                    {actions(row)}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For names: breaks a word only if it is wider than its column may become. */
export const brokenWords = "wrap-anywhere md:inline-block md:max-w-80 md:wrap-break-word";

type DataCellProps = { label: string; isName: boolean; className?: string; children: ReactNode };

function DataCell({ label, isName, className, children }: DataCellProps) {
  if (isName) {
    return (
      <th
        scope="row"
        dir="auto"
        className={cx("type-display text-xl md:px-4 md:py-3.5", className)}
      >
        <span className={brokenWords}>{children}</span>
      </th>
    );
  }
  return (
    <td
      className={cx(
        "max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 md:px-4 md:py-3.5",
        className,
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-soft md:hidden">
        {label}
      </span>
      <div dir="auto" className="min-w-0 max-md:wrap-anywhere">
        {children}
      </div>
    </td>
  );
}

export interface Column<Row, Sort extends string = string> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The order that its heading requests from the server. */
  sort?: Sort;
  descendsFirst?: boolean;
  className?: string;
}

/** The day stays on one line. */
export const dateColumn = <Row,>(
  label: string,
  read: (row: Row) => string,
): Column<Row, never> => ({
  label,
  cell: (row) => formatDate(read(row)),
  className: "md:whitespace-nowrap",
});

export interface Sorting<Sort extends string> {
  search: TableSearch<Sort>;
  /** The default order. */
  defaultSort: Sort;
  path: PagePath;
}

type SortHeadingProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort>;
};

const looks: Record<SortDirection, { icon: typeof ArrowUp; ariaSort: "ascending" | "descending" }> =
  {
    asc: { icon: ArrowUp, ariaSort: "ascending" },
    desc: { icon: ArrowDown, ariaSort: "descending" },
  };

/** A link, so that sorting works without JavaScript and is part of the address. */
function SortHeading<Row, Sort extends string>({ column, sorting }: SortHeadingProps<Row, Sort>) {
  const { label, sort, descendsFirst } = column;
  const shared = "px-4 text-base font-semibold md:whitespace-nowrap";
  if (!sort || !sorting) {
    return (
      <th scope="col" className={`${shared} py-2.5`}>
        {label}
      </th>
    );
  }
  const by = { sort, descendsFirst };
  const current = currentDirection(sorting.search, by, sorting.defaultSort);
  const look = current && looks[current];
  return (
    <th scope="col" aria-sort={look?.ariaSort} className={shared}>
      <Link
        {...tableLink(
          sorting.path,
          sortedBy(sorting.search, by, nextDirection(current, by), sorting.defaultSort),
        )}
        className="inline-flex min-h-touch items-center gap-1.5 rounded-control hover:text-paprika"
      >
        {label}
        {look && <look.icon strokeWidth={2.75} className="size-4" />}
      </Link>
    </th>
  );
}

/** Clicking the current column reverses its order. */
function nextDirection(
  current: SortDirection | null,
  { descendsFirst }: SortColumn,
): SortDirection {
  if (current) return current === "asc" ? "desc" : "asc";
  return descendsFirst ? "desc" : "asc";
}
