import { useEffect } from "react";
import {
  locationLabels,
  locationValues,
  sandwichLabels,
  sandwichValues,
} from "#client/features/catalogue-editing/form-values.ts";
import { LocationFields } from "#client/features/catalogue-editing/location-fields.tsx";
import { SandwichFields } from "#client/features/catalogue-editing/sandwich-fields.tsx";
import { failedWith } from "#client/lib/error-message.ts";
import { schemaResolver } from "#client/lib/form.ts";
import { Button } from "#client/ui/button.tsx";
import {
  addLocation,
  addSandwich,
  changeLocation,
  changeSandwich,
} from "#contract/catalogue-changes.endpoints.ts";
import type { Location } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { useVersionedForm } from "./use-versioned-form.tsx";

// The schemas need zod, so they are loaded on demand.
const locationResolver = schemaResolver(
  async () => (await import("#client/features/catalogue-editing/forms.ts")).locationForm,
);
const sandwichResolver = schemaResolver(
  async () => (await import("#client/features/catalogue-editing/forms.ts")).sandwichForm,
);

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
    failed: failedWith(location ? "Error Updating Location" : "Error Adding Location"),
    onSaved: onClose,
  });
  const { isSubmitting, isValidating } = form.formState;
  const label = location ? "Update Location" : "Add Location";
  const { setFocus } = form;
  useEffect(() => setFocus("address"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <LocationFields form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting && !isValidating ? "Saving..." : label}
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
    failed: failedWith(sandwich ? "Error Updating Sandwich" : "Error Adding Sandwich"),
    onSaved: onClose,
  });
  const { isSubmitting, isValidating } = form.formState;
  const label = sandwich ? "Update Sandwich" : "Add Sandwich";
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-6">
      <SandwichFields form={form} sections={sections} />
      <div className="flex flex-wrap gap-3 sm:col-span-6">
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting && !isValidating ? "Saving..." : label}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
      {dialog}
    </form>
  );
}
