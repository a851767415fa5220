import { type Api, ignoreGone } from "#client/lib/api.ts";
import {
  addVisit,
  changeEntry,
  changeVisit,
  removeEntry,
  removeVisit,
  saveEntry,
} from "#contract/collection.endpoints.ts";
import type { CollectionEntry, SaveEntryInput } from "#contract/collection.ts";
import type { Visit, VisitInput } from "#contract/visits.ts";

export interface SandwichToToggle {
  id: number;
  name: string;
}

/** A change of the entry: `shown` at once, then sent. */
export interface EntryStep {
  shown: CollectionEntry | null;
  send: (api: Api) => Promise<CollectionEntry | null>;
  /** Title of the toast, if there is one. */
  success?: string;
  failure: string;
  /** Replaces `failure` after a 404: another tab has removed the entry. */
  gone?: string;
  /** Restores what the step removed, while the entry is as the step left it. */
  undo?: PlanStep;
}

/** Plans the step from the current entry when its turn has come. Null if there is nothing to do. */
export type PlanStep = (userId: string, entry: CollectionEntry | null) => EntryStep | null;

/** For a toggle that is on while there is an entry. */
const planEntry =
  ({ isFavorite, success, failure }: { isFavorite: boolean; success: string; failure: string }) =>
  (sandwichId: number): PlanStep =>
  (userId, entry) => ({
    ...(entry
      ? remove(entry, failure)
      : save({ userId, sandwichId, isFavorite, hasTried: false }, success)),
    failure,
  });

const wishlist = { success: "Added to wishlist", failure: "Failed to update wishlist" };

/** The toggle on a card. */
export const planWishlist = planEntry({ ...wishlist, isFavorite: false });

/** The toggle in the dialog, which also marks a new entry as a favorite. */
export const planFavoriteWish = planEntry({ ...wishlist, isFavorite: true });

/** The toggle on the sandwich page. */
export const planSave = planEntry({
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
    const dateTried = hasTried ? ownClock() : null;
    const visits = hasTried ? [{ ...noVisit, dateTried }] : [];
    return {
      ...step,
      shown: { ...step.shown, ...entry, hasTried, dateTried, visits },
      failure: failedTried,
      ...(entry?.hasTried && { undo: planTriedAgain(entry) }),
    };
  };

/** The local time written as if it were UTC, as the server stores it and every page shows it. */
function ownClock(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
}

/** Restores the visits and keeps the rest of the entry. */
const planTriedAgain =
  ({ dateTried, visits }: CollectionEntry): PlanStep =>
  (userId, entry) => {
    if (!entry) return null;
    const { sandwichId, isFavorite } = entry;
    const tried = { hasTried: true, dateTried, visits };
    const step = save({ userId, sandwichId, isFavorite, ...tried }, "Marked as tried");
    return { ...step, shown: { ...entry, ...tried }, failure: failedTried };
  };

const failedTried = "Failed to update tried status";

export const planNotes =
  (notes: string | null): PlanStep =>
  (_userId, entry) =>
    entry && {
      shown: { ...entry, notes },
      send: (api) => api.call(changeEntry, { id: entry.id, body: { notes } }),
      failure: "Failed to update collection",
    };

/** Adds a visit, or changes the one with that id. */
export const planVisit =
  (id: number | null, fields: VisitInput): PlanStep =>
  (_userId, entry) =>
    entry && {
      shown: withVisits(entry, [
        { ...fields, id: id ?? noVisit.id },
        ...entry.visits.filter((visit) => visit.id !== id),
      ]),
      send: (api) =>
        id === null
          ? api.call(addVisit, { id: entry.id, body: fields })
          : api.call(changeVisit, { id, body: fields }),
      failure: failedTried,
    };

export const planVisitRemoval =
  (id: number): PlanStep =>
  (_userId, entry) => {
    if (!entry) return null;
    const visits = entry.visits.filter((visit) => visit.id !== id);
    const shown = withVisits(entry, visits);
    const send = async (api: Api) => {
      await api.call(removeVisit, { id });
      return shown;
    };
    return { shown, send, failure: failedTried };
  };

/** Newest first, as the server sorts them: visits of one day by id. */
function withVisits(entry: CollectionEntry, visits: Visit[]): CollectionEntry {
  const dayOf = ({ dateTried }: Visit) => dateTried?.slice(0, 10) ?? "";
  const place = ({ id }: Visit) => (id < 0 ? Number.MAX_SAFE_INTEGER : id);
  const sorted = visits.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || place(b) - place(a));
  const dateTried = sorted[0]?.dateTried ?? null;
  return { ...entry, hasTried: visits.length > 0, dateTried, visits: sorted };
}

/** Fails with the message of the removal. */
const planRestore =
  ({ id: _, ...removed }: CollectionEntry, failure: string): PlanStep =>
  () => ({ ...save(removed, "Saved to collection"), failure });

/** No stored visit or entry has a negative id. */
const noVisit: Visit = { id: -1, dateTried: null, rating: null, line: null };

function save(input: SaveEntryInput, success: string) {
  const { notes = null, dateTried = null, createdAt = new Date().toISOString() } = input;
  const visits = (input.visits ?? []).map((visit, index) => ({ ...visit, id: -1 - index }));
  return {
    shown: { ...input, notes, dateTried, createdAt, visits, id: -input.sandwichId },
    send: (api: Api) => api.call(saveEntry, { body: input }),
    success,
  };
}

function remove(entry: CollectionEntry, failure: string) {
  return {
    shown: null,
    send: async (api: Api) => {
      await api.call(removeEntry, { id: entry.id }).catch(ignoreGone);
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
    send: (api) => api.call(changeEntry, { id: entry.id, body: { isFavorite } }),
    success: isFavorite ? "Added to favorites" : "Removed from favorites",
    failure: "Failed to update favorite status",
    gone: "Couldn't find this sandwich in your collection",
  };
}
