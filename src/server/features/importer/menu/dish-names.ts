import { weekdayNames } from "./days.ts";
import { nameForm, speaksOfAllSandwiches } from "./dish-forms.ts";
import { sectionKinds } from "./headings.ts";
import type { MenuItem } from "./menu.types.ts";
import { anyOf, comparable, splitWords, wordSet } from "./phrases.ts";
import { strongestChicken } from "./proteins.ts";
import { praises, praiseWords } from "./vocabulary/noise.ts";
import {
  animals,
  assortments,
  breadsAlone,
  counted,
  extraNames,
  forMany,
  forWhom,
  guests,
  manyAtOnce,
  menusOfAnimals,
  namedAfterSandwich,
  ofMany,
  onPlates,
  onWords,
  packs,
  partsOnOffer,
  soldBy,
  titleOpenings,
  withoutPay,
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

/** What may be no sandwich for one, or none at all: only a person can tell. */
export function isPerhapsNoDish(item: MenuItem): boolean {
  const { name, section, prices } = item;
  const isSaid = prices.length === 0 && (isTitle.test(name) || isGivenAway.test(name));
  const isOther = isThing.test(name) || isOnPlate.test(name);
  return isSaid || isOther || isForAnimals.test(section?.title ?? "") || isSoldByMany(item);
}

/** "plateau de 24", "karton 6 kg", and what stands below "SLIDER PANS (24 ct)" or "by the dozen". */
function isSoldByMany({ name, nameLine, description, descriptionLine, section }: MenuItem) {
  // What follows a comma may be its description, in the same line.
  const said = nameLine === descriptionLine ? `${name}, ${description}` : name;
  const { title = "", note = "" } = section ?? {};
  return (
    ofPack.test(said) ||
    byTheKilo.test(said) ||
    countOfMany.test(said) ||
    (countOfMany.test(title) && inPacks.test(title)) ||
    [title, note].some((heading) => manyAtOnceOnly.test(heading))
  );
}
const ofPack = new RegExp(
  `(?<!\\p{L})(?:${anyOf(packs)})(?: (?:${anyOf(ofMany)}))? ?[1-9]\\d{1,2}[^\\p{L}\\d]{0,2}$`,
  "iu",
);
const countOfMany = new RegExp(
  `(?<![\\d.,])[1-9]\\d{1,2} ?-? ?(?:${anyOf(counted)})[^\\p{L}\\d]{0,2}$`,
  "iu",
);
const inPacks = new RegExp(`(?<!\\p{L})(?:${anyOf(packs)})(?!\\p{L})`, "iu");
const manyAtOnceOnly = new RegExp(`^\\P{L}*(?:${anyOf(manyAtOnce)})\\P{L}*$`, "iu");

/** "PUP MENU (for dogs only!)", "For your dog" */
const isForAnimals = new RegExp(
  `^\\P{L}*(?:(?:${anyOf(forWhom)}) (?:${anyOf(animals)})\\P{L}*$|(?:${anyOf(menusOfAnimals)})(?!\\p{L}))`,
  "iu",
);

/** "Why your chicken sandwich is always dry", "What's in it?" */
const isTitle = new RegExp(`^(?:${anyOf(titleOpenings)}) .{3,80} |\\?$`, "iu");
/** "free chicken roll every shift", "1 Chicken-Sandwich gratis", but not "Free Bird Sandwich" nor "gluten free" */
const isGivenAway = new RegExp(
  `^(?:\\d )?free (?:a |one )?chicken(?!\\p{L})|^(?:\\d )?(?:${anyOf(withoutPay)}) |(?<=\\p{L} )(?:${anyOf(withoutPay)})$`,
  "iu",
);
/** "Chicken Sandwich Sauce", but not "Chicken Burger with sauce" nor "Chicken Burger Special Recipe" */
const isThing = new RegExp(
  `(?:sandwich|sandwiches|sando|burger|burgers|wrap|wraps)(?: (?!with |and |in |& |\\p{L}{1,15} recipe)(?:\\p{L}{1,15} )?(?:${anyOf(namedAfterSandwich)})| (?:${anyOf(breadsAlone)}))(?=$| ?[(,])`,
  "iu",
);
/** "Kebab z kurczaka na talerzu" */
const isOnPlate = new RegExp(` (?:${anyOf(onPlates)})$`, "iu");
const longestName = 12;

/** Prose about a sandwich, not an item of the menu. */
const isProse = (name: string) =>
  splitWords(name).length > longestName ||
  /(?<!\p{L})(?:I|we|my|was|were|ordered|tried|loved|you can)(?!\p{L})/u.test(name);
