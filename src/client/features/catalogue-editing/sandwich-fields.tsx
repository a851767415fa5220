import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { tagsQuery } from "#client/features/sandwiches/tags.queries.ts";
import { fieldsOf } from "#client/lib/form.ts";
import { Field } from "#client/ui/field.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { SelectField } from "#client/ui/select-field.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import { TokenField } from "#client/ui/token-field.tsx";
import { traits } from "#contract/traits.ts";
import { heatOptions, sandwichLabels } from "./form-values.ts";
import type { FieldNotes, SandwichOutput, SandwichValues } from "./forms.ts";

type SandwichFieldsProps = {
  form: UseFormReturn<SandwichValues, unknown, SandwichOutput>;
  /** The menu's sections, as suggestions. */
  sections: string[];
  notes?: FieldNotes<SandwichValues>;
};

/** For a grid of six columns. */
export function SandwichFields({ form, sections, notes = {} }: SandwichFieldsProps) {
  const sectionsId = useId();
  const { data: tags = [] } = useQuery(tagsQuery);
  const field = (name: keyof typeof sandwichLabels) => ({
    ...fieldsOf(form)(name),
    label: sandwichLabels[name],
    hint: notes[name],
  });
  return (
    <>
      <InputField {...field("name")} className="sm:col-span-4" autoComplete="off" />
      <InputField
        {...field("price")}
        hint={notes.price ?? "Empty when nobody knows it."}
        className="sm:col-span-2"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextareaField {...field("description")} className="sm:col-span-6" rows={2} />
      <Controller
        control={form.control}
        name="ingredients"
        render={({ field: { value, onChange }, fieldState }) => (
          <Field
            label={sandwichLabels.ingredients}
            hint={notes.ingredients ?? "Enter or a comma ends each."}
            error={fieldState.error?.message}
            className="sm:col-span-6"
          >
            <TokenField value={value} onChange={onChange} />
          </Field>
        )}
      />
      {traits.map((name) => (
        <div key={name} className="sm:col-span-3 lg:col-span-2">
          <StatedField label={sandwichLabels[name]} {...form.register(name)} />
          {notes[name] && <p className="mt-1.5 text-[0.9375rem] text-soft">{notes[name]}</p>}
        </div>
      ))}
      <SelectField {...field("spiceLevel")} options={heatOptions} className="sm:col-span-3" />
      <InputField
        {...field("section")}
        className="sm:col-span-3"
        list={sectionsId}
        autoComplete="off"
      />
      <datalist id={sectionsId}>
        {sections.map((section) => (
          <option key={section} value={section} />
        ))}
      </datalist>
      <Field
        label={sandwichLabels.tags}
        error={form.formState.errors.tags?.message}
        className="sm:col-span-6"
      >
        <Controller
          control={form.control}
          name="tags"
          render={({ field }) => (
            <TokenField
              value={field.value}
              onChange={field.onChange}
              suggestions={tags.map((tag) => tag.name)}
            />
          )}
        />
      </Field>
    </>
  );
}

type StatedFieldProps = ComponentProps<"input"> & { label: string };

const statedOptions = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unknown", label: "Unknown" },
];

/** Yes, no or unknown: what nobody has stated must not read as "free of". */
function StatedField({ label, ...props }: StatedFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex overflow-hidden rounded-control border-2 border-edge">
        {statedOptions.map((option) => (
          <label
            key={option.value}
            className="flex h-touch flex-1 cursor-pointer items-center justify-center bg-card px-3 text-center not-first:border-edge not-first:border-l-2 has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
          >
            <input type="radio" value={option.value} className="sr-only" {...props} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
