/** What a collection can be narrowed and ordered by. No zod: the browser's first load uses them. */
export const collectionTabs = ["all", "tried", "favorites", "want-to-try"] as const;

export const collectionSorts = ["newest", "tried", "name", "rating", "mine", "distance"] as const;

export const longestNotes = 1000;

/** Of a visit. */
export const longestLine = 200;

/** Of one sandwich, which an entry carries along. */
export const mostVisits = 100;

/** An import comes in pieces of at most this size, each of them one transaction. */
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

/** A day tried is kept as its midnight in UTC, which in the easternmost zone comes 14 hours early. */
export const latestToday = (now: Date): Date => new Date(now.getTime() + 14 * 60 * 60 * 1000);
