// What the pages of the administration let one choose. Without zod, because the first load has it.

export const managedSorts = ["name", "type", "price", "added"] as const;

export const memberSorts = ["joined", "username", "email", "xp"] as const;

export const sortDirections = ["asc", "desc"] as const;

export type ManagedSort = (typeof managedSorts)[number];
export type MemberSort = (typeof memberSorts)[number];
export type SortDirection = (typeof sortDirections)[number];

/** What the catalogue may lack. */
export const catalogueGaps = ["price", "photo", "allergens", "hours"] as const;

export type CatalogueGap = (typeof catalogueGaps)[number];
