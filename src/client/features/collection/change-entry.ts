import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { isGone } from "#client/lib/is-gone.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
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

/** Does nothing when the toggle is in that state already. A toast says what became of the click. */
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

/**
 * Changes of one sandwich's entry run one after another; each is planned from the entry that the one before left.
 * A change of the same name that is still running is not started a second time: that is an impatient second click.
 * Resolves with the step that was taken, or null when there was none to take.
 */
export async function runEntryChange(
  queryClient: QueryClient,
  sandwichId: number,
  name: string,
  plan: PlanStep,
): Promise<EntryStep | null> {
  const mutationKey = [...entryChangeKey(sandwichId), name];
  if (queryClient.isMutating({ mutationKey }) > 0) return null;
  const change = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: entryChangeKey(sandwichId).join(" ") },
    mutationFn: () => takeStep(queryClient, sandwichId, plan),
  });
  return change.mutate();
}

async function runToggle(
  queryClient: QueryClient,
  click: ToggleClick,
  plan: PlanStep,
): Promise<void> {
  let step: EntryStep | null = null;
  const planAndRemember: PlanStep = (userId, entry) => {
    step = plan(userId, entry);
    return step;
  };
  try {
    const { sandwich, toggle } = click;
    const taken = await runEntryChange(queryClient, sandwich.id, toggle, planAndRemember);
    if (taken) tellSuccess(queryClient, click, taken);
  } catch (error) {
    tellFailure(error, click, step);
  }
}

async function takeStep(queryClient: QueryClient, sandwichId: number, plan: PlanStep) {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (!viewer) return null;
  const query = entryQuery(viewer.id, sandwichId);
  const before = await queryClient.ensureQueryData(query);
  const step = plan(viewer.id, before);
  if (!step) return null;
  await queryClient.cancelQueries(query);
  queryClient.setQueryData(query.queryKey, step.shown);
  try {
    queryClient.setQueryData(query.queryKey, await step.send(apiOf(queryClient)));
  } catch (error) {
    queryClient.setQueryData(query.queryKey, before);
    // It may have failed because another device was faster.
    queryClient.invalidateQueries(query);
    throw error;
  }
  announceChange({ what: "entries" });
  queryClient.invalidateQueries({ queryKey: entryListsKey(viewer.id) });
  // The cards of these pages follow the entry by themselves: loading the pages again would move them.
  queryClient.invalidateQueries({ queryKey: collectionPagesKey(viewer.id), refetchType: "none" });
  return step;
}

function tellSuccess(queryClient: QueryClient, click: ToggleClick, step: EntryStep) {
  const { success: title, undo } = step;
  const action = undo && {
    label: "Undo",
    onSelect: () => runToggle(queryClient, click, undo),
  };
  if (title) {
    toast({ title, description: click.sandwich.name, action, about: toastSubject(click) });
  }
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (viewer) refreshProgress(queryClient, viewer.id);
}

function tellFailure(error: unknown, click: ToggleClick, step: EntryStep | null) {
  // session-end.ts handles a 401 of any mutation.
  if (isUnauthenticated(error)) return;
  const { failure, gone = failure }: Pick<EntryStep, "failure" | "gone"> =
    step ?? entryToggles[click.toggle];
  toast({
    title: "Error",
    description: isGone(error) ? gone : failure,
    variant: "destructive",
    about: toastSubject(click),
  });
}

/** A toast replaces the one before it about the same subject: five clicks on one heart show one toast. */
const toastSubject = ({ sandwich, toggle }: ToggleClick) => `entry ${sandwich.id} ${toggle}`;
