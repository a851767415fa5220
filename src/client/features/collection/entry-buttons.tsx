import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { useViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { type EntryState, useEntryState } from "./entries.queries.ts";
import type { SandwichToToggle } from "./entry-steps.ts";
import { type EntryToggle, entryToggles } from "./entry-toggles.ts";

export type EntryButtonProps = { sandwich: SandwichToToggle };

export function CardEntryButtons({ sandwich }: EntryButtonProps) {
  const Buttons = useViewer() ? MemberButtons : VisitorButtons;
  return <Buttons sandwich={sandwich} />;
}

function MemberButtons({ sandwich }: EntryButtonProps) {
  return <BothButtons sandwich={sandwich} state={useEntryState(sandwich.id)} />;
}

/** Visitors have no entries, so a list of cards needs no query for them. */
function VisitorButtons({ sandwich }: EntryButtonProps) {
  return <BothButtons sandwich={sandwich} state={noEntry} />;
}

const noEntry: EntryState = { entry: null, isLoading: false };

type EntryMarkProps = EntryButtonProps & { state: EntryState };

const BothButtons = (props: EntryMarkProps) => (
  <>
    <WishlistMark {...props} />
    <FavoriteMark {...props} />
  </>
);

export function FavoriteButton({ sandwich }: EntryButtonProps) {
  return <FavoriteMark sandwich={sandwich} state={useEntryState(sandwich.id)} />;
}

function FavoriteMark({ sandwich, state }: EntryMarkProps) {
  const { isOn, isLoading, flip } = useToggle("favorite", sandwich, state);
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

function WishlistMark({ sandwich, state }: EntryMarkProps) {
  const { isOn, isLoading, flip } = useToggle("wishlist", sandwich, state);
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

export const useEntryToggle = (toggle: EntryToggle, sandwich: SandwichToToggle) =>
  useToggle(toggle, sandwich, useEntryState(sandwich.id));

function useToggle(
  toggle: EntryToggle,
  { id, name }: SandwichToToggle,
  { entry, isLoading }: EntryState,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { isOn: isOnFor, loginText, failure } = entryToggles[toggle];
  const isOn = entry === undefined ? undefined : isOnFor(entry);

  async function turn(isWantedOn: boolean) {
    const click = { toggle, sandwich: { id, name } };
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (!viewer) return askToLogin(router, loginText, { clickBeforeLogin: click });
    try {
      // after-load.ts has loaded it, so the first load does not contain it.
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
