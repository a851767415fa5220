import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";

const ownTypes: RestaurantType[] = [
  "Restaurant",
  "Fast Food",
  "Cafe",
  "Food Truck",
  "Deli",
  "Bakery",
];

/** A form's own list, and the value that the restaurant has from another one. */
export const typeOptions = (current: RestaurantType, own: readonly RestaurantType[] = ownTypes) =>
  [...own, ...(own.includes(current) ? [] : [current])].map((type) => ({
    value: type,
    label: type,
  }));

export const priceRangeOptions: { value: PriceRange; label: string }[] = [
  { value: "$", label: "$ Budget" },
  { value: "$$", label: "$$ Moderate" },
  { value: "$$$", label: "$$$ Expensive" },
  { value: "$$$$", label: "$$$$ Very Expensive" },
];
