/** What tables of the administration are ordered by. No zod: the page's own code uses them. */
export const managedSorts = ["name", "type", "price", "added"] as const;

export const sortDirections = ["asc", "desc"] as const;

export type ManagedSort = (typeof managedSorts)[number];
export type SortDirection = (typeof sortDirections)[number];
