// Checks the dishes that a language model read from a menu, and fills what it left out from what we read ourselves.
import { readPrices } from "../menu/prices.ts";
import { findSandwiches, readDishes } from "../menu/read-menu.ts";
import { withoutRepetitions } from "../menu/repetitions.ts";
import { presentSandwich } from "../menu/sandwich.ts";
import { keyOf } from "../menu/words.ts";
import {
  type FoundSandwich,
  longestForModel,
  type MenuItem,
  type Stated,
  spicyFrom,
} from "../reader.types.ts";
import { createSays } from "./words-of.ts";

/** A dish as a language model answers it. Empty texts and 0 mean that it does not say. */
export type ModelDish = Record<"name" | "description" | "section", string> &
  Record<"price" | "spiceLevel", number> &
  Record<Allergen, Stated> & { ingredients: string[] };

type Allergen = (typeof allergens)[number];
const allergens = ["containsGluten", "containsDairy", "containsEggs"] as const;
const foundByBoth = 0.9;
/** Its words stand on the menu. */
const standing = 0.8;
/** No words prove it: an allergen, the heat. */
const unproven = 0.5;
const mostLinesBelow = 3;
/** The most lines that are looked at for one name. */
const mostLines = 20;

/**
 * The model's dishes in its order, as far as their words stand on the menu: what it invents, or what the menu talks it
 * into, is dropped. What only we found comes after them, in doubt.
 */
export function readMenuWithModel(
  menuText: string,
  restaurantName: string,
  dishes: readonly ModelDish[],
): FoundSandwich[] {
  const { text, items, place, page } = readDishes(menuText, restaurantName);
  const menu = readLines(text, items);
  const own = findSandwiches(items, place, page);
  const ownNames = new Set(own.map(({ name }) => keyOf(name)));
  const ownLines = new Set(own.map(({ sources }) => sources.name.line));
  const keys = items.map(({ name }) => keyOf(name));
  const named = new Set<string>();
  const checked = dishes.flatMap((dish) => {
    const key = keyOf(dish.name);
    if (named.has(key) || !menu.says(dish.name)) return [];
    const lines = menu.linesWith(key);
    const same =
      items.find((item, at) => keys[at] === key && ownLines.has(item.nameLine)) ??
      items.find((_, at) => keys[at] === key);
    const item = { ...bare, name: dish.name, nameLine: lines[0] ?? null, ...same };
    const isOwn = ownNames.has(keyOf(item.name));
    named.add(key).add(keyOf(item.name));
    // A name in the middle of a sentence may be a story, or an order to the model.
    const alone = same || menu.begins(lines, key) ? standing : unproven;
    const read = withWordsOf(dish, item, lines, menu);
    const found = presentSandwich(read, isOwn ? foundByBoth : alone, page);
    const mark = (field: "name" | "description" | "section" | "price", confidence: number) => {
      const source = found.sources[field];
      if (source) found.sources[field] = { ...source, from: "model", confidence };
    };
    if (!isOwn) mark("name", alone);
    if (read.description !== item.description) mark("description", standing);
    if (read.section !== item.section) mark("section", standing);
    if (read.prices !== item.prices) mark("price", read.priceLine === null ? unproven : standing);
    return [withJudgementOf(dish, found, menu)];
  });
  const seenLines = text.slice(0, longestForModel).split("\n").length;
  const others = own
    .filter(({ name }) => !named.has(keyOf(name)))
    .map((found) => ((found.sources.name.line ?? 0) <= seenLines ? doubted(found) : found));
  return withoutRepetitions([...checked, ...others]);
}

type Menu = ReturnType<typeof readLines>;

/** A sentence that talks to a program is no part of the menu. */
const order =
  /\b(?:ignore|disregard|forget|override)\b.{0,60}\b(?:instructions?|prompts?|rules|previous|above)\b/i;

