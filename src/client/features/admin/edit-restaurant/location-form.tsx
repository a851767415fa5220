import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Controller } from "react-hook-form";
import { HoursField } from "#client/features/restaurants/hours-editor/hours-field.tsx";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import type { Location } from "#contract/restaurants.ts";
import { messageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { useVersionedForm } from "./use-versioned-form.tsx";

const resolver = schemaResolver(async () => (await import("./forms.ts")).locationForm);

const labels = {
  address: "Address",
  phoneNumber: "Phone Number (Optional)",
  hoursOfOperation: "Hours of Operation",
  latitude: "Latitude (Optional)",
  longitude: "Longitude (Optional)",
};

const toValues = (location: Location | undefined) => ({
  address: location?.address ?? "",
  phoneNumber: location?.phoneNumber ?? "",
  hoursOfOperation: location?.hoursOfOperation ?? {},
  latitude: String(location?.latitude ?? ""),
  longitude: String(location?.longitude ?? ""),
});

type LocationFormProps = {
  restaurantId: number;
  /** Absent, it makes a new one. */
  location?: Location;
  onClose: () => void;
};

export function LocationForm({ restaurantId, location, onClose }: LocationFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, dialog } = useVersionedForm({
    name: "location",
    thing: location,
    toValues,
    labels,
    resolver,
    save: (output, version) =>
      location
        ? apiOf(queryClient).send<Location>("PATCH", `/api/locations/${location.id}`, {
            ...output,
            version,
          })
        : apiOf(queryClient).send<Location>("POST", "/api/locations", { ...output, restaurantId }),
    onSaved: () => {
      toast({ title: location ? "Location Updated" : "Location Added" });
      reloadCatalogue(queryClient);
      onClose();
    },
    onFailed: (error) =>
      toast({
        title: location ? "Error Updating Location" : "Error Adding Location",
        description: messageOf(error) ?? "Unknown error",
        variant: "destructive",
      }),
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("address"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label={labels.address} error={errors.address?.message} className="sm:col-span-2">
        <Input {...form.register("address")} autoComplete="off" />
      </Field>
      <Field
        label={labels.phoneNumber}
        error={errors.phoneNumber?.message}
        className="sm:col-span-2"
      >
        <Input {...form.register("phoneNumber")} type="tel" autoComplete="off" />
      </Field>
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="hoursOfOperation"
          render={({ field, fieldState }) => (
            <HoursField
              value={field.value as HoursOfOperation}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Field
        label={labels.latitude}
        hint="With a place on the map, people find it nearby and its clock is known."
        error={errors.latitude?.message}
      >
        <Input {...form.register("latitude")} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={labels.longitude} error={errors.longitude?.message}>
        <Input {...form.register("longitude")} inputMode="decimal" autoComplete="off" />
      </Field>
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
