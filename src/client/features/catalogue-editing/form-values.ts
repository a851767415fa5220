import type { Location } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { allergens, claims, eachTrait, type Trait } from "#contract/traits.ts";
import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";
import type { LocationValues, SandwichValues } from "./forms.ts";

export const locationLabels = {
  address: "Address",
  phoneNumber: "Phone Number (Optional)",
  hoursOfOperation: "Hours of Operation",
  latitude: "Latitude (Optional)",
  longitude: "Longitude (Optional)",
};

type LocationFacts = Pick<
  Location,
  "address" | "phoneNumber" | "hoursOfOperation" | "latitude" | "longitude"
>;

/** A location, or an empty one, as the form's values. */
export const locationValues = (location: LocationFacts | undefined): LocationValues => ({
  address: location?.address ?? "",
  phoneNumber: location?.phoneNumber ?? "",
  hoursOfOperation: location?.hoursOfOperation ?? {},
  latitude: String(location?.latitude ?? ""),
  longitude: String(location?.longitude ?? ""),
});

type Stated = "yes" | "no" | "unknown";

const stated = (value: boolean | null | undefined): Stated =>
  value === true ? "yes" : value === false ? "no" : "unknown";

const traitLabels = Object.fromEntries([
  ...Object.values(allergens).map(({ trait, label }) => [trait, `Contains ${label.toLowerCase()}`]),
  ...Object.entries(claims).map(([claim, { label }]) => [claim, label]),
]) as Record<Trait, string>;

export const sandwichLabels = {
  name: "Name",
  section: "Section of the menu (Optional)",
  price: "Price in dollars",
  description: "Description",
  ingredients: "Ingredients",
  ...traitLabels,
  spiceLevel: "Heat",
  tags: "Tags",
};

type SandwichFacts = Pick<
  Sandwich,
  "name" | "section" | "price" | "description" | "ingredients" | Trait | "spiceLevel"
> &
  Partial<Pick<Sandwich, "tags">>;

/** A sandwich, or an empty one, as the form's values; a price of 0 means unknown. */
export const sandwichValues = (sandwich: SandwichFacts | undefined): SandwichValues => ({
  name: sandwich?.name ?? "",
  section: sandwich?.section ?? "",
  price: sandwich?.price ? sandwich.price.toFixed(2) : "",
  description: sandwich?.description ?? "",
  ingredients: sandwich?.ingredients ?? [],
  ...eachTrait((trait) => stated(sandwich?.[trait])),
  spiceLevel: String(sandwich?.spiceLevel ?? 0),
  // The 409 of a stale version has tags as names.
  tags: (sandwich?.tags ?? []).map((tag) => (typeof tag === "string" ? tag : tag.name)),
});

export const heatOptions = [
  "0 · Not hot",
  "1 · Mild",
  "2 · Medium",
  "3 · Hot",
  "4 · Very hot",
  "5 · Fierce",
].map((label, level) => ({ value: String(level), label }));

const ownTypes: RestaurantType[] = [
  "Restaurant",
  "Fast Food",
  "Cafe",
  "Food Truck",
  "Deli",
  "Bakery",
];

/** The form's types, and the restaurant's current one if it is not among them. */
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
