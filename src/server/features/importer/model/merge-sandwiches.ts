import { distinctTexts } from "#contract/distinct-texts.ts";
import type { ExtractedSandwich, ValueSource } from "#contract/importer.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import { splitWords, type Word } from "#server/features/importer/menu/phrases.ts";
import { readPrices } from "../menu/prices.ts";
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
 * Keeps what our reader found. The model may fill gaps and add dishes, but only with words that stand on the menu:
 * anything invented, or injected by the page, is dropped here.
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
      .map((dish) => [nameKey(dish.name), onMenu(dish, menu)]),
  );
  const merged = own.map((sandwich) => {
    const dish = checked.get(nameKey(sandwich.name));
    checked.delete(nameKey(sandwich.name));
    return dish ? fillGaps(sandwich, dish) : sandwich;
  });
  return [...merged, ...[...checked.values()].map((dish) => fillGaps(unknown(dish.name), dish))];
}

interface Menu {
  says: (text: string) => boolean;
  hasPrice: (amount: number) => boolean;
}

const joinWords = (words: readonly Word[]) => ` ${words.map(({ text }) => text).join(" ")} `;
const nameKey = (name: string) => joinWords(splitWords(name));

function menuWords(text: string): Menu {
  const words = joinWords(splitWords(text));
  const amounts = new Set(
    text.split("\n").flatMap((line) => readPrices(line).prices.map(({ amount }) => amount)),
  );
  return {
    says: (part) => splitWords(part).length > 0 && words.includes(joinWords(splitWords(part))),
    hasPrice: (amount) => amounts.has(amount),
  };
}

/** Drops what is not on the menu. A model may say that an allergen is in a dish, never that it is not. */
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
  return { ...filled, dietaryInfo: presentDietaryInfo(filled) };
}

const presentDietaryInfo = (sandwich: ExtractedSandwich): ExtractedSandwich["dietaryInfo"] => ({
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
  questions: [],
});
