import { Controller, type UseFormReturn } from "react-hook-form";
import { HoursField } from "#client/features/restaurants/hours-field.tsx";
import { fieldsOf } from "#client/lib/form.ts";
import { InputField } from "#client/ui/input-field.tsx";
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
  const field = (name: keyof typeof labels) => ({
    ...fieldsOf(form)(name),
    label: labels[name],
    hint: notes[name],
  });
  return (
    <>
      <InputField
        {...field("address")}
        label={
          <>
            {labels.address} <span className="font-normal text-soft">(required)</span>
          </>
        }
        className="sm:col-span-2"
        aria-required="true"
        autoComplete="off"
      />
      <InputField
        {...field("phoneNumber")}
        className="sm:col-span-2"
        type="tel"
        autoComplete="off"
      />
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
      <InputField
        {...field("latitude")}
        hint={
          notes.latitude ?? "With a place on the map, people find it nearby and its clock is known."
        }
        inputMode="decimal"
        autoComplete="off"
      />
      <InputField {...field("longitude")} inputMode="decimal" autoComplete="off" />
    </>
  );
}
