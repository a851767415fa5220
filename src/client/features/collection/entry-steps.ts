import type { Api } from "#client/lib/api.ts";
import { isGone } from "#client/lib/is-gone.ts";
import type { CollectionEntry, SaveEntryInput } from "#contract/collection.ts";

export interface SandwichToToggle {
  id: number;
  name: string;
}

/** What a click means for the entry there is, or is not: shown at once, then sent. */
export interface EntryStep {
  shown: CollectionEntry | null;
  send: (api: Api) => Promise<CollectionEntry | null>;
  /** Without one, success needs no word. */
  success?: string;
  failure: string;
  /** The failure when another tab was faster. */
  gone?: string;
  /** Brings back what it took away. */
  undo?: PlanStep;
}

export type PlanStep = (userId: string, entry: CollectionEntry | null) => EntryStep | null;

interface Keeping {
  /** What a new entry is kept as. */
  isFavorite: boolean;
  success: string;
  failure: string;
}

/** On while there is an entry: one click makes it, the next takes it away. */
const planKeeping =
  ({ isFavorite, success, failure }: Keeping) =>
  (sandwichId: number): PlanStep =>
  (userId, entry) => ({
    ...(entry
      ? remove(entry, failure)
      : save({ userId, sandwichId, isFavorite, hasTried: false }, success)),
    failure,
  });

const wishlist = { success: "Added to wishlist", failure: "Failed to update wishlist" };

/** On a card. */
export const planWishlist = planKeeping({ ...wishlist, isFavorite: false });

/** In the dialog, where what one wishes for is a favorite. */
export const planFavoriteWish = planKeeping({ ...wishlist, isFavorite: true });

/** On the sandwich's page. */
export const planSave = planKeeping({
  isFavorite: true,
  success: "Saved to collection",
  failure: "Failed to update collection",
});

export const planFavorite =
  (sandwichId: number): PlanStep =>
  (userId, entry) => {
    if (entry) return flipFavorite(entry);
    return {
      ...save({ userId, sandwichId, isFavorite: true, hasTried: false }, "Added to favorites"),
      failure: "Failed to add to favorites",
    };
  };

export const planTried =
  (sandwichId: number): PlanStep =>
  (userId, entry) => {
    const hasTried = !entry?.hasTried;
    const isFavorite = entry?.isFavorite ?? false;
    const success = hasTried ? "Marked as tried" : "Unmarked as tried";
    const step = save({ userId, sandwichId, isFavorite, hasTried }, success);
    const dateTried = hasTried ? new Date().toISOString() : null;
    return {
      ...step,
      shown: { ...step.shown, ...entry, hasTried, dateTried },
      failure: failedTried,
      ...(entry?.hasTried && { undo: planTriedAgain(entry) }),
    };
  };

/** With the date it had; what else has become of the entry since stays so. */
const planTriedAgain =
  (before: CollectionEntry): PlanStep =>
  (userId, entry) => {
    if (entry?.hasTried) return null;
    const { id: _, ...removed } = before;
    const { sandwichId, dateTried } = before;
    const tried = { hasTried: true, dateTried };
    const again = entry && { userId, sandwichId, isFavorite: entry.isFavorite, ...tried };
    const step = save(again ?? removed, "Marked as tried");
    return { ...step, shown: { ...step.shown, ...entry, ...tried }, failure: failedTried };
  };

const failedTried = "Failed to update tried status";

export interface EntryDetails {
  notes: string | null;
  /** Undefined leaves it as it is. */
  dateTried?: string | null;
}

/** What the member wrote themselves; nothing to do once the entry is gone. */
export const planDetails =
  ({ notes, dateTried }: EntryDetails): PlanStep =>
  (_userId, entry) =>
    entry && {
      shown: { ...entry, notes, dateTried: dateTried === undefined ? entry.dateTried : dateTried },
      send: (api) =>
        api.send<CollectionEntry>("PATCH", `/api/user-sandwiches/${entry.id}`, {
          notes,
          dateTried,
        }),
      failure: "Failed to update collection",
    };

/** Brings a removed entry back as it was, unless the sandwich has been saved anew since. It fails in the words of its removal. */
const planRestore =
  ({ id: _, ...removed }: CollectionEntry, failure: string): PlanStep =>
  (_userId, entry) =>
    entry ? null : { ...save(removed, "Saved to collection"), failure };

function save(input: SaveEntryInput, success: string) {
  const { notes = null, dateTried = null, createdAt = new Date().toISOString() } = input;
  return {
    // Waits under a number that no real entry has.
    shown: { ...input, notes, dateTried, createdAt, id: -input.sandwichId },
    send: (api: Api) => api.send<CollectionEntry>("POST", "/api/user-sandwiches", input),
    success,
  };
}

function remove(entry: CollectionEntry, failure: string) {
  return {
    shown: null,
    send: async (api: Api) => {
      try {
        await api.send("DELETE", `/api/user-sandwiches/${entry.id}`);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
      return null;
    },
    success: "Removed from collection",
    undo: planRestore(entry, failure),
  };
}

function flipFavorite(entry: CollectionEntry): EntryStep {
  const isFavorite = !entry.isFavorite;
  return {
    shown: { ...entry, isFavorite },
    send: (api) =>
      api.send<CollectionEntry>("PATCH", `/api/user-sandwiches/${entry.id}`, { isFavorite }),
    success: isFavorite ? "Added to favorites" : "Removed from favorites",
    failure: "Failed to update favorite status",
    gone: "Couldn't find this sandwich in your collection",
  };
}
