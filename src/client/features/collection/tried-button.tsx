import { Circle, CircleCheck } from "lucide-react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { SandwichToToggle } from "./entry-steps.ts";
import { useEntryToggle } from "./entry-toggles.ts";

export function TriedButton({ sandwich }: { sandwich: SandwichToToggle }) {
  const { isOn, isLoading, flip } = useEntryToggle("tried", sandwich);
  return (
    <IconButton
      label={`Tried: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
      className="aria-pressed:text-pickle [&_path]:stroke-card"
    >
      {isOn ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
    </IconButton>
  );
}
