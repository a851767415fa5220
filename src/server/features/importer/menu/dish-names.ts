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
  if (isGivenAway.test(name) || isThing.test(name)) return true;
  if (prices.length === 0 && isTitle.test(name)) return true;
  if (isForAnimals(section) || isSoldByMany(item)) return true;
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

/** "plateau de 24", "karton 6 kg", and what stands below "SLIDER PANS (24 ct)" or "by the dozen". */
function isSoldByMany({ name, description, markers, section }: MenuItem): boolean {
  const said = `${name}, ${markers} ${description.split(/[.;]/, 1)[0] ?? ""}`;
  const above = `${section?.title ?? ""}, ${section?.note ?? ""}`;
  return (
    ofPack.test(said) ||
    byTheKilo.test(description) ||
    countOfMany.test(`${said}, ${above}`) ||
    manyInHeading.test(above)
  );
}
const ofPack = new RegExp(
  `(?<!\\p{L})(?:${anyOf(packs)})(?: (?:${anyOf(ofMany)}))? ?[1-9]\\d{1,2}(?![\\d.,])`,
  "iu",
);
const countOfMany = new RegExp(
  `(?<![\\d.,])[1-9]\\d{1,2} ?-? ?(?:${anyOf(counted)})(?!\\p{L})`,
  "iu",
);
const manyInHeading = new RegExp(`(?<!\\p{L})(?:${anyOf(manyAtOnce)})(?![\\p{L}\\d])`, "iu");

/** "PUP MENU (for dogs only!)" */
const isForAnimals = (section: MenuItem["section"]) =>
  section !== null && forAnimals.test(`${section.title} ${section.note}`);
const forAnimals = new RegExp(
  `(?<!\\p{L})(?:(?:${anyOf(forWhom)}) (?:${anyOf(animals)})|${anyOf(menusOfAnimals)})(?!\\p{L})`,
  "iu",
);

/** "Why your chicken sandwich is always dry", "What's in it?" */
const isTitle = new RegExp(`^(?:${anyOf(titleOpenings)}) .{3,80} |\\?$`, "iu");
/** "free chicken roll every shift", "1 Chicken-Sandwich gratis", but not "free-range chicken" */
const isGivenAway = new RegExp(
  `^(?:\\d )?(?:${anyOf(withoutPay)}) (?!range)|(?<=\\p{L} )(?:${anyOf(withoutPay)})$`,
  "iu",
);
/** "Chicken Sandwich Sauce", "Wooden chicken sandwich set" */
const isThing = new RegExp(
  `(?:sandwich|sandwiches|sando|burger|burgers|wrap|wraps)(?: (?:\\p{L}{1,15} )?(?:${anyOf(namedAfterSandwich)})| (?:${anyOf(breadsAlone)}))(?=$|[ (](?!winning))`,
  "iu",
);
const longestName = 12;

/** Prose about a sandwich, not an item of the menu. */
const isProse = (name: string) =>
  splitWords(name).length > longestName ||
  /(?<!\p{L})(?:I|we|my|was|were|ordered|tried|loved|you can)(?!\p{L})/u.test(name);
