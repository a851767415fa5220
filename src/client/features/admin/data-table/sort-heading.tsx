// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles of a row that is laid out as a card
import { ArrowDown, ArrowUp } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import type { SortDirection } from "#contract/management-choices.ts";
import type { Column, Sorting } from "./data-table.types.ts";
import { directionOf, type SortColumn, sortedBy, withSearch } from "./table-address.ts";

type SortHeadingProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort>;
};

const looks: Record<SortDirection, { icon: typeof ArrowUp; ariaSort: "ascending" | "descending" }> =
  {
    asc: { icon: ArrowUp, ariaSort: "ascending" },
    desc: { icon: ArrowDown, ariaSort: "descending" },
  };

/** A link, so that the order is in the address and works before any script does. */
export function SortHeading<Row, Sort extends string>({
  column,
  sorting,
}: SortHeadingProps<Row, Sort>) {
  const { label, sort, descendsFirst } = column;
  const shared = "px-4 text-base font-semibold md:whitespace-nowrap";
  if (!sort || !sorting) {
    return (
      <th role="columnheader" scope="col" className={`${shared} py-2.5`}>
        {label}
      </th>
    );
  }
  const by = { sort, descendsFirst };
  const current = directionOf(sorting.search, by, sorting.usual);
  const look = current && looks[current];
  return (
    <th role="columnheader" scope="col" aria-sort={look?.ariaSort} className={shared}>
      <AppLink
        href={withSearch(
          sorting.path,
          sortedBy(sorting.search, by, next(current, by), sorting.usual),
        )}
        className="inline-flex min-h-touch items-center gap-1.5 rounded-control hover:text-paprika"
      >
        {label}
        {look && <look.icon aria-hidden="true" strokeWidth={2.75} className="size-4" />}
      </AppLink>
    </th>
  );
}

/** The same column again turns its order round. */
function next(current: SortDirection | null, { descendsFirst }: SortColumn): SortDirection {
  if (current) return current === "asc" ? "desc" : "asc";
  return descendsFirst ? "desc" : "asc";
}
