import { useNavigate } from "@tanstack/react-router";
import { NativeSelect } from "#client/ui/native-select.tsx";
import type { Column, Sorting } from "./data-table.types.ts";
import { directionOf, sortedBy, withSearch } from "./table-address.ts";

type SortSelectProps<Row, Sort extends string> = {
  columns: Column<Row, Sort>[];
  sorting: Sorting<Sort>;
};

/** Where rows are cards, there are no headings to press. */
export function SortSelect<Row, Sort extends string>({
  columns,
  sorting: { search, usual, path },
}: SortSelectProps<Row, Sort>) {
  const navigate = useNavigate();
  const options = columns.flatMap(({ label, sort, descendsFirst }) => {
    if (!sort) return [];
    const by = { sort, descendsFirst };
    return (["asc", "desc"] as const).map((direction) => ({
      value: withSearch(path, sortedBy(search, by, direction, usual)),
      label: `${label} ${direction === "asc" ? "↑" : "↓"}`,
      isCurrent: directionOf(search, by, usual) === direction,
    }));
  });
  return (
    <NativeSelect
      aria-label="Sort by"
      className="md:hidden"
      options={options}
      value={options.find(({ isCurrent }) => isCurrent)?.value}
      onChange={(event) => navigate({ href: event.target.value })}
    />
  );
}
