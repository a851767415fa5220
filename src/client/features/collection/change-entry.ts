import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { type Api, ApiError, isGone } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import type { ToastMessage } from "#client/lib/toast-queue.ts";
import { type Change, runChange } from "#client/lib/use-change.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { collectionPagesKey, entryListsKey, entryQuery } from "./entries.queries.ts";
import {
  type EntryStep,
  type PlanStep,
  planFavorite,
  planFavoriteWish,
  planSave,
  planTried,
  planWishlist,
} from "./entry-steps.ts";
import { type EntryToggle, entryToggles, type ToggleClick } from "./entry-toggles.ts";
import { entryChangeKey } from "./reload-collection.ts";

const plans: Record<EntryToggle, (sandwichId: number) => PlanStep> = {
  wishlist: planWishlist,
  favoriteWish: planFavoriteWish,
  save: planSave,
  tried: planTried,
  favorite: planFavorite,
};

/** Does nothing if the toggle is already in that state. Shows a toast. */
export function setEntryToggle(
  queryClient: QueryClient,
  { toggle, sandwich }: ToggleClick,
  isWantedOn: boolean,
): Promise<void> {
  const { isOn } = entryToggles[toggle];
  return runToggle(queryClient, { toggle, sandwich }, (userId, entry) =>
    isOn(entry) === isWantedOn ? null : plans[toggle](sandwich.id)(userId, entry),
  );
}

interface EntryChange
  extends Pick<Change<void, EntryStep | null>, "done" | "onSuccess" | "failed"> {
  sandwichId: number;
  name: string;
  plan: PlanStep;
}

/**
 * Runs the changes of one sandwich's entry one after another, each planned from the result of the one before. Ignores a
 * second click while a change of the same name is running. Resolves with the step, whose `shown` is then the stored
 * entry, or null if there was none.
 */
export async function runEntryChange(
  queryClient: QueryClient,
  { sandwichId, name, plan, ...messages }: EntryChange,
): Promise<EntryStep | null> {
  const mutationKey = [...entryChangeKey(sandwichId), name];
  if (queryClient.isMutating({ mutationKey }) > 0) return null;
  const change = {
    ...messages,
    mutationKey,
    scope: { id: entryChangeKey(sandwichId).join(" ") },
    send: (api: Api) => takeStep(queryClient, api, sandwichId, plan),
  };
  return runChange(queryClient, change, undefined);
}

const gone = "Couldn't find this sandwich in your collection";

/** For a form, which shows the error itself. Returns null when saved, otherwise the message to show. */
export async function saveFromForm(
  queryClient: QueryClient,
  { saved, ...change }: Pick<EntryChange, "sandwichId" | "name" | "plan"> & { saved: ToastMessage },
  failure: string,
): Promise<string | null> {
  try {
    const done = (taken: EntryStep | null) => (taken ? saved : undefined);
    const step = await runEntryChange(queryClient, { ...change, done, failed: () => undefined });
    return step ? null : gone;
  } catch (error) {
    if (isGone(error)) return gone;
    return (error instanceof ApiError && error.serverMessage) || failure;
  }
}

/** The subject of all toasts about an entry: only its newest change is shown, and can be undone. */
export const aboutEntry = (sandwichId: number) => `entry ${sandwichId}`;

/** `unplanned` is shown when there is no step to take. */
async function runToggle(
  queryClient: QueryClient,
  click: ToggleClick,
  plan: PlanStep,
  unplanned?: ToastMessage,
): Promise<void> {
  const { sandwich, toggle } = click;
  const about = aboutEntry(sandwich.id);
  let step: EntryStep | null = null;
  const change: EntryChange = {
    sandwichId: sandwich.id,
    name: toggle,
    plan: (userId, entry) => {
      step = plan(userId, entry);
      return step;
    },
    done: (taken) => {
      if (!taken?.success) return unplanned;
      const { success: title, undo, shown: left } = taken;
      // A later change of the entry, from another tab for example, is not overwritten.
      const plan: PlanStep = (userId, entry) =>
        entry === left ? (undo?.(userId, entry) ?? null) : null;
      const changed = {
        title: "Not undone",
        description: `${sandwich.name} has changed since.`,
        about,
      };
      const action = undo && {
        label: "Undo",
        onSelect: () => runToggle(queryClient, click, plan, changed),
      };
      return { title, description: sandwich.name, action, about };
    },
    onSuccess: (taken) => {
      const viewer = queryClient.getQueryData(viewerQuery.queryKey);
      if (taken && viewer) refreshProgress(queryClient, viewer.id);
    },
    failed: (error) => {
      const { failure, gone = failure }: Pick<EntryStep, "failure" | "gone"> =
        step ?? entryToggles[toggle];
      return { title: "Error", description: isGone(error) ? gone : failure, about };
    },
  };
  // `failed` has shown the error.
  await runEntryChange(queryClient, change).catch(() => undefined);
}

async function takeStep(
  queryClient: QueryClient,
  api: Api,
  sandwichId: number,
  plan: PlanStep,
): Promise<EntryStep | null> {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (!viewer) return null;
  const query = entryQuery(viewer.id, sandwichId);
  const before = await queryClient.ensureQueryData(query);
  const step = plan(viewer.id, before);
  if (!step) return null;
  await queryClient.cancelQueries(query);
  queryClient.setQueryData(query.queryKey, step.shown);
  let stored: CollectionEntry | null | undefined;
  try {
    stored = queryClient.setQueryData(query.queryKey, await step.send(api));
  } catch (error) {
    queryClient.setQueryData(query.queryKey, before);
    // Another device may have been faster.
    queryClient.invalidateQueries(query);
    throw error;
  }
  announceChange({ what: "entries" });
  queryClient.invalidateQueries({ queryKey: entryListsKey(viewer.id) });
  // The cards of these pages follow the entry. Reloading the pages would move the cards.
  queryClient.invalidateQueries({ queryKey: collectionPagesKey(viewer.id), refetchType: "none" });
  return { ...step, shown: stored ?? null };
}
