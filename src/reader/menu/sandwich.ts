// Turns a dish into a sandwich of the answer, with the source of each value and the question about half and whole.
import {
  type FoundSandwich,
  type MenuItem,
  type Question,
  type SourceName,
  spicyFrom,
  type ValueSource,
} from "../reader.types.ts";
import { trimSigns } from "../trim-signs.ts";
import { readAllergens } from "./allergens.ts";
import { ownClausesOf } from "./clauses.ts";
import { displayName } from "./display-name.ts";
import { readHeat } from "./heat.ts";
import { readIngredients } from "./ingredients.ts";
import type { Legend } from "./legend.ts";

/** The page that a dish stands on. A website's data has no lines. */
export interface Page {
  from: SourceName;
  legend: Legend;
  textAt: (line: number | null) => string;
}

export function presentSandwich(item: MenuItem, confidence: number, page: Page): FoundSandwich {
  const { legend, textAt } = page;
  const from = (line: number | null, confidence: number, words: string): ValueSource => ({
    from: page.from,
    line,
    text: textAt(line) || words,
    confidence,
  });
  const name = displayName(item.name);
  const description = tidyDescription(item.description);
  const section = item.section ? displayName(item.section.title) : null;
  const ingredients = readIngredients(description);
  // Sizes and ranges begin with the smallest: the price of one.
  const [price] = item.prices.toSorted((one, other) => one.amount - other.amount);
  const priceText = item.prices.map(({ text }) => text).join(" / ");
  const heat = readHeat(item);
  const { gluten, dairy, eggs } = readAllergens(item, legend);
  const said = [item.name, ...ownClausesOf(item.description)].find((text) => halal.test(text));
  return {
    name,
    description,
    price: price?.amount ?? 0,
    priceText,
    section,
    ingredients,
    containsGluten: gluten?.contains ?? null,
    containsDairy: dairy?.contains ?? null,
    containsEggs: eggs?.contains ?? null,
    halal: said ? true : null,
    isSpicy: heat.level >= spicyFrom,
    spiceLevel: heat.level,
    questions: askForPrice(item, textAt(item.priceLine) || priceText),
    sources: {
      name: from(item.nameLine, confidence, name),
      description: description ? from(item.descriptionLine, 0.9, description) : undefined,
      price: price && from(item.priceLine, item.prices.length > 1 ? 0.8 : 0.95, priceText),
      section: section ? from(item.section?.line ?? null, 0.9, section) : undefined,
      ingredients: ingredients[0] ? from(item.descriptionLine, 0.8, description) : undefined,
      containsGluten: gluten && from(null, gluten.confidence, gluten.because),
      containsDairy: dairy && from(null, dairy.confidence, dairy.because),
      containsEggs: eggs && from(null, eggs.confidence, eggs.because),
      halal: said ? from(null, 0.9, said) : undefined,
      spiceLevel: heat.level > 0 ? from(null, 0.8, heat.because) : undefined,
    },
  };
}

/** "Halal chicken thigh", but neither "not halal" nor "halal option". */
const halal = /(?<!\bno[tn][ -])\bhalal\b(?! (?:options?|available)\b)/i;

/** "Contains: wheat, egg" is said by the allergens. */
const allergenList = /(?:^|\s)(?:contains|allergens?|enthält): [^.;]{1,200}[.;]?/gi;

const tidyDescription = (text: string) =>
  trimSigns(
    text.replace(allergenList, "").replace(/[🌶🔥]/gu, "").replace(/\s+/g, " "),
    "|•·–—~:,-",
  );

const half =
  /(?<![\p{L}\d])(?:half|halves|1\/2|½|medio|media|demi|mezzo|halb|halbe|halbes)(?![\p{L}\d])/iu;

/** Asks which price is for a whole sandwich, where one is for a half. */
function askForPrice(item: MenuItem, words: string): Question[] {
  const { name, prices } = item;
  const sizes = sizesOf(item);
  if (prices.length < 2 || !sizes.some((size) => half.test(size))) return [];
  return [
    {
      about: "price",
      text: `${displayName(name)}: which price is for a whole sandwich?`,
      words,
      choices: prices.map(({ amount, text }, at) => ({
        label: sizes[at] ? `${sizes[at]}: ${text}` : text,
        price: amount,
      })),
    },
  ];
}

/** The words beside the prices, or those of the heading above their columns: "SANDWICHES   Half   Whole". */
function sizesOf({ prices, section }: MenuItem): string[] {
  const own = prices.map(({ size = "" }) => size);
  if (own.some((size) => size !== "")) return own;
  const head = (section?.note ?? "").split("\n")[0] ?? "";
  const cells = head.split(/ {2,}|\t+| ?[/|,] ?/).filter(Boolean);
  return cells.length === prices.length ? cells : [];
}
