import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { isGone } from "#client/lib/is-gone.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import { entryListsKey, entryQuery, shelfKey } from "./entries.queries.ts";
import { entryChanges } from "./entry-changes.ts";
import type { EntryStep, PlanStep, SandwichToToggle } from "./entry-steps.ts";
import { type EntryToggle, entryToggles } from "./toggle-kinds.ts";

/** A click: what becomes of it is told in a toast. */
export async function changeEntry(
  queryClient: QueryClient,
  sandwich: SandwichToToggle,
  toggle: EntryToggle,
  plan: PlanStep,
): Promise<void> {
  let step: EntryStep | null = null;
  const planned: PlanStep = (userId, entry) => {
    step = plan(userId, entry);
    return step;
  };
  try {
    const taken = await runEntryChange(queryClient, sandwich.id, toggle, planned);
    if (taken) tellSuccess(queryClient, sandwich, toggle, taken);
  } catch (error) {
    tellFailure(error, sandwich, toggle, step);
  }
}

/**
 * Changes of one sandwich's entry run one after another, each planned from what the one before left.
 * The same change asked for again while it runs is an impatient second click, and means the first.
 * Resolves with the step that was taken, null when there was none to take.
 */
export async function runEntryChange(
  queryClient: QueryClient,
  sandwichId: number,
  name: string,
  plan: PlanStep,
): Promise<EntryStep | null> {
  const mutationKey = [entryChanges, sandwichId, name];
  if (queryClient.isMutating({ mutationKey }) > 0) return null;
  const change = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: `${entryChanges} ${sandwichId}` },
    mutationFn: () => takeStep(queryClient, sandwichId, plan),
  });
  return change.mutate();
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
  queryClient.invalidateQueries({ queryKey: shelfKey(viewer.id), refetchType: "none" });
  return step;
}

/** Five clicks on one heart are one message, of the last. */
const aboutOf = ({ id }: SandwichToToggle, toggle: EntryToggle) => `entry ${id} ${toggle}`;

function tellSuccess(
  queryClient: QueryClient,
  sandwich: SandwichToToggle,
  toggle: EntryToggle,
  step: EntryStep,
) {
  const { success: title, undo } = step;
  const action = undo && {
    label: "Undo",
    onSelect: () => changeEntry(queryClient, sandwich, toggle, undo),
  };
  const about = aboutOf(sandwich, toggle);
  if (title) toast({ title, description: sandwich.name, action, about });
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (viewer) refreshProgress(queryClient, viewer.id);
}

function tellFailure(
  error: unknown,
  sandwich: SandwichToToggle,
  toggle: EntryToggle,
  step: EntryStep | null,
) {
  // The end of a session is told where it is noticed.
  if (isUnauthenticated(error)) return;
  const { failure, gone = failure }: Pick<EntryStep, "failure" | "gone"> =
    step ?? entryToggles[toggle];
  const description = isGone(error) ? gone : failure;
  toast({
    title: "Error",
    description,
    variant: "destructive",
    about: aboutOf(sandwich, toggle),
  });
}
