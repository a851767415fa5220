import type { CatalogueGap } from "#contract/catalogue-gaps.ts";

export const gapNames: Record<CatalogueGap, string> = {
  price: "Sandwiches without a price",
  photo: "Sandwiches without a photo",
  allergens: "Sandwiches with unknown allergens",
  hours: "Hours that nobody confirmed for 90 days",
};

/** Under the page's title, which says that they are missing. */
export const gapTabs: Record<CatalogueGap, string> = {
  price: "Prices",
  photo: "Photos",
  allergens: "Allergens",
  hours: "Confirmed hours",
};
