import { useQueryClient } from "@tanstack/react-query";
import { SubmitButton } from "#client/features/accounts/submit-button.tsx";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { anyMessageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { priceRangeOptions, typeOptions } from "./details-options.ts";
import { useVersionedForm } from "./use-versioned-form.tsx";

const resolver = schemaResolver(async () => (await import("./forms.ts")).detailsForm);

const labels = {
  name: "Name",
  restaurantType: "Restaurant Type",
  priceRange: "Price Range",
  website: "Website",
  phoneNumber: "Phone Number",
  description: "Description",
};

const toValues = (restaurant: Restaurant | undefined) => ({
  name: restaurant?.name ?? "",
  restaurantType: restaurant?.restaurantType ?? "Restaurant",
  priceRange: restaurant?.priceRange ?? "$$",
  website: restaurant?.website ?? "",
  phoneNumber: restaurant?.phoneNumber ?? "",
  description: restaurant?.description ?? "",
});

export function DetailsForm({ restaurant }: { restaurant: Restaurant }) {
  const queryClient = useQueryClient();
  const { form, submit, dialog } = useVersionedForm({
    name: "restaurant",
    thing: restaurant,
    toValues,
    labels,
    resolver,
    save: (output, version) =>
      apiOf(queryClient).send<Restaurant>("PATCH", `/api/restaurants/${restaurant.id}`, {
        ...output,
        version,
      }),
    onSaved: () => {
      toast({
        title: "Restaurant Updated",
        description: "The restaurant has been updated successfully.",
      });
      reloadCatalogue(queryClient);
    },
    onFailed: (error) =>
      toast({
        title: "Update Failed",
        description: `Failed to update restaurant: ${anyMessageOf(error)}`,
        variant: "destructive",
      }),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label={labels.name} error={errors.name?.message} className="sm:col-span-2">
        <Input {...form.register("name")} autoComplete="off" />
      </Field>
      <Field label={labels.restaurantType} error={errors.restaurantType?.message}>
        <NativeSelect
          {...form.register("restaurantType")}
          options={typeOptions(restaurant.restaurantType)}
        />
      </Field>
      <Field label={labels.priceRange} error={errors.priceRange?.message}>
        <NativeSelect {...form.register("priceRange")} options={priceRangeOptions} />
      </Field>
      <Field label={labels.website} error={errors.website?.message}>
        <Input {...form.register("website")} type="url" inputMode="url" placeholder="https://" />
      </Field>
      <Field label={labels.phoneNumber} error={errors.phoneNumber?.message}>
        <Input {...form.register("phoneNumber")} type="tel" autoComplete="off" />
      </Field>
      <Field
        label={labels.description}
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
