import { weekdayNames } from "./days.ts";
import { nameForm, speaksOfAllSandwiches } from "./dish-forms.ts";
import { sectionKinds } from "./headings.ts";
import type { MenuItem } from "./menu.types.ts";
import { anyOf, comparable, splitWords, wordSet } from "./phrases.ts";
import { strongestChicken } from "./proteins.ts";
import { praises, praiseWords } from "./vocabulary/noise.ts";
import {
  assortments,
  extraNames,
  forMany,
  guests,
  onWords,
  partsOnOffer,
  soldBy,
} from "./vocabulary/serving.ts";

/** What stands where a dish does and is none: extras, prose, food for many, and names that name nothing. */
export function isNoDish(item: MenuItem): boolean {
  const { name, section, isPerWeight, description, prices, markers } = item;
  if (isPerWeight || namesNothing(name) || isExtra.test(name) || isProse(name)) return true;
  if (isForMany.test(name) || byTheKilo.test(`${name} ${markers}`)) return true;
  if (byThePound.test(name) && nameForm(name) !== "sandwich") return true;
  const isPriced = prices.length > 0 && item.priceLine !== section?.line;
  const saysNothing = listsSeveral.test(name) || isOnlyCarrier(name) || speaksOfAllSandwiches(name);
  if (!isPriced && saysNothing) return true;
  // "L 2 viandes", the second size of the dish before it.
  if (/^x{0,3}[sml] \d/i.test(name)) return true;
  if (/\b(?:serves|feeds) (?!1(?: ?[-–] ?2)?(?!\d| ?[-–]))\d/i.test(description)) return true;
  return section !== null && sectionKinds(section.title).includes("never");
}

/** Words of which none says what is eaten. */
const emptyWords = new Set([
  ...wordSet(`${guests}, ${soldBy}, ${praises}, ${praiseWords}`),
  ...weekdayNames.map(comparable),
]);

/** "Kids", "5 por", "Thursday", "인기 2위": for whom it is, when, how many and how good, but not what. */
export const namesNothing = (name: string): boolean =>
  splitWords(name).every(({ text }) => numberOrRank.test(text) || emptyWords.has(text));
const numberOrRank = /^\d{1,4}(?:위|位|st|nd|rd|th|er|eme|e|o|a|x)?$/;

/** "On rye, white or roll": how dishes come, where nothing is sold for it. */
function isOnlyCarrier(name: string): boolean {
  const [first, ...bread] = splitWords(name);
  return (
    /^\p{Lu}/u.test(name) &&
    carriers.has(first?.text ?? "") &&
    bread.length > 0 &&
    bread.length < 4 &&
    nameForm(name.slice(bread[0]?.start)) === "bread" &&
    strongestChicken(bread) === null
  );
}
const carriers = wordSet(onWords);

/** "nuggets OR burger OR chicken", "Fish & Chips • Burgers • Chicken", "Fillings": what may be chosen, or what the place sells. */
const listsSeveral = new RegExp(
  ` or .{1,60} or |[•·|].{1,60}[•·|]|^(?:${anyOf(partsOnOffer)})s?$`,
  "iu",
);
const isExtra = new RegExp(
  `^\\+|^\\d (?:${anyOf(partsOnOffer)})$|^(?:${anyOf(extraNames)}|step \\d)(?!\\p{L})(?! ?way)|(?<=\\p{L}) (?:add|extra)$`,
  "iu",
);
const isForMany = new RegExp(
  `^(?:${anyOf(assortments)})(?!\\p{L})|(?<!\\p{L})(?:${anyOf(forMany)}|\\d{1,3} ?-? ?packs?|[1-9]\\d ?(?:ks|szt|stk|stück|pz|uds|pièces)\\.?$|for \\d{1,3})(?!\\p{L})|\\b\\d{1,4} ?(?:people|guests|ppl|personen|personnes|personas|persone|osob|os\\.)`,
  "iu",
);
/** "(1/2 Kg)": nobody sells a sandwich so. */
const byTheKilo =
  /(?:(?<![\p{L}\d])\d+(?:[.,/]\d+)?|[½¼¾]|(?<!\p{L})(?:half|per|pro|al|le|je)|\/) ?(?:kg|kilo|kilogram|kilogramm|кг|كيلو)(?!\p{L})/iu;
const byThePound = /[\d½¼¾] ?lbs?\.?$/iu;
const longestName = 12;

/** Prose about a sandwich, not an item of the menu. */
const isProse = (name: string) =>
  splitWords(name).length > longestName ||
  /(?<!\p{L})(?:I|we|my|was|were|ordered|tried|loved|you can)(?!\p{L})/u.test(name);
