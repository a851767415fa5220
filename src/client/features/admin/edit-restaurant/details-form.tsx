import { priceRangeOptions, typeOptions } from "#client/features/catalogue-editing/form-values.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf } from "#client/lib/fields-of.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { InputField } from "#client/ui/input-field.tsx";
import { SelectField } from "#client/ui/select-field.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
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
