import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Bookmark, Heart } from "lucide-react";
import type { ReactNode } from "react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toastFailure } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { type EntryButtonProps, useEntryToggle } from "./entry-buttons.tsx";
import type { EntryToggle } from "./entry-toggles.ts";
import { useIsSaved } from "./saved-restaurants.queries.ts";
import type { RestaurantToSave } from "./saved-restaurants.ts";

type EntryToggleProps = EntryButtonProps & {
  toggle: EntryToggle;
  label: string;
  labelWhenOn?: string;
  icon: ReactNode;
};

function EntryToggleButton(props: EntryToggleProps) {
  const { toggle, sandwich, label, labelWhenOn = label, icon } = props;
  const { isOn, isLoading, flip } = useEntryToggle(toggle, sandwich);
  return (
    <ToggleButton
      name={sandwich.name}
      label={isOn ? labelWhenOn : label}
      icon={icon}
      isOn={isOn}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

const saving = { label: "Save", labelWhenOn: "Saved", icon: <Bookmark /> };

export const SaveToggle = (props: EntryButtonProps) => (
  <EntryToggleButton {...props} {...saving} toggle="save" />
);

export const FavoriteToggle = (props: EntryButtonProps) => (
  <EntryToggleButton {...props} toggle="favorite" label="Favorite" icon={<Heart />} />
);

export const WishlistToggle = (props: EntryButtonProps) => (
  <EntryToggleButton {...props} toggle="favoriteWish" label="Wishlist" icon={<Bookmark />} />
);

/** Explains the buttons in the places that have both. */
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

export function SaveRestaurantButton({ restaurant }: { restaurant: RestaurantToSave }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id, name } = restaurant;
  const { isSaved, isLoading } = useIsSaved(id);

  async function flip() {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (!viewer) {
      const text = "Please log in to save restaurants to your collection.";
      return askToLogin(router, text, { clickBeforeLogin: { restaurant: { id, name } } });
    }
    try {
      // Loaded on the first click, so that no page waits for it.
      const { removeRestaurant, saveRestaurant } = await import("./saved-restaurants.ts");
      // While unknown, a click saves: it must not remove what the page does not show.
      await (isSaved ? removeRestaurant : saveRestaurant)(queryClient, { id, name });
    } catch {
      toastFailure("Error", "Failed to update collection");
    }
  }

  return (
    <ToggleButton
      name={name}
      label={isSaved ? "Saved" : "Save"}
      icon={<Bookmark />}
      isOn={isSaved}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}

type ToggleButtonProps = {
  /** Name of the sandwich or restaurant, for screen readers. */
  name: string;
  label: string;
  icon: ReactNode;
  /** Undefined while unknown. */
  isOn: boolean | undefined;
  isLoading: boolean;
  onToggle: () => void;
};

function ToggleButton({ name, label, icon, isOn, isLoading, onToggle }: ToggleButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isOn}
      aria-busy={isLoading}
      aria-label={`${label}: ${name}`}
      onClick={onToggle}
      className="noscript:hidden aria-busy:[&_svg]:opacity-40 aria-pressed:border-paprika aria-pressed:bg-paprika-wash aria-pressed:text-paprika-deep dark:aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current"
    >
      {icon}
      {label}
    </Button>
  );
}
