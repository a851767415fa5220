import { Heart } from "lucide-react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { SandwichToToggle } from "./entry-steps.ts";
import { useEntryToggle } from "./entry-toggles.ts";

export function FavoriteButton({ sandwich }: { sandwich: SandwichToToggle }) {
  const { isOn, isLoading, flip } = useEntryToggle("favorite", sandwich);
  return (
    <IconButton
      label={`Favorite: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
