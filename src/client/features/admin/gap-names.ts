import type { CatalogueGap } from "#contract/administration-choices.ts";

export const gapNames: Record<CatalogueGap, string> = {
  price: "Sandwiches without a price",
  photo: "Sandwiches without a photo",
  allergens: "Sandwiches with unknown allergens",
  hours: "Hours that nobody confirmed for 90 days",
};

/** Short names for the tabs of "What Is Missing". */
export const gapTabs: Record<CatalogueGap, string> = {
  price: "Prices",
  photo: "Photos",
  allergens: "Allergens",
  hours: "Hours",
};
