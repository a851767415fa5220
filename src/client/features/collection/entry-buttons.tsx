import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { useEntryState } from "./entries.queries.ts";
import type { SandwichToToggle } from "./entry-steps.ts";
import { type EntryToggle, entryToggles } from "./entry-toggles.ts";

export type EntryButtonProps = { sandwich: SandwichToToggle };

export function FavoriteButton({ sandwich }: EntryButtonProps) {
  const { isOn, isLoading, flip } = useEntryToggle("favorite", sandwich);
  return (
    <IconButton
      label={`Favorite: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
    >
      <span className="mark mark-heart" />
    </IconButton>
  );
}

export function WishlistButton({ sandwich }: EntryButtonProps) {
  const { isOn, isLoading, flip } = useEntryToggle("wishlist", sandwich);
  return (
    <IconButton
      label={`Wishlist: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
    >
      <span className="mark mark-bookmark" />
    </IconButton>
  );
}

export function useEntryToggle(toggle: EntryToggle, { id, name }: SandwichToToggle) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { isOn: isOnFor, loginText, failure } = entryToggles[toggle];
  const { entry, isLoading } = useEntryState(id);
  const isOn = entry === undefined ? undefined : isOnFor(entry);

  async function turn(isWantedOn: boolean) {
    const click = { toggle, sandwich: { id, name } };
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (!viewer) return askToLogin(router, loginText, { clickBeforeLogin: click });
    try {
      // Loaded after the page (after-load.ts): no first load pays for what a click does.
      const { setEntryToggle } = await import("./change-entry.ts");
      await setEntryToggle(queryClient, click, isWantedOn);
    } catch {
      toast({ title: "Error", description: failure, variant: "destructive" });
    }
  }

  return {
    /** Undefined while the entry is unknown. A click then loads it and turns the toggle on, never off. */
    isOn,
    isLoading,
    turn,
    flip: () => turn(!isOn),
  };
}
