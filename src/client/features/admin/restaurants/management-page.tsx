import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { Pencil, Plus, RotateCcw, Store, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { ButtonLink, SmallButtonLink } from "#client/ui/button-link.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import type { ManagedSort } from "#contract/administration-choices.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import { exportManagedRestaurants } from "#contract/management.endpoints.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { exportTrash } from "#contract/trash.endpoints.ts";
import type { TrashedThing } from "#contract/trash.ts";
import { AdminPage } from "../admin-page.tsx";
import { brokenWords, type Column, dateColumn } from "../data-table/data-table.tsx";
import { PagedTable } from "../data-table/paged-table.tsx";
import { TeamTable } from "../data-table/team-table.tsx";
import { ConfirmDeletion, DeleteButton } from "../row-buttons.tsx";
import { TabbedSection } from "../tabbed-section.tsx";
import { DeletionEffectsNote } from "./deletion-effects.tsx";
import { DuplicatesView } from "./duplicates-view.tsx";
import { type ManagementSearch, managedQuery, trashQuery } from "./management.queries.ts";
import { editRestaurantLink, managementPath } from "./management-links.ts";
import { trashable, useDeleteRestaurant, useRestore } from "./use-trash.ts";

type FrameProps = { view: ManagementSearch["view"]; children: ReactNode };

export function ManagementFrame({ view = undefined, children }: FrameProps) {
  const viewer = useViewer();
  const isAdmin = viewer?.role === "admin";
  const tabs = [
    { id: "table", label: "Restaurants", link: linkOptions({ to: managementPath }) },
    { id: "duplicates", label: "Likely duplicates", link: managementView("duplicates") },
    ...(isAdmin ? [{ id: "trash", label: "Trash", link: managementView("trash") }] : []),
  ];
  return (
    <AdminPage
      title="Restaurant Management"
      back={isAdmin ? undefined : { link: linkOptions({ to: "/" }), label: "Back to Home" }}
      action={
        isAdmin && (
          <ButtonLink to="/add-restaurant">
            <Plus strokeWidth={3} />
            Add Restaurant
          </ButtonLink>
        )
      }
    >
      <TabbedSection label="Restaurants" tabs={tabs} current={view ?? "table"}>
        {children}
      </TabbedSection>
    </AdminPage>
  );
}

const managementView = (view: "duplicates" | "trash") =>
  linkOptions({ to: managementPath, search: { view } });

const views = { duplicates: DuplicatesView, trash: TrashView, table: ManagedTable };

export function ManagementPage({ search }: { search: ManagementSearch }) {
  const View = views[search.view ?? "table"];
  return (
    <ManagementFrame view={search.view}>
      <View search={search} />
    </ManagementFrame>
  );
}

const columns: Column<ManagedRestaurant, ManagedSort>[] = [
  {
    label: "Name",
    sort: "name",
    cell: ({ id, name }) => (
      <Link {...restaurantLink(id)} className="hover:text-paprika">
        {name}
      </Link>
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
      <span className={brokenWords}>
        {address ?? <span className="text-soft">Not known</span>}
        {locationCount > 1 && (
          <span className="text-soft"> and {formatCount(locationCount - 1, "more", "more")}</span>
        )}
      </span>
    ),
  },
];

export function ManagedTable({ search }: { search: ManagementSearch }) {
  const viewer = useViewer();
  const [deleting, setDeleting] = useState<{ id: number; name: string } | null>(null);
  const { view: _, ...tableSearch } = search;
  return (
    <>
      <TeamTable
        caption="Restaurants"
        thing="restaurant"
        path={managementPath}
        exported={exportManagedRestaurants}
        search={tableSearch}
        query={managedQuery(search)}
        placeholder="Search by name, description, address or type"
        columns={columns}
        defaultSort="name"
        actions={({ id, name }) => (
          <>
            <SmallButtonLink {...editRestaurantLink(id)} aria-label={`Edit ${name}`}>
              <Pencil />
              Edit
            </SmallButtonLink>
            {viewer?.role === "admin" && (
              <DeleteButton name={name} onClick={() => setDeleting({ id, name })} />
            )}
          </>
        )}
        empty={{
          art: <Store />,
          title: search.q ? "No restaurants match your search" : "No restaurants yet",
          text: search.q ? "Try fewer or other words." : "The first one you add stands here.",
        }}
      />
      {deleting && <DeleteRestaurant restaurant={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

type DeleteRestaurantProps = {
  restaurant: { id: number; name: string };
  onClose: () => void;
};

function DeleteRestaurant({ restaurant, onClose }: DeleteRestaurantProps) {
  return (
    <ConfirmDeletion
      thing={restaurant}
      description="The restaurant's sandwiches and locations are also deleted. You can restore everything for 30 days."
      deletion={useDeleteRestaurant(onClose)}
      onClose={onClose}
    >
      <DeletionEffectsNote kind="restaurant" id={restaurant.id} />
    </ConfirmDeletion>
  );
}

const trashColumns: Column<TrashedThing>[] = [
  { label: "Name", cell: ({ name }) => name },
  {
    label: "What",
    cell: ({ kind, restaurantName }) => (
      <span className={brokenWords}>
        {kind === "restaurant"
          ? trashable[kind].label
          : `${trashable[kind].label} of ${restaurantName}`}
      </span>
    ),
  },
  dateColumn("Deleted", ({ deletedAt }) => deletedAt),
  dateColumn("Gone for good on", ({ removedAt }) => removedAt),
];

function TrashView({ search }: { search: ManagementSearch }) {
  const query = trashQuery(search);
  const { data: page } = useSuspenseQuery(query);
  const restore = useRestore();
  return (
    <>
      {page.items.length > 0 && (
        <div className="mb-2 flex">
          <ExportLink href={endpointUrl(exportTrash)} />
        </div>
      )}
      <PagedTable
        query={query}
        caption="Deleted things"
        columns={trashColumns}
        readKey={({ kind, id }) => `${kind} ${id}`}
        actions={(thing) => (
          <SmallButton
            aria-label={`Restore ${thing.name}`}
            disabled={restore.isPending}
            onClick={() => restore.mutate(thing)}
          >
            <RotateCcw />
            Restore
          </SmallButton>
        )}
        pagesLabel="Pages of the trash"
        path={managementPath}
        search={{ view: "trash", cursor: search.cursor }}
        empty={{
          art: <Trash2 />,
          title: "The trash is empty",
          text: "What is deleted stays here for 30 days and can be restored.",
        }}
      />
    </>
  );
}
