import type { KeyboardEvent } from "react";
import { useTyped } from "#client/lib/use-typed.ts";
import { Input } from "#client/ui/input.tsx";
import { useExplore } from "./explore-context.ts";
import { FilterGroup } from "./filter-group.tsx";

export function PriceFields() {
  return (
    <FilterGroup legend="Price">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <PriceField name="minPrice" label="Lowest price" placeholder="Min" />
        <span aria-hidden="true">–</span>
        <PriceField name="maxPrice" label="Highest price" placeholder="Max" />
      </div>
    </FilterGroup>
  );
}

type PriceFieldProps = { name: "minPrice" | "maxPrice"; label: string; placeholder: string };

/** Counts when the person has finished typing: on Enter, or on leaving the field. */
function PriceField({ name, label, placeholder }: PriceFieldProps) {
  const { search, change } = useExplore();
  const [typed, setTyped] = useTyped(String(search[name] ?? ""));

  function apply() {
    const price = Number(typed) > 0 ? Number(typed) : undefined;
    if (price !== search[name]) change({ [name]: price });
  }
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key === "Enter") apply();
  }
  return (
    <div className="relative">
      <span aria-hidden="true" className="absolute top-2.5 left-3 text-soft">
        $
      </span>
      <Input
        type="number"
        name={name}
        min={0}
        max={100_000}
        step="any"
        inputMode="decimal"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={applyOnEnter}
        className="pl-7 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
    </div>
  );
}
