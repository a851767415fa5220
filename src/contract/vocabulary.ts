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

/** Where a price or opening hours are from: the restaurant's website, a menu that somebody pasted, or a person of the team. */
export const factOrigins = ["website", "menu", "team"] as const;

/** Facts that get old: a sandwich's price, a location's hours, the hours of a restaurant without a location. */
export const factKinds = ["price", "hours", "restaurantHours"] as const;

/** Every sandwich is ranked as if it had this many ratings of the catalogue's mean. Below it a score is early. */
export const ratingWeight = 5;

export type FactOrigin = (typeof factOrigins)[number];
export type FactKind = (typeof factKinds)[number];
export type PriceRange = (typeof priceRanges)[number];
export type RestaurantType = (typeof restaurantTypes)[number];
