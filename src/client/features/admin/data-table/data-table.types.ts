import type { ReactNode } from "react";
import type { TableSearch } from "./table-search.ts";

export interface Column<Row, Sort extends string = string> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The order that its heading asks the server for. */
  sort?: Sort;
  descendsFirst?: boolean;
  className?: string;
}

export interface Sorting<Sort extends string> {
  search: TableSearch<Sort>;
  /** The order unasked. */
  usual: Sort;
  path: string;
}
