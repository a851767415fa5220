import { priceRangeOptions, typeOptions } from "#client/features/catalogue-editing/form-values.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { changeRestaurant } from "#contract/catalogue-changes.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { useVersionedForm } from "./use-versioned-form.tsx";

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
  const { errors, isSubmitting, isValidating } = form.formState;
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
        <SubmitButton
          label="Update Restaurant"
          busyLabel="Updating..."
          isBusy={isSubmitting}
          isValidating={isValidating}
        />
      </div>
      {dialog}
    </form>
  );
}
