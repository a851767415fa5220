import { type KeyboardEvent, useId } from "react";
import { useTyped } from "#client/lib/use-typed.ts";
import { cx } from "#client/ui/cx.ts";
import { Input } from "#client/ui/input.tsx";
import { useExplore } from "./explore-context.ts";
import { priceProblem } from "./explore-search.ts";
import { FilterGroup } from "./filter-group.tsx";

export function PriceFields() {
  const id = useId();
  const problem = priceProblem(useExplore().search);
  const problemId = problem ? id : undefined;
  return (
    <FilterGroup legend="Price">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <PriceField name="minPrice" label="Lowest price" placeholder="Min" problemId={problemId} />
        <span aria-hidden="true">–</span>
        <PriceField name="maxPrice" label="Highest price" placeholder="Max" problemId={problemId} />
      </div>
      <p id={id} aria-live="polite" className={cx("font-semibold text-beet", problem && "mt-1.5")}>
        {problem}
      </p>
    </FilterGroup>
  );
}

type PriceFieldProps = {
  name: "minPrice" | "maxPrice";
  label: string;
  placeholder: string;
  /** Of the words that say what is wrong. */
  problemId: string | undefined;
};

/** Counts when the person has finished typing: on Enter, or on leaving the field. */
function PriceField({ name, label, placeholder, problemId }: PriceFieldProps) {
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
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
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
