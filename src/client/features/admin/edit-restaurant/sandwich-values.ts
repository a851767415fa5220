import type { Sandwich } from "#contract/sandwiches.ts";
import type { SandwichValues } from "./forms.ts";

export type Stated = "yes" | "no" | "unknown";

const stated = (value: boolean | null | undefined): Stated =>
  value === true ? "yes" : value === false ? "no" : "unknown";

export const sandwichLabels = {
  name: "Name",
  section: "Section of the menu (Optional)",
  price: "Price in dollars",
  description: "Description",
  ingredients: "Ingredients",
  containsGluten: "Contains gluten",
  containsDairy: "Contains dairy",
  containsEggs: "Contains eggs",
  spiceLevel: "Heat",
  tags: "Tags",
};

type SandwichFacts = Pick<
  Sandwich,
  | "name"
  | "section"
  | "price"
  | "description"
  | "ingredients"
  | "containsGluten"
  | "containsDairy"
  | "containsEggs"
  | "spiceLevel"
> &
  Partial<Pick<Sandwich, "tags">>;

/** A sandwich as a form shows it; a price of 0 is one that nobody knows. */
export const sandwichValues = (sandwich: SandwichFacts | undefined): SandwichValues => ({
  name: sandwich?.name ?? "",
  section: sandwich?.section ?? "",
  price: sandwich?.price ? sandwich.price.toFixed(2) : "",
  description: sandwich?.description ?? "",
  ingredients: sandwich?.ingredients ?? [],
  containsGluten: stated(sandwich?.containsGluten),
  containsDairy: stated(sandwich?.containsDairy),
  containsEggs: stated(sandwich?.containsEggs),
  spiceLevel: String(sandwich?.spiceLevel ?? 0),
  // The log and a refusal know tags by their names.
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
