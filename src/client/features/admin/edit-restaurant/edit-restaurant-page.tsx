import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { ExternalLink, MapPin, Plus } from "lucide-react";
import { type Ref, Suspense, useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { priceRangeOptions, typeOptions } from "#client/features/catalogue-editing/form-values.ts";
import { useEditing } from "#client/features/catalogue-editing/use-editing.ts";
import { FactLine } from "#client/features/facts/fact-line.tsx";
import { HoursList } from "#client/features/restaurants/hours-list.tsx";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { MessagePage } from "#client/features/shell/message-page.tsx";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver } from "#client/lib/form.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Card } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { latePart, lazyPart } from "#client/ui/lazy-part.ts";
import { linkTo } from "#client/ui/link-to.ts";
import { SelectField } from "#client/ui/select-field.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import { changeRestaurant } from "#contract/catalogue-changes.endpoints.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { AdminPage } from "../admin-page.tsx";
import { LikelyDuplicates } from "../restaurants/likely-duplicates.tsx";
import {
  type EditTab,
  editRestaurantLink,
  useWayToManagement,
} from "../restaurants/management-links.ts";
import { useDeletePart } from "../restaurants/use-trash.ts";
import { ConfirmDeletion, DeleteButton, EditButton } from "../row-buttons.tsx";
import { TabbedSection } from "../tabbed-section.tsx";
import { UnsavedChangesGuard } from "../unsaved-changes.tsx";
import { MenuTab } from "./menu-tab.tsx";
import { useVersionedForm } from "./use-versioned-form.tsx";

const loadChanges = async () =>
  (await import("../website-changes/website-changes.tsx")).WebsiteChanges;
const WebsiteChanges = import.meta.env.SSR ? await loadChanges() : latePart(loadChanges);

const LocationForm = lazyPart(async () => (await import("./part-forms.tsx")).LocationForm);

type EditRestaurantPageProps = { id: number; tab: EditTab | undefined };

/** All three tabs stay mounted, so that nothing typed is lost by changing the tab. */
export function EditRestaurantPage({ id, tab }: EditRestaurantPageProps) {
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(id));
  const back = useWayToManagement();
  const tabs = [
    { id: "details", label: "Restaurant Details", link: editRestaurantLink(id) },
    { id: "locations", label: "Locations", link: editRestaurantLink(id, "locations") },
    { id: "menu", label: "Menu", link: editRestaurantLink(id, "menu") },
  ];
  return (
    <UnsavedChangesGuard>
      <AdminPage
        title="Edit Restaurant"
        back={back}
        action={
          <Link
            {...restaurantLink(id)}
            className="link wrap-anywhere inline-flex min-h-touch items-center gap-2"
          >
            <ExternalLink className="size-5 shrink-0" />
            {restaurant.name}
          </Link>
        }
      >
        <TabbedSection label="Edit Restaurant" tabs={tabs} current={tab ?? "details"}>
          <div hidden={tab !== undefined}>
            <Card className="p-4 sm:p-6">
              <DetailsForm restaurant={restaurant} />
            </Card>
            <div id="website" className="scroll-mt-20">
              <Suspense>
                <WebsiteChanges restaurant={restaurant} />
              </Suspense>
            </div>
            <LikelyDuplicates restaurant={restaurant} />
          </div>
          <div hidden={tab !== "locations"}>
            <LocationsTab restaurant={restaurant} />
          </div>
          <div hidden={tab !== "menu"}>
            <MenuTab restaurantId={id} />
          </div>
        </TabbedSection>
      </AdminPage>
    </UnsavedChangesGuard>
  );
}

export function EditRestaurantFailed({ message }: { message?: string }) {
  const viewer = useViewer();
  const table = useWayToManagement();
  // The curator may not see the dashboard.
  const isAdmin = viewer?.role === "admin";
  const link = isAdmin ? linkOptions({ to: "/admin" }) : linkTo(table.href);
  return (
    <MessagePage title="Edit Restaurant" text={message || "Failed to load restaurant data"}>
      <ButtonLink {...link} size="lg">
        {isAdmin ? "Back to Admin Dashboard" : table.label}
      </ButtonLink>
    </MessagePage>
  );
}

