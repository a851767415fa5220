import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { entriesQuery } from "./entries.queries.ts";
import {
  type EntryStep,
  isGone,
  type PlanStep,
  planRestore,
  type SandwichToToggle,
} from "./entry-steps.ts";
import { announceEntries } from "./other-tabs.ts";
import { withEntry } from "./with-entry.ts";

export const entryChanges = "entry changes";

/**
 * Changes of one sandwich's entry run one after another, each planned from what the one before left.
 * The same change asked for again while it runs is an impatient second click, and means the first.
 */
export async function changeEntry(
  queryClient: QueryClient,
  sandwich: SandwichToToggle,
  name: string,
  plan: PlanStep,
): Promise<void> {
  const mutationKey = [entryChanges, sandwich.id, name];
  if (queryClient.isMutating({ mutationKey }) > 0) return;
  const change = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: `${entryChanges} ${sandwich.id}` },
    // Without a network it fails and says so; by default it would wait in silence.
    networkMode: "always",
    mutationFn: () => takeStep(queryClient, sandwich, plan),
  });
  // Whoever clicked has been told.
  await change.mutate().catch(() => undefined);
}

async function takeStep(queryClient: QueryClient, sandwich: SandwichToToggle, plan: PlanStep) {
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (!viewer) return;
  const query = entriesQuery(viewer.id);
  const show = (entry: CollectionEntry | null) =>
    queryClient.setQueryData(query.queryKey, (all) => all && withEntry(all, sandwich.id, entry));
  let step: EntryStep | null = null;
  let goBack = () => {};
  try {
    const entries = await queryClient.ensureQueryData(query);
    const before = entries.find(({ sandwichId }) => sandwichId === sandwich.id) ?? null;
    step = plan(viewer.id, before);
    if (!step) return;
    goBack = () => show(before);
    await queryClient.cancelQueries(query);
    show(step.shown);
    show(await step.send(apiOf(queryClient)));
    tellSuccess(queryClient, sandwich, step);
    announceEntries();
  } catch (error) {
    goBack();
    tellFailure(error, step);
    throw error;
  } finally {
    // A reload must not undo what another change shows already: the last one to end reloads for all.
    const isLast = queryClient.isMutating({ mutationKey: [entryChanges] }) === 1;
    if (isLast) queryClient.invalidateQueries(query);
  }
}

function tellSuccess(queryClient: QueryClient, sandwich: SandwichToToggle, step: EntryStep) {
  const { success: title, removed } = step;
  const undo = removed && {
    label: "Undo",
    onSelect: () => changeEntry(queryClient, sandwich, "restore", planRestore(removed)),
  };
  toast({ title, description: sandwich.name, action: undo });
}

function tellFailure(error: unknown, step: EntryStep | null) {
  // The end of a session is told where it is noticed.
  if (isUnauthenticated(error)) return;
  const { failure = "Failed to update collection", gone = failure } = step ?? {};
  const description = isGone(error) ? gone : failure;
  toast({ title: "Error", description, variant: "destructive" });
}
