import { Bookmark, Heart } from "lucide-react";
import { Switch } from "#client/ui/switch.tsx";
import type { SandwichToToggle } from "./entry-steps.ts";
import { useEntryToggle } from "./entry-toggles.ts";
import { ToggleButton } from "./toggle-button.tsx";

type ToggleProps = { sandwich: SandwichToToggle };

/** On the sandwich page. */
export function SaveToggle({ sandwich }: ToggleProps) {
  const { isOn, isLoading, flip } = useEntryToggle("save", sandwich);
  const label = isOn ? "Saved" : "Save";
  return (
    <ToggleButton
      name={sandwich.name}
      label={label}
      icon={<Bookmark aria-hidden="true" />}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

/** In the dialog. */
export function FavoriteToggle({ sandwich }: ToggleProps) {
  const { isOn, isLoading, flip } = useEntryToggle("favorite", sandwich);
  return (
    <ToggleButton
      name={sandwich.name}
      label="Favorite"
      icon={<Heart aria-hidden="true" />}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

/** In the dialog. */
export function WishlistToggle({ sandwich }: ToggleProps) {
  const { isOn, isLoading, flip } = useEntryToggle("favoriteWish", sandwich);
  return (
    <ToggleButton
      name={sandwich.name}
      label="Wishlist"
      icon={<Bookmark aria-hidden="true" />}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

export function TriedSwitch({ sandwich, label }: ToggleProps & { label: string }) {
  const { isOn, isLoading, flip } = useEntryToggle("tried", sandwich);
  return (
    <div className="noscript:hidden contents">
      <Switch
        label={label}
        checked={isOn ?? false}
        isUnknown={isOn === undefined}
        aria-busy={isLoading}
        onChange={flip}
      />
    </div>
  );
}
