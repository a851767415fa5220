/** Tabs, orders and limits of a collection. No zod: the first load uses them. */
export const collectionTabs = ["all", "tried", "favorites", "want-to-try"] as const;

export const collectionSorts = ["newest", "tried", "name", "rating", "mine", "distance"] as const;

export const longestNotes = 1000;

/** Of a visit. */
export const longestLine = 200;

/** Of one sandwich, which an entry carries along. */
export const mostVisits = 100;

/** Imports are sent in pieces of this size, each one a transaction. */
export const rowsPerImport = 100;

export type CollectionTab = (typeof collectionTabs)[number];
export type CollectionSort = (typeof collectionSorts)[number];

interface EntryFlags {
  hasTried: boolean;
  isFavorite: boolean;
}

export const isOnTab: Record<CollectionTab, (entry: EntryFlags) => boolean> = {
  all: () => true,
  tried: ({ hasTried }) => hasTried,
  favorites: ({ isFavorite }) => isFavorite,
  "want-to-try": ({ hasTried }) => !hasTried,
};

/** `dateTried` is midnight UTC of a local day, which in the easternmost zone begins 14 hours earlier. */
export const latestToday = (now: Date): Date => new Date(now.getTime() + 14 * 60 * 60 * 1000);
