// Choices in the pages of the administration. No zod: the first load uses them.

export const managedSorts = ["name", "type", "price", "added"] as const;

export const memberSorts = ["joined", "username", "email", "xp"] as const;

export const sortDirections = ["asc", "desc"] as const;

export type ManagedSort = (typeof managedSorts)[number];
export type MemberSort = (typeof memberSorts)[number];
export type SortDirection = (typeof sortDirections)[number];

/** Facts that may be missing in the catalogue. */
export const catalogueGaps = ["price", "photo", "allergens", "hours"] as const;

export type CatalogueGap = (typeof catalogueGaps)[number];
