import type { ExtractedSandwich, ValueSource } from "#contract/importer.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import { type Allergens, readAllergens } from "./details/allergens.ts";
import { displayName } from "./details/display-name.ts";
import { readHeat } from "./details/heat.ts";
import { readIngredients } from "./details/ingredients.ts";
import type { Legend } from "./legend.ts";
import type { MenuItem } from "./menu.types.ts";
import type { Price } from "./prices.ts";

/** The text of a line, by its number. */
export type LineText = (line: number | null) => string;

export function presentSandwich(
  item: MenuItem,
  confidence: number,
  legend: Legend,
  lineText: LineText,
): ExtractedSandwich {
  const from = (line: number | null, sure: number, text = lineText(line)): ValueSource => ({
    from: "menu",
    line,
    text,
    confidence: sure,
  });
  const description = tidyDescription(item.description);
  const ingredients = readIngredients(description);
  const price = lowest(item.prices);
  const heat = readHeat(item, legend);
  const allergens = readAllergens(item, legend);
  const isSpicy = heat.level >= spicyFrom;
  const contains = statements(allergens);
  return {
    name: displayName(item.name),
    description,
    price: price?.amount ?? 0,
    priceText: item.prices.map(({ text }) => text).join(" / "),
    section: item.section ? displayName(item.section.title) : null,
    ingredients,
    ...contains,
    isSpicy,
    spiceLevel: heat.level,
    dietaryInfo: { ...contains, spicy: isSpicy, spicyLevel: heat.level },
    sources: {
      name: from(item.nameLine, confidence),
      ...(description ? { description: from(item.descriptionLine, 0.9) } : {}),
      ...(price ? { price: from(item.priceLine, item.prices.length > 1 ? 0.8 : 0.95) } : {}),
      ...(item.section ? { section: from(item.section.line, 0.9) } : {}),
      ...(ingredients.length > 0 ? { ingredients: from(item.descriptionLine, 0.8) } : {}),
      ...allergenSources(allergens, from),
      ...(heat.level > 0 ? { spiceLevel: from(null, 0.8, heat.because) } : {}),
    },
  };
}

/** Sizes and ranges begin with the smallest: the price of one. */
const lowest = (prices: readonly Price[]): Price | undefined =>
  prices.reduce<Price | undefined>(
    (low, price) => (low && low.amount <= price.amount ? low : price),
    undefined,
  );

const statements = ({ gluten, dairy, eggs }: Allergens) => ({
  containsGluten: gluten?.contains ?? null,
  containsDairy: dairy?.contains ?? null,
  containsEggs: eggs?.contains ?? null,
});

function allergenSources(
  { gluten, dairy, eggs }: Allergens,
  from: (line: null, sure: number, text: string) => ValueSource,
) {
  return {
    ...(gluten ? { containsGluten: from(null, gluten.confidence, gluten.because) } : {}),
    ...(dairy ? { containsDairy: from(null, dairy.confidence, dairy.because) } : {}),
    ...(eggs ? { containsEggs: from(null, eggs.confidence, eggs.because) } : {}),
  };
}

const tidyDescription = (text: string) =>
  text
    .replace(/[🌶🔥]+/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s|•·–—~:,-]+/, "")
    .replace(/(?<![\s|•·–—~:,-])[\s|•·–—~:,-]+$/, "");
