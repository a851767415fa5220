import { useState } from "react";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Select } from "#client/ui/select.tsx";
import { StarRatingInput } from "#client/ui/star-rating-input.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { KitRow, KitSection } from "./kit-section.tsx";

const priceRanges = [
  { value: "$", label: "$ (under $10)" },
  { value: "$$", label: "$$ ($10-$20)" },
  { value: "$$$", label: "$$$ ($21-$30)" },
  { value: "$$$$", label: "$$$$ (over $30)" },
];

export function KitForms() {
  const [priceRange, setPriceRange] = useState<string>();
  const [rating, setRating] = useState(3);
  return (
    <KitSection title="Forms">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Username" hint="At least two characters.">
          <Input placeholder="pickle_rick" autoComplete="off" />
        </Field>
        <Field label="Email" error="Please enter a valid email address.">
          <Input type="email" defaultValue="not an address" autoComplete="off" />
        </Field>
        <Field label="Price range">
          <Select
            options={priceRanges}
            value={priceRange}
            onValueChange={setPriceRange}
            placeholder="Choose one"
          />
        </Field>
        <Field label="Disabled">
          <Input defaultValue="Cannot be changed" disabled />
        </Field>
        <Field label="Review (Optional)" className="sm:col-span-2">
          <Textarea placeholder="What was it like?" />
        </Field>
      </div>
      <KitRow>
        <Checkbox label="Open now" defaultChecked />
        <Checkbox label="Saved only" />
        <Checkbox label="Disabled" disabled />
        <Switch label="I've tried this" defaultChecked />
        <Switch label="Show my name" />
        <Switch label="Disabled" disabled />
      </KitRow>
      <KitRow>
        <StarRatingInput
          name="kit-rating"
          label="Your rating"
          value={rating}
          onValueChange={setRating}
        />
        <StarRatingInput
          name="kit-rating-missing"
          label="Your rating, missing"
          value={0}
          onValueChange={() => undefined}
          invalid
        />
        <StarRatingInput
          name="kit-rating-disabled"
          label="Your rating, disabled"
          value={4}
          onValueChange={() => undefined}
          disabled
        />
      </KitRow>
    </KitSection>
  );
}
