import { Bookmark } from "lucide-react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { SandwichToToggle } from "./entry-steps.ts";
import { useEntryToggle } from "./entry-toggles.ts";

export function WishlistButton({ sandwich }: { sandwich: SandwichToToggle }) {
  const { isOn, isLoading, flip } = useEntryToggle("wishlist", sandwich);
  return (
    <IconButton
      label={`Wishlist: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
    >
      <Bookmark aria-hidden="true" />
    </IconButton>
  );
}
