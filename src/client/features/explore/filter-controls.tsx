import { useNavigate, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { Switch } from "#client/ui/switch.tsx";
import { exploreFilters, type SwitchName } from "#contract/explore-filters.ts";
import { useExplore } from "./explore-state.ts";

type FilterGroupProps = { legend: string; children: ReactNode };

export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-2 text-soft">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface Choice {
  value: string;
  label: ReactNode;
  /** The full meaning of a short label. */
  title?: string;
}

type FilterChoicesProps = {
  legend: string;
  name: string;
  type: "radio" | "checkbox";
  choices: readonly Choice[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
};

/** Radio buttons or checkboxes as segments in one frame. */
export function FilterChoices(props: FilterChoicesProps) {
  const { legend, name, type, choices, chosen, onChoose } = props;
  return (
    <FilterGroup legend={legend}>
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

export function FilterSwitch({ name }: { name: SwitchName }) {
  const { search, change } = useExplore();
  const { on, chip } = exploreFilters[name];
  return (
    <Switch
      name={name}
      value={String(on)}
      label={chip}
      checked={search[name] === on}
      onChange={(event) => change({ [name]: event.target.checked ? on : undefined })}
    />
  );
}

/** A filter by the member's own collection. A visitor is asked to log in and then has it on. */
export function MemberSwitch({ name, loginText }: { name: SwitchName; loginText: string }) {
  const { viewer } = useExplore();
  const navigate = useNavigate({ from: "/explore" });
  const router = useRouter();
  if (viewer) return <FilterSwitch name={name} />;
  const { on, chip } = exploreFilters[name];

  async function logIn() {
    await navigate({ to: "/explore", search: (now) => ({ ...now, [name]: on }), replace: true });
    askToLogin(router, loginText);
  }
  return <Switch name={name} value={String(on)} label={chip} checked={false} onChange={logIn} />;
}
