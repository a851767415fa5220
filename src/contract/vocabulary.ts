/** Closed lists of words that the API, the forms and the database checks share. No zod: the browser's first load uses them. */
export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;

/** The union of the two lists of the forms: each form offers its own, the API takes all. */
export const restaurantTypes = [
  "Restaurant",
  "Fast Food",
  "Fast Casual",
  "Casual Dining",
  "Fine Dining",
  "Food Truck",
  "Cafe",
  "Pub",
  "Deli",
  "Bakery",
] as const;

export const maxSpiceLevel = 5;
/** Below it is a hint of heat. */
export const spicyFrom = 2;

export type PriceRange = (typeof priceRanges)[number];
export type RestaurantType = (typeof restaurantTypes)[number];
