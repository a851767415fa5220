import { Controller, type UseFormReturn } from "react-hook-form";
import { HoursField } from "#client/features/restaurants/hours-field.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { locationLabels as labels } from "./form-values.ts";
import type { FieldNotes, LocationOutput, LocationValues } from "./forms.ts";

type LocationFieldsProps = {
  form: UseFormReturn<LocationValues, unknown, LocationOutput>;
  notes?: FieldNotes<LocationValues>;
  /** Shown when the hours are unknown. */
  missingHours?: string;
};

/** For a grid of two columns. */
export function LocationFields({ form, notes = {}, missingHours }: LocationFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={
          <>
            {labels.address} <span className="font-normal text-soft">(required)</span>
          </>
        }
        hint={notes.address}
        error={errors.address?.message}
        className="sm:col-span-2"
      >
        <Input {...form.register("address")} aria-required="true" autoComplete="off" />
      </Field>
      <Field
        label={labels.phoneNumber}
        hint={notes.phoneNumber}
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
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              missing={missingHours}
              note={notes.hoursOfOperation}
            />
          )}
        />
      </div>
      <Field
        label={labels.latitude}
        hint={
          notes.latitude ?? "With a place on the map, people find it nearby and its clock is known."
        }
        error={errors.latitude?.message}
      >
        <Input {...form.register("latitude")} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={labels.longitude} error={errors.longitude?.message}>
        <Input {...form.register("longitude")} inputMode="decimal" autoComplete="off" />
      </Field>
    </>
  );
}
