import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { useViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toastFailure } from "#client/lib/toast-queue.ts";
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
    <EntryMark {...props} toggle="wishlist" label="Wishlist" look="mark-bookmark" />
    <EntryMark {...props} {...favorite} />
  </>
);

const favorite = { toggle: "favorite", label: "Favorite", look: "mark-heart" } as const;

export function FavoriteButton({ sandwich }: EntryButtonProps) {
  return <EntryMark {...favorite} sandwich={sandwich} state={useEntryState(sandwich.id)} />;
}

type ToggledMark = { toggle: EntryToggle; label: string; look: string };

function EntryMark({ toggle, label, look, sandwich, state }: EntryMarkProps & ToggledMark) {
  const { isOn, isLoading, flip } = useToggle(toggle, sandwich, state);
  return (
    <IconButton
      label={`${label}: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
    >
      <span className={`mark ${look}`} />
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
      toastFailure("Error", failure);
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
