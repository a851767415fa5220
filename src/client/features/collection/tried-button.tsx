import { Check } from "lucide-react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { SandwichToToggle } from "./entry-steps.ts";
import { useEntryToggle } from "./entry-toggles.ts";

export function TriedButton({ sandwich }: { sandwich: SandwichToToggle }) {
  const { isOn, flip } = useEntryToggle("tried", sandwich);
  return (
    <IconButton
      label={`Tried: ${sandwich.name}`}
      pressed={isOn}
      onClick={flip}
      className="aria-pressed:text-pickle aria-pressed:[&_svg]:fill-none!"
    >
      <Check aria-hidden="true" strokeWidth={isOn ? 3.5 : 2} />
    </IconButton>
  );
}
