import type { QueryClient } from "@tanstack/react-query";
import { runEntryChange } from "#client/features/collection/change-entry.ts";
import { isGone, planDetails } from "#client/features/collection/entry-steps.ts";
import { ApiError } from "#client/lib/api.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import type { DetailsDraft } from "./use-details-draft.ts";

const gone = "Couldn't find this sandwich in your collection";

/** Null when it is saved; otherwise why not, in a sentence. */
export async function saveDetails(
  queryClient: QueryClient,
  sandwichId: number,
  entry: CollectionEntry,
  { notes, day }: DetailsDraft,
): Promise<string | null> {
  const plan = planDetails({ notes: notes.trim() || null, dateTried: dateOf(entry, day) });
  try {
    return (await runEntryChange(queryClient, sandwichId, "details", plan)) ? null : gone;
  } catch (error) {
    if (isGone(error)) return gone;
    const said = error instanceof ApiError ? error.serverMessage : undefined;
    return said ?? "Your notes could not be saved. Please try again.";
  }
}

/** A day that was not changed keeps its hour. */
function dateOf({ hasTried, dateTried }: CollectionEntry, day: string) {
  if (!hasTried || day === (dateTried?.slice(0, 10) ?? "")) return undefined;
  return day === "" ? null : `${day}T00:00:00.000Z`;
}
