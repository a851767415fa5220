import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";

export const addTypes: RestaurantType[] = [
  "Fast Food",
  "Fast Casual",
  "Casual Dining",
  "Fine Dining",
  "Food Truck",
  "Cafe",
  "Pub",
];

export const addPriceRanges: { value: PriceRange; label: string }[] = [
  { value: "$", label: "$ (under $10)" },
  { value: "$$", label: "$$ ($10-$20)" },
  { value: "$$$", label: "$$$ ($21-$30)" },
  { value: "$$$$", label: "$$$$ (over $30)" },
];
