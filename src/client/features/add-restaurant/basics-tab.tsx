import { Controller } from "react-hook-form";
import { SubmitButton } from "#client/features/accounts/submit-button.tsx";
import { typeOptions } from "#client/features/admin/edit-restaurant/form-values.ts";
import { HoursField } from "#client/features/restaurants/hours-editor/hours-field.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { addPriceRanges, addTypes } from "./basics-options.ts";
import { withBasics } from "./draft-steps.ts";
import { FoundPicture } from "./found-picture.tsx";
import { notesOf } from "./source-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useDraftForm } from "./use-draft-form.ts";

const resolver = schemaResolver(async () => (await import("./draft-schemas.ts")).basicsForm);

type BasicsTabProps = { checks: number; onNext: () => void };

export function BasicsTab({ checks, onNext }: BasicsTabProps) {
  const { draft, store } = useDraft();
  const form = useDraftForm({
    values: draft.basics,
    resolver,
    onChange: (basics) => store.change(withBasics(basics)),
    checks,
  });
  const { errors } = form.formState;
  const notes = notesOf(draft.basicSources);
  const isThere = draft.restaurant !== null;
  return (
    <form
      noValidate
      onSubmit={
        isThere
          ? (event) => {
              event.preventDefault();
              onNext();
            }
          : form.handleSubmit(onNext)
      }
    >
      <fieldset disabled={isThere} className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="sr-only">Basics</legend>
        <Field
          label="Name"
          hint={notes.name}
          error={errors.name?.message}
          className="sm:col-span-2"
        >
          <Input {...form.register("name")} autoComplete="off" />
        </Field>
        <Field
          label="Description"
          hint={notes.description}
          error={errors.description?.message}
          className="sm:col-span-2"
        >
          <Textarea {...form.register("description")} />
        </Field>
        <Field
          label="Restaurant Type"
          hint={notes.restaurantType}
          error={errors.restaurantType?.message}
        >
          <NativeSelect
            {...form.register("restaurantType")}
            options={typeOptions(draft.basics.restaurantType, addTypes)}
          />
        </Field>
        <Field label="Price Range" hint={notes.priceRange} error={errors.priceRange?.message}>
          <NativeSelect {...form.register("priceRange")} options={addPriceRanges} />
        </Field>
        <Field label="Website (Optional)" error={errors.website?.message}>
          <Input {...form.register("website")} type="url" inputMode="url" placeholder="https://" />
        </Field>
        <Field
          label="Phone Number (Optional)"
          hint={notes.phoneNumber}
          error={errors.phoneNumber?.message}
        >
          <Input {...form.register("phoneNumber")} type="tel" autoComplete="off" />
        </Field>
        <Field
          label="Main address (Optional)"
          hint="The first location begins with it."
          error={errors.address?.message}
          className="sm:col-span-2"
        >
          <Input {...form.register("address")} autoComplete="off" />
        </Field>
        <div className="sm:col-span-2">
          <Controller
            control={form.control}
            name="hoursOfOperation"
            render={({ field, fieldState }) => (
              <HoursField
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
                missing="Hours unavailable"
                note={notes.hoursOfOperation}
              />
            )}
          />
        </div>
        <FoundPicture />
      </fieldset>
      <div className="mt-6 flex justify-end">
        <div className="w-40">
          <SubmitButton label="Next" busyLabel="Next" isBusy={false} />
        </div>
      </div>
    </form>
  );
}
