/** The orders, words and limits of Explore and of the reviews page. No zod: the browser's first load uses them. */
export const sandwichSorts = [
  "rank",
  "rating",
  "price",
  "price-desc",
  "distance",
  "newest",
] as const;

export const restaurantSorts = ["name", "price", "price-desc", "distance", "newest"] as const;

export const defaultSorts = { sandwiches: "rank", restaurants: "name" } as const;

export const reviewSorts = ["newest", "highest", "lowest"] as const;

/** Reported reviews are open until an admin decides. */
export const reportStatuses = ["open", "handled"] as const;

export const exploreViews = ["sandwiches", "restaurants"] as const;

/** Lists are counted up to this limit; then the count reads "200+". */
export const countLimit = 200;

export const longestSearch = 200;

/** Of a typed city or postcode. */
export const longestPlace = 100;

/** The highest price that a filter takes. */
export const highestPriceFilter = 100_000;

/** Bounds of a distance; the farthest is halfway round the Earth. */
export const nearestMiles = 0.01;
export const farthestMiles = 12_500;

/** Headers of an Explore list: how many match, and how many are hidden only because an allergen is unknown. */
export const totalCountHeader = "X-Total-Count";
export const hiddenUnknownHeader = "X-Hidden-Unknown";

export type SandwichSort = (typeof sandwichSorts)[number];
export type RestaurantSort = (typeof restaurantSorts)[number];
export type ReviewSort = (typeof reviewSorts)[number];
export type ReportStatus = (typeof reportStatuses)[number];
export type ExploreView = (typeof exploreViews)[number];