export function LocationsTab({ restaurant }: { restaurant: Restaurant }) {
  const { id: restaurantId, locations } = restaurant;
  const { editing, open, close, focusAfter } = useEditing();
  const [deleting, setDeleting] = useState<Location | null>(null);
  const addButton = (label: string) => (
    <Button ref={focusAfter("new")} onClick={() => open("new")} disabled={editing !== null}>
      <Plus strokeWidth={3} />
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
          <li key={location.id} id={`location-${location.id}`} className="scroll-mt-20">
            <Card className="p-4 sm:p-5">
              {editing === location.id ? (
                <LocationForm restaurantId={restaurantId} location={location} onClose={close} />
              ) : (
                <LocationRow
                  location={location}
                  isBusy={editing !== null}
                  editRef={focusAfter(location.id)}
                  onEdit={() => open(location.id)}
                  onDelete={() => setDeleting(location)}
                />
              )}
            </Card>
          </li>
        ))}
      </ul>
      {deleting && <DeleteLocation location={deleting} onClose={() => setDeleting(null)} />}
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
      <div>
        <HoursList hours={hoursOfOperation} missing="Hours not available" />
        <FactLine
          fact={{ ...location, kind: "hours", name: address }}
          source={location.hoursSource}
          className="mt-2"
        />
      </div>
      <div className="flex gap-2 md:flex-col">
        <EditButton name={address} ref={editRef} disabled={isBusy} onClick={onEdit} />
        <DeleteButton name={address} disabled={isBusy} onClick={onDelete} />
      </div>
    </div>
  );
}

type DeleteLocationProps = { location: Location; onClose: () => void };

function DeleteLocation({ location: { id, address }, onClose }: DeleteLocationProps) {
  return (
    <ConfirmDeletion
      thing={{ kind: "location", id, name: address }}
      title="Delete location"
      description="Are you sure you want to delete this location?"
      deletion={useDeletePart(onClose)}
      onClose={onClose}
    >
      <p className="font-semibold">{address}</p>
    </ConfirmDeletion>
  );
}

// The schema needs zod, so it is loaded on demand.
const detailsResolver = schemaResolver(
  async () => (await import("#client/features/catalogue-editing/forms.ts")).detailsForm,
);

const detailsLabels = {
  name: "Name",
  restaurantType: "Restaurant Type",
  priceRange: "Price Range",
  website: "Website",
  phoneNumber: "Phone Number",
  description: "Description",
};

const detailsValues = (restaurant: Restaurant | undefined) => ({
  name: restaurant?.name ?? "",
  restaurantType: restaurant?.restaurantType ?? "Restaurant",
  priceRange: restaurant?.priceRange ?? "$$",
  website: restaurant?.website ?? "",
  phoneNumber: restaurant?.phoneNumber ?? "",
  description: restaurant?.description ?? "",
});

function DetailsForm({ restaurant }: { restaurant: Restaurant }) {
  const { form, submit, dialog } = useVersionedForm({
    name: "restaurant",
    thing: restaurant,
    toValues: detailsValues,
    labels: detailsLabels,
    resolver: detailsResolver,
    send: (api, output, version) =>
      api.call(changeRestaurant, { id: restaurant.id, body: { ...output, version } }),
    done: () => ({
      title: "Restaurant Updated",
      description: "The restaurant has been updated successfully.",
    }),
    failed: (error) => ({
      title: "Update Failed",
      description: `Failed to update restaurant: ${getErrorMessage(error)}`,
    }),
  });
  const field = (name: keyof typeof detailsLabels) => ({
    ...fieldsOf(form)(name),
    label: detailsLabels[name],
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <InputField {...field("name")} className="sm:col-span-2" autoComplete="off" />
      <SelectField {...field("restaurantType")} options={typeOptions(restaurant.restaurantType)} />
      <SelectField {...field("priceRange")} options={priceRangeOptions} />
      <InputField {...field("website")} type="url" inputMode="url" placeholder="https://" />
      <InputField {...field("phoneNumber")} type="tel" autoComplete="off" />
      <TextareaField {...field("description")} className="sm:col-span-2" />
      <div className="sm:max-w-64">
        <SubmitButton label="Update Restaurant" form={form} busyLabel="Updating..." />
      </div>
      {dialog}
    </form>
  );
}
