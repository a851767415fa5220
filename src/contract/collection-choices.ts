/** What a collection can be narrowed and ordered by. No zod: the browser's first load uses them. */
export const collectionTabs = ["all", "tried", "favorites", "want-to-try"] as const;

export const collectionSorts = ["newest", "tried", "name", "rating", "mine"] as const;

export const longestNotes = 1000;

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
