import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import type { ComponentProps, FormEvent, ReactNode } from "react";
import { formatCount } from "#client/lib/format-count.ts";
import { useTyped } from "#client/lib/use-typed.ts";
import { Button } from "#client/ui/button.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { type Endpoint, endpointUrl, type RequestArgument } from "#contract/endpoint.ts";
import { longestSearch } from "#contract/explore-choices.ts";
import type { Column, Sorting } from "./data-table.tsx";
import { PagedTable } from "./paged-table.tsx";
import {
  currentDirection,
  type PagePath,
  sortedBy,
  type TableSearch,
  tableLink,
} from "./table-search.ts";

type TeamTableProps<Row, Sort extends string> = Omit<
  ComponentProps<typeof PagedTable<Row, Sort>>,
  "readKey" | "sorting" | "pagesLabel"
> & {
  /** Such as "badge". */
  thing: string;
  search: TableSearch<Sort>;
  /** The call that exports all rows that match as a CSV file. */
  exported: Endpoint;
  placeholder: string;
  /** Shown beside the search box. */
  filter?: ReactNode;
  /** Without one the table cannot be sorted. */
  defaultSort?: Sort;
};

/** A table with search box, sorting, pages and CSV export. */
export function TeamTable<Row extends { id: number | string }, Sort extends string = string>({
  thing,
  exported,
  placeholder,
  filter,
  defaultSort,
  ...table
}: TeamTableProps<Row, Sort>) {
  const { caption, query, path, search, columns } = table;
  const { total, items } = useSuspenseQuery(query).data;
  const { cursor: _, ...filters } = search;
  const sorting = defaultSort ? { search, defaultSort, path } : undefined;
  return (
    <>
      <TableToolbar
        path={path}
        search={search}
        placeholder={placeholder}
        count={formatCount(total ?? items.length, thing)}
        exportHref={endpointUrl(exported, ...([{ query: filters }] as RequestArgument<Endpoint>))}
      >
        {filter}
        {sorting && <SortSelect columns={columns} sorting={sorting} />}
      </TableToolbar>
      <div className="mt-2">
        <PagedTable
          {...table}
          readKey={({ id }) => id}
          sorting={sorting}
          pagesLabel={`${caption}, page by page`}
        />
      </div>
    </>
  );
}

type TableToolbarProps = {
  path: PagePath;
  search: TableSearch;
  placeholder: string;
  /** "1000+ restaurants". */
  count: string;
  exportHref: string;
  children?: ReactNode;
};

function TableToolbar({
  path,
  search,
  placeholder,
  count,
  exportHref,
  children,
}: TableToolbarProps) {
  const [q, setQ] = useTyped(search.q ?? "");
  const navigate = useNavigate();
  const { cursor: _, ...kept } = search;

  function submit(event: FormEvent) {
    event.preventDefault();
    navigate(tableLink(path, { ...kept, q: q.trim() || undefined }));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <search className="min-w-0 flex-1 basis-80">
        <form action={path} onSubmit={submit} className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Search className="absolute top-3.5 left-3.5 size-5 text-soft" />
            <Input
              type="search"
              name="q"
              value={q}
              onChange={(event) => setQ(event.target.value)}
              maxLength={longestSearch}
              autoComplete="off"
              aria-label={placeholder}
              placeholder={placeholder}
              className="pl-11 [&::-webkit-search-cancel-button]:hidden"
            />
          </div>
          <Button type="submit" variant="secondary" className="h-12!">
            Search
          </Button>
        </form>
      </search>
      {children}
      <div className="flex basis-full items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-soft">
          {count}
          {search.q && (
            <>
              {" "}
              for “{search.q}”{" "}
              <Link
                {...tableLink(path, { ...kept, q: undefined })}
                className="link ml-2 inline-flex min-h-touch items-center gap-1"
              >
                <X className="size-4" />
                Clear search
              </Link>
            </>
          )}
        </p>
        <ExportLink href={exportHref} />
      </div>
    </div>
  );
}

type SortSelectProps<Row, Sort extends string> = {
  columns: Column<Row, Sort>[];
  sorting: Sorting<Sort>;
};

/** For phones, where rows are cards without headings to sort by. */
function SortSelect<Row, Sort extends string>({
  columns,
  sorting: { search, defaultSort, path },
}: SortSelectProps<Row, Sort>) {
  const navigate = useNavigate();
  const options = columns.flatMap(({ label, sort, descendsFirst }) => {
    if (!sort) return [];
    const by = { sort, descendsFirst };
    return (["asc", "desc"] as const).map((direction) => ({
      value: `${sort} ${direction}`,
      label: `${label} ${direction === "asc" ? "↑" : "↓"}`,
      isCurrent: currentDirection(search, by, defaultSort) === direction,
      link: tableLink(path, sortedBy(search, by, direction, defaultSort)),
    }));
  });

  function choose(value: string) {
    const chosen = options.find((option) => option.value === value);
    if (chosen) navigate(chosen.link);
  }
  return (
    <NativeSelect
      aria-label="Sort by"
      className="md:hidden"
      options={options}
      value={options.find(({ isCurrent }) => isCurrent)?.value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
