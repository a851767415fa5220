import { useEffect } from "react";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import {
  addLocation,
  addSandwich,
  changeLocation,
  changeRestaurant,
  changeSandwich,
} from "#contract/catalogue-changes.endpoints.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import {
  locationLabels,
  locationValues,
  priceRangeOptions,
  sandwichLabels,
  sandwichValues,
  typeOptions,
} from "./form-values.ts";
import { LocationFields } from "./location-fields.tsx";
import { SandwichFields } from "./sandwich-fields.tsx";
import { useVersionedForm } from "./use-versioned-form.tsx";

// The schemas need zod, so they are loaded on demand.
const detailsResolver = schemaResolver(async () => (await import("./forms.ts")).detailsForm);
const locationResolver = schemaResolver(async () => (await import("./forms.ts")).locationForm);
const sandwichResolver = schemaResolver(async () => (await import("./forms.ts")).sandwichForm);

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

export function DetailsForm({ restaurant }: { restaurant: Restaurant }) {
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
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label={detailsLabels.name} error={errors.name?.message} className="sm:col-span-2">
        <Input {...form.register("name")} autoComplete="off" />
      </Field>
      <Field label={detailsLabels.restaurantType} error={errors.restaurantType?.message}>
        <NativeSelect
          {...form.register("restaurantType")}
          options={typeOptions(restaurant.restaurantType)}
        />
      </Field>
      <Field label={detailsLabels.priceRange} error={errors.priceRange?.message}>
        <NativeSelect {...form.register("priceRange")} options={priceRangeOptions} />
      </Field>
      <Field label={detailsLabels.website} error={errors.website?.message}>
        <Input {...form.register("website")} type="url" inputMode="url" placeholder="https://" />
      </Field>
      <Field label={detailsLabels.phoneNumber} error={errors.phoneNumber?.message}>
        <Input {...form.register("phoneNumber")} type="tel" autoComplete="off" />
      </Field>
      <Field
        label={detailsLabels.description}
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea {...form.register("description")} />
      </Field>
      <div className="sm:max-w-64">
        <SubmitButton label="Update Restaurant" busyLabel="Updating..." isBusy={isSubmitting} />
      </div>
      {dialog}
    </form>
  );
}

type LocationFormProps = {
  restaurantId: number;
  /** Without one, the form adds a location. */
  location?: Location;
  onClose: () => void;
};

export function LocationForm({ restaurantId, location, onClose }: LocationFormProps) {
  const { form, submit, dialog } = useVersionedForm({
    name: "location",
    thing: location,
    toValues: locationValues,
    labels: locationLabels,
    resolver: locationResolver,
    send: (api, output, version) =>
      location
        ? api.call(changeLocation, { id: location.id, body: { ...output, version } })
        : api.call(addLocation, { body: { ...output, restaurantId } }),
    done: () => ({ title: location ? "Location Updated" : "Location Added" }),
    failed: (error) => ({
      title: location ? "Error Updating Location" : "Error Adding Location",
      description: getErrorMessage(error),
    }),
    onSaved: onClose,
  });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("address"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <LocationFields form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? "Saving..." : location ? "Update Location" : "Add Location"}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
      {dialog}
    </form>
  );
}

type SandwichFormProps = {
  restaurantId: number;
  /** Without one, the form adds a sandwich. */
  sandwich?: Sandwich;
  /** The menu's sections, as suggestions. */
  sections: string[];
  onClose: () => void;
};

export function SandwichForm({ restaurantId, sandwich, sections, onClose }: SandwichFormProps) {
  const { form, submit, dialog } = useVersionedForm({
    name: "sandwich",
    thing: sandwich,
    toValues: sandwichValues,
    labels: sandwichLabels,
    resolver: sandwichResolver,
    send: (api, output, version) =>
      sandwich
        ? api.call(changeSandwich, { id: sandwich.id, body: { ...output, version } })
        : api.call(addSandwich, { body: { ...output, restaurantId } }),
    done: ({ name }) => ({
      title: sandwich ? "Sandwich Updated" : "Sandwich Added",
      description: name,
    }),
    failed: (error) => ({
      title: sandwich ? "Error Updating Sandwich" : "Error Adding Sandwich",
      description: getErrorMessage(error),
    }),
    onSaved: onClose,
  });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-6">
      <SandwichFields form={form} sections={sections} />
      <div className="flex flex-wrap gap-3 sm:col-span-6">
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? "Saving..." : sandwich ? "Update Sandwich" : "Add Sandwich"}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
      {dialog}
    </form>
  );
}
