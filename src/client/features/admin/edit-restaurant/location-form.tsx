import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { Location } from "#contract/restaurants.ts";
import { anyMessageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { LocationFields } from "./location-fields.tsx";
import { locationLabels, locationValues } from "./location-values.ts";
import { useVersionedForm } from "./use-versioned-form.tsx";

const resolver = schemaResolver(async () => (await import("./forms.ts")).locationForm);

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
    toValues: locationValues,
    labels: locationLabels,
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
        description: anyMessageOf(error),
        variant: "destructive",
      }),
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
