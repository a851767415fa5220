// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles of a row that is laid out as a card
import { ArrowDown, ArrowUp } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { sortedBy, withSearch } from "./table-address.ts";
import type { TableSearch } from "./table-search.ts";

type SortHeadingProps<Sort extends string> = {
  label: string;
  sort?: Sort;
  sorting?: { search: TableSearch<Sort>; usual: Sort; path: string };
};

/** A link, so that the order is in the address and works before any script does. */
export function SortHeading<Sort extends string>({ label, sort, sorting }: SortHeadingProps<Sort>) {
  const look = "px-4 text-base font-semibold";
  if (!sort || !sorting) {
    return (
      <th role="columnheader" scope="col" className={`${look} py-2.5`}>
        {label}
      </th>
    );
  }
  const { search, usual, path } = sorting;
  const isCurrent = (search.sort ?? usual) === sort;
  const isDescending = search.direction === "desc";
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isCurrent ? (isDescending ? "descending" : "ascending") : undefined}
      className={look}
    >
      <AppLink
        href={withSearch(path, sortedBy(search, sort, usual))}
        className="inline-flex min-h-touch items-center gap-1.5 rounded-control hover:text-paprika"
      >
        {label}
        {isCurrent && <Arrow aria-hidden="true" strokeWidth={2.75} className="size-4" />}
      </AppLink>
    </th>
  );
}
