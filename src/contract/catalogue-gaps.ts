/** What the catalogue may lack. No zod: the page's own code uses them. */
export const catalogueGaps = ["price", "photo", "allergens", "hours"] as const;

export type CatalogueGap = (typeof catalogueGaps)[number];
