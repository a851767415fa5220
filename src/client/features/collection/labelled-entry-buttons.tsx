import { Bookmark, Heart } from "lucide-react";
import { Switch } from "#client/ui/switch.tsx";
import { type EntryButtonProps, useEntryToggle } from "./entry-buttons.tsx";
import { ToggleButton } from "./toggle-button.tsx";

/** On the sandwich page. */
export function SaveToggle({ sandwich }: EntryButtonProps) {
  const { isOn, isLoading, flip } = useEntryToggle("save", sandwich);
  return (
    <ToggleButton
      name={sandwich.name}
      label={isOn ? "Saved" : "Save"}
      icon={<Bookmark />}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

/** In the dialog. */
export function FavoriteToggle({ sandwich }: EntryButtonProps) {
  const { isOn, isLoading, flip } = useEntryToggle("favorite", sandwich);
  return (
    <ToggleButton
      name={sandwich.name}
      label="Favorite"
      icon={<Heart />}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

/** In the dialog. */
export function WishlistToggle({ sandwich }: EntryButtonProps) {
  const { isOn, isLoading, flip } = useEntryToggle("favoriteWish", sandwich);
  return (
    <ToggleButton
      name={sandwich.name}
      label="Wishlist"
      icon={<Bookmark />}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

/** Where the buttons stand, what they differ in. */
export const KeepingHint = () => (
  <p className="noscript:hidden -mt-1 text-[0.9375rem] text-soft">
    Here the bookmark puts it on your wishlist and among your favorites; the heart changes only the
    favorite.
  </p>
);

export function TriedSwitch({ sandwich, label }: EntryButtonProps & { label: string }) {
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
