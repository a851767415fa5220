import type { ReactNode } from "react";
import { FilterGroup } from "./filter-group.tsx";

export interface Choice {
  value: string;
  label: ReactNode;
  /** What it means, where the label is too short to say it. */
  title?: string;
}

type FilterChoicesProps = {
  legend: string;
  hint?: string;
  name: string;
  type: "radio" | "checkbox";
  choices: readonly Choice[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
};

/** Segments in one frame, as on a till. */
export function FilterChoices(props: FilterChoicesProps) {
  const { legend, hint, name, type, choices, chosen, onChoose } = props;
  return (
    <FilterGroup legend={legend} hint={hint}>
      <div className="flex overflow-hidden rounded-control border-2 border-edge bg-card">
        {choices.map(({ value, label, title }) => (
          <label
            key={value}
            title={title}
            className="type-display relative flex h-10 flex-1 items-center justify-center gap-0.5 border-line border-l-2 px-1 text-lg tabular-nums transition-colors duration-150 first:border-l-0 hover:bg-mustard-wash has-checked:bg-ink has-checked:text-paper has-focus-visible:-outline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-focus max-lg:h-touch"
          >
            <input
              type={type}
              name={name}
              value={value}
              aria-label={title}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </FilterGroup>
  );
}
