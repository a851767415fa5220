/** Word lists shared by the API, the forms and the database's checks. No zod: the first load uses them. */
export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;

/** The union of the two forms' lists. */
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
/** Lower levels count as a hint of heat. */
export const spicyFrom = 2;

/** The source of a price or hours: the restaurant's website, a pasted menu, or the team. */
export const factOrigins = ["website", "menu", "team"] as const;

/** Facts that become outdated: a sandwich's price, a location's hours, the hours of a restaurant without a location. */
export const factKinds = ["price", "hours", "restaurantHours"] as const;

/** Every sandwich is ranked as if it had this many more ratings of the catalogue's mean. */
export const ratingWeight = 5;

export type FactOrigin = (typeof factOrigins)[number];
export type FactKind = (typeof factKinds)[number];
export type PriceRange = (typeof priceRanges)[number];
export type RestaurantType = (typeof restaurantTypes)[number];
