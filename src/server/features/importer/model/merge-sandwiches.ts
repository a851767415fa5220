import { distinctTexts } from "#contract/distinct-texts.ts";
import type { ExtractedSandwich, ValueSource } from "#contract/importer.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import { readPrices } from "../menu/prices.ts";
import { type Word, wordsOf } from "../menu/words.ts";
import type { ModelSandwich } from "./menu-model.ts";

const byModel = (confidence: number): ValueSource => ({
  from: "model",
  line: null,
  text: "",
  confidence,
});
const ofDish = byModel(0.5);
const ofValue = byModel(0.4);

/**
 * What our own reader found stays. The model fills gaps and adds dishes, as far as its words stand on
 * the menu: what it makes up, or was talked into, goes no further than this.
 */
export function mergeSandwiches(
  own: readonly ExtractedSandwich[],
  model: readonly ModelSandwich[],
  menuText: string,
): ExtractedSandwich[] {
  const menu = menuWords(menuText);
  const checked = new Map(
    model
      .filter(({ name }) => menu.says(name))
      .map((dish) => [keyOf(dish.name), onMenu(dish, menu)]),
  );
  const merged = own.map((sandwich) => {
    const dish = checked.get(keyOf(sandwich.name));
    checked.delete(keyOf(sandwich.name));
    return dish ? fillGaps(sandwich, dish) : sandwich;
  });
  return [...merged, ...[...checked.values()].map((dish) => fillGaps(unknown(dish.name), dish))];
}

interface Menu {
  says: (text: string) => boolean;
  hasPrice: (amount: number) => boolean;
}

const joined = (words: readonly Word[]) => ` ${words.map(({ text }) => text).join(" ")} `;
const keyOf = (name: string) => joined(wordsOf(name));

function menuWords(text: string): Menu {
  const words = joined(wordsOf(text));
  const amounts = new Set(
    text.split("\n").flatMap((line) => readPrices(line).prices.map(({ amount }) => amount)),
  );
  return {
    says: (part) => wordsOf(part).length > 0 && words.includes(joined(wordsOf(part))),
    hasPrice: (amount) => amounts.has(amount),
  };
}

/** Nobody is told that something is free of an allergen because a model thinks so. */
function onMenu(dish: ModelSandwich, menu: Menu): ModelSandwich {
  return {
    ...dish,
    description: menu.says(dish.description) ? dish.description : "",
    price: menu.hasPrice(dish.price) ? dish.price : 0,
    section: menu.says(dish.section) ? dish.section : "",
    ingredients: distinctTexts(dish.ingredients.filter(menu.says)),
    containsGluten: dish.containsGluten || null,
    containsDairy: dish.containsDairy || null,
    containsEggs: dish.containsEggs || null,
  };
}

function fillGaps(sandwich: ExtractedSandwich, dish: ModelSandwich): ExtractedSandwich {
  const { sources } = sandwich;
  const filled: ExtractedSandwich = { ...sandwich, sources: { ...sources } };
  if (!filled.description && dish.description) {
    filled.description = dish.description;
    filled.sources.description = ofValue;
  }
  if (filled.price === 0 && dish.price > 0) {
    filled.price = dish.price;
    filled.priceText = String(dish.price);
    filled.sources.price = ofValue;
  }
  if (filled.section === null && dish.section) {
    filled.section = dish.section;
    filled.sources.section = ofValue;
  }
  if (filled.ingredients.length === 0 && dish.ingredients.length > 0) {
    filled.ingredients = dish.ingredients;
    filled.sources.ingredients = ofValue;
  }
  for (const key of ["containsGluten", "containsDairy", "containsEggs"] as const) {
    if (filled[key] !== null || dish[key] === null) continue;
    filled[key] = dish[key];
    filled.sources[key] = ofValue;
  }
  if (filled.spiceLevel === 0 && dish.spiceLevel > 0) {
    filled.spiceLevel = dish.spiceLevel;
    filled.isSpicy = dish.spiceLevel >= spicyFrom;
    filled.sources.spiceLevel = ofValue;
  }
  return { ...filled, dietaryInfo: dietaryInfoOf(filled) };
}

const dietaryInfoOf = (sandwich: ExtractedSandwich): ExtractedSandwich["dietaryInfo"] => ({
  containsGluten: sandwich.containsGluten,
  containsDairy: sandwich.containsDairy,
  containsEggs: sandwich.containsEggs,
  spicy: sandwich.isSpicy,
  spicyLevel: sandwich.spiceLevel,
});

const unknown = (name: string): ExtractedSandwich => ({
  name,
  description: "",
  price: 0,
  priceText: "",
  section: null,
  ingredients: [],
  containsGluten: null,
  containsDairy: null,
  containsEggs: null,
  isSpicy: false,
  spiceLevel: 0,
  dietaryInfo: {
    containsGluten: null,
    containsDairy: null,
    containsEggs: null,
    spicy: false,
    spicyLevel: 0,
  },
  sources: { name: ofDish },
});
