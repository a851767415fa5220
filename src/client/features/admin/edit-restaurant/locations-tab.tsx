import { MapPin, Pencil, Plus, Trash2 } from "lucide-react";
import { type Ref, useState } from "react";
import { HoursList } from "#client/features/restaurants/hours-list.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { DeleteLocation } from "./delete-location.tsx";
import { LocationForm } from "./location-form.tsx";
import { useEditing } from "./use-editing.ts";

export function LocationsTab({ restaurant }: { restaurant: Restaurant }) {
  const { id: restaurantId, locations } = restaurant;
  const { editing, open, close, focusAfter } = useEditing();
  const [doomed, setDoomed] = useState<Location | null>(null);
  const addButton = (label: string) => (
    <Button ref={focusAfter("new")} onClick={() => open("new")} disabled={editing !== null}>
      <Plus aria-hidden="true" strokeWidth={3} />
      {label}
    </Button>
  );
  return (
    <section aria-labelledby="manage-locations">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="manage-locations" className="text-3xl">
          Manage Locations
        </h2>
        {locations.length > 0 && addButton("Add New Location")}
      </div>
      {editing === "new" && (
        <Card className="mb-5 p-4 sm:p-6">
          <h3 className="mb-4 text-2xl">New location</h3>
          <LocationForm restaurantId={restaurantId} onClose={close} />
        </Card>
      )}
      {locations.length === 0 && editing === null && (
        <EmptyState
          art={<MapPin />}
          title="No locations yet"
          text="Where people find it, and when it is open."
          action={addButton("Add First Location")}
        />
      )}
      <ul className="grid grid-cols-1 gap-4">
        {locations.map((location) => (
          <li key={location.id}>
            <Card className="p-4 sm:p-5">
              {editing === location.id ? (
                <LocationForm restaurantId={restaurantId} location={location} onClose={close} />
              ) : (
                <LocationRow
                  location={location}
                  isBusy={editing !== null}
                  editRef={focusAfter(location.id)}
                  onEdit={() => open(location.id)}
                  onDelete={() => setDoomed(location)}
                />
              )}
            </Card>
          </li>
        ))}
      </ul>
      {doomed && <DeleteLocation location={doomed} onClose={() => setDoomed(null)} />}
    </section>
  );
}

type LocationRowProps = {
  location: Location;
  isBusy: boolean;
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDelete: () => void;
};

function LocationRow({ location, isBusy, editRef, onEdit, onDelete }: LocationRowProps) {
  const { address, phoneNumber, hoursOfOperation } = location;
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_18rem_auto]">
      <div className="min-w-0">
        <h3 className="text-xl">{address}</h3>
        {phoneNumber && <p className="mt-1 text-soft">{phoneNumber}</p>}
      </div>
      <HoursList hours={hoursOfOperation} missing="Hours not available" />
      <div className="flex gap-2 md:flex-col">
        <Button
          size="sm"
          variant="secondary"
          ref={editRef}
          aria-label={`Edit ${address}`}
          disabled={isBusy}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Delete ${address}`}
          disabled={isBusy}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </div>
  );
}