/** Lines are counted from 1. */
function readLines(text: string, items: readonly MenuItem[]) {
  const rows = text.split("\n").map((row) => (order.test(row.slice(0, 2000)) ? "" : row));
  const keys = rows.map(keyOf);
  const prices = rows.map((row) => readPrices(row).prices);
  const nameLines = new Set(items.map(({ nameLine }) => nameLine));
  return {
    says: createSays(rows.join("\n")),
    linesWith: (key: string) =>
      keys.flatMap((words, index) => (words.includes(key) ? index + 1 : [])).slice(0, mostLines),
    /** Whether a line, or a cell of it, begins with these words, as with the name of a dish. */
    begins: (lines: readonly number[], key: string): boolean =>
      lines.some((line) =>
        (rows[line - 1] ?? "")
          .split(/\t| {2,}|[|•·–—*#:]|^\d+[.)] /)
          .some((cell) => keyOf(cell).startsWith(key)),
      ),
    /** The price on one of these lines or below it, before the next dish. */
    priceNear(amount: number, lines: readonly number[]) {
      for (const start of lines) {
        for (let line = start; line <= start + mostLinesBelow; line += 1) {
          if (line > start && nameLines.has(line)) break;
          const price = prices[line - 1]?.find((each) => each.amount === amount);
          if (price) return { prices: [price], priceLine: line };
        }
      }
      return null;
    },
    priceAnywhere(amount: number) {
      const price = prices.flat().find((each) => each.amount === amount);
      return price ? { prices: [price], priceLine: null } : null;
    },
  };
}

/** The dish as we read it, with the model's words and price where they stand on the menu. */
function withWordsOf(
  { description, section, price }: ModelDish,
  item: MenuItem,
  lines: readonly number[],
  menu: Menu,
): MenuItem {
  const read = { ...item };
  const isNews = (words: string, own: string) => menu.says(words) && keyOf(words) !== keyOf(own);
  if (isNews(description, item.description)) {
    read.description = description;
    read.descriptionLine = menu.linesWith(keyOf(description))[0] ?? null;
  }
  if (isNews(section, item.section?.title ?? "")) {
    const line = menu.linesWith(keyOf(section))[0] ?? 1;
    read.section = { note: "", prices: [], ...item.section, title: section, line };
  }
  const isOwn = price === Math.min(...item.prices.map(({ amount }) => amount));
  if (price === 0 || isOwn) return read;
  const near = menu.priceNear(price, lines);
  return { ...read, ...(near ?? (item.prices.length === 0 ? menu.priceAnywhere(price) : null)) };
}

/** What the model concludes beyond the words. */
function withJudgementOf(dish: ModelDish, read: FoundSandwich, menu: Menu): FoundSandwich {
  const found = { ...read, sources: { ...read.sources } };
  const concluded = { from: "model" as const, line: null, text: "", confidence: unproven };
  const ingredients = [...new Map(dish.ingredients.map((each) => [keyOf(each), each])).values()];
  const onMenu = ingredients.filter(menu.says);
  if (onMenu.length > 0) {
    found.ingredients = onMenu;
    found.sources.ingredients = { ...concluded, confidence: standing };
  }
  for (const allergen of allergens) {
    // A model never says "free of", and where we read "free of" and it sees the allergen, the safe side wins.
    if (!dish[allergen] || found[allergen]) continue;
    found[allergen] = true;
    found.sources[allergen] = concluded;
  }
  if (dish.spiceLevel > 0 && dish.spiceLevel !== found.spiceLevel) {
    found.spiceLevel = dish.spiceLevel;
    found.isSpicy = dish.spiceLevel >= spicyFrom;
    found.sources.spiceLevel = concluded;
  }
  return found;
}

function doubted(found: FoundSandwich): FoundSandwich {
  const { name } = found.sources;
  const confidence = Math.min(name.confidence, unproven);
  return { ...found, sources: { ...found.sources, name: { ...name, confidence } } };
}

const bare: Omit<MenuItem, "name" | "nameLine"> = {
  description: "",
  prices: [],
  isPerWeight: false,
  markers: "",
  section: null,
  descriptionLine: null,
  priceLine: null,
};
