import { ImageDown } from "lucide-react";
import { Controller } from "react-hook-form";
import { typeOptions } from "#client/features/catalogue-editing/form-values.ts";
import { HoursField } from "#client/features/restaurants/hours-field.tsx";
import { fieldsOf, schemaResolver } from "#client/lib/form.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { SelectField } from "#client/ui/select-field.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";
import { withBasics } from "./draft.ts";
import { sourceNotes, useDraftForm } from "./draft-form.tsx";
import { useDraft } from "./draft-store.ts";

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
  const notes = sourceNotes(draft.basicSources);
  for (const field of draft.defaults) notes[field] = "Our default: nobody has said so yet";
  const field = (name: keyof typeof draft.basics) => ({
    ...fieldsOf(form)(name),
    hint: notes[name],
  });
  const isKnown = draft.restaurant !== null;
  return (
    <form
      noValidate
      onSubmit={
        isKnown
          ? (event) => {
              event.preventDefault();
              onNext();
            }
          : form.handleSubmit(onNext)
      }
    >
      <fieldset disabled={isKnown} className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="sr-only">Basics</legend>
        <InputField {...field("name")} label="Name" className="sm:col-span-2" autoComplete="off" />
        <TextareaField {...field("description")} label="Description" className="sm:col-span-2" />
        <SelectField
          {...field("restaurantType")}
          label="Restaurant Type"
          options={typeOptions(draft.basics.restaurantType, addTypes)}
        />
        <SelectField {...field("priceRange")} label="Price Range" options={addPriceRanges} />
        <InputField
          {...field("website")}
          label="Website (Optional)"
          type="url"
          inputMode="url"
          placeholder="https://"
        />
        <InputField
          {...field("phoneNumber")}
          label="Phone Number (Optional)"
          type="tel"
          autoComplete="off"
        />
        <InputField
          {...field("address")}
          label="Main address (Optional)"
          hint="The first location begins with it."
          className="sm:col-span-2"
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
          <SubmitButton label="Next" busyLabel="Next" />
        </div>
      </div>
    </form>
  );
}

/** A link instead of the picture: our pages load nothing from other sites. The server fetches it on save. */
function FoundPicture() {
  const { draft, store } = useDraft();
  if (!draft.imageUrl) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunk px-4 py-3 sm:col-span-2">
      <ImageDown className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-semibold">The site's picture is stored with it</span>
        <a
          href={draft.imageUrl}
          target="_blank"
          rel="noreferrer"
          className="link block truncate text-[0.9375rem]"
        >
          {draft.imageUrl}
        </a>
      </p>
      <SmallButton onClick={() => store.change((known) => ({ ...known, imageUrl: null }))}>
        Leave it out
      </SmallButton>
    </div>
  );
}

const addTypes: RestaurantType[] = [
  "Fast Food",
  "Fast Casual",
  "Casual Dining",
  "Fine Dining",
  "Food Truck",
  "Cafe",
  "Pub",
];

const addPriceRanges: { value: PriceRange; label: string }[] = [
  { value: "$", label: "$ (under $10)" },
  { value: "$$", label: "$$ ($10-$20)" },
  { value: "$$$", label: "$$$ ($21-$30)" },
  { value: "$$$$", label: "$$$$ (over $30)" },
];
