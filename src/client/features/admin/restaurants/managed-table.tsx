import { useSuspenseQuery } from "@tanstack/react-query";
import { Pencil, Store } from "lucide-react";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { countOf } from "#client/lib/count-of.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import type { ManagedRestaurant } from "#contract/management.ts";
import type { ManagedSort } from "#contract/management-choices.ts";
import type { Column } from "../data-table/data-table.types.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { DeleteButton } from "../delete-button.tsx";
import { editHref } from "../edit-restaurant/edit-href.ts";
import { DeleteRestaurant } from "./delete-restaurant.tsx";
import { managedQuery } from "./management.queries.ts";
import { managementCalls, managementPath } from "./management-addresses.ts";
import type { ManagementSearch } from "./management-search.ts";

const columns: Column<ManagedRestaurant, ManagedSort>[] = [
  {
    label: "Name",
    sort: "name",
    cell: ({ id, name }) => (
      <AppLink href={`/restaurant/${id}`} className="hover:text-paprika">
        {name}
      </AppLink>
    ),
  },
  {
    label: "Type",
    sort: "type",
    cell: ({ restaurantType }) => restaurantType,
    className: "md:whitespace-nowrap",
  },
  { label: "Price range", sort: "price", cell: ({ priceRange }) => priceRange },
  {
    label: "Address",
    cell: ({ address, locationCount }) => (
      <>
        {address ?? <span className="text-soft">Not known</span>}
        {locationCount > 1 && (
          <span className="text-soft"> and {countOf(locationCount - 1, "more", "more")}</span>
        )}
      </>
    ),
  },
];

export function ManagedTable({ search }: { search: ManagementSearch }) {
  const { data: page } = useSuspenseQuery(managedQuery(search));
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const [doomed, setDoomed] = useState<{ id: number; name: string } | null>(null);
  const { view: _, ...tableSearch } = search;
  return (
    <>
      <TeamTable
        caption="Restaurants"
        thing="restaurant"
        path={managementPath}
        call={managementCalls.table}
        search={tableSearch}
        page={page}
        placeholder="Search by name, description, address or type"
        columns={columns}
        usualSort="name"
        actions={({ id, name }) => (
          <>
            <Button asChild size="sm" variant="secondary">
              <AppLink href={editHref(id)} aria-label={`Edit ${name}`}>
                <Pencil aria-hidden="true" />
                Edit
              </AppLink>
            </Button>
            {viewer?.role === "admin" && (
              <DeleteButton name={name} onClick={() => setDoomed({ id, name })} />
            )}
          </>
        )}
        empty={{
          art: <Store />,
          title: search.q ? "No restaurants match your search" : "No restaurants yet",
          text: search.q ? "Try fewer or other words." : "The first one you add stands here.",
        }}
      />
      {doomed && <DeleteRestaurant restaurant={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
