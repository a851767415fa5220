import { useSuspenseQuery } from "@tanstack/react-query";
import { Pencil, Store, Trash2 } from "lucide-react";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { ManagedRestaurant } from "#contract/management.ts";
import type { ManagedSort } from "#contract/management-choices.ts";
import { countOf } from "../count-of.ts";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { TableToolbar } from "../data-table/table-toolbar.tsx";
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
  { label: "Type", sort: "type", cell: ({ restaurantType }) => restaurantType },
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
  const [doomed, setDoomed] = useState<ManagedRestaurant | null>(null);
  const { view: _, ...tableSearch } = search;
  return (
    <>
      <TableToolbar
        path={managementPath}
        search={tableSearch}
        placeholder="Search by name, description, address or type"
        count={countOf(page.total ?? page.items.length, "restaurant")}
        csvPath={managementCalls.csv}
      />
      <div className="mt-4">
        {page.items.length === 0 ? (
          <EmptyState
            art={<Store />}
            title={search.q ? "No restaurants match your search" : "No restaurants yet"}
            text={search.q ? "Try fewer or other words." : "The first one you add stands here."}
          />
        ) : (
          <DataTable
            caption="Restaurants"
            columns={columns}
            rows={page.items}
            keyOf={({ id }) => id}
            sorting={{ search: tableSearch, usual: "name", path: managementPath }}
            actions={(restaurant) => (
              <>
                <Button asChild size="sm" variant="secondary">
                  <AppLink
                    href={`/edit-restaurant?id=${restaurant.id}`}
                    aria-label={`Edit ${restaurant.name}`}
                  >
                    <Pencil aria-hidden="true" />
                    Edit
                  </AppLink>
                </Button>
                {viewer?.role === "admin" && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Delete ${restaurant.name}`}
                    onClick={() => setDoomed(restaurant)}
                  >
                    <Trash2 aria-hidden="true" />
                    Delete
                  </Button>
                )}
              </>
            )}
          />
        )}
        <TablePages
          label="Pages of restaurants"
          path={managementPath}
          call={managementCalls.table}
          search={tableSearch}
          nextCursor={page.nextCursor}
        />
      </div>
      {doomed && <DeleteRestaurant restaurant={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
