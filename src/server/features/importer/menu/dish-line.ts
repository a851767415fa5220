import { nameForm } from "./dish-forms.ts";
import { namesChicken, sectionKinds } from "./headings.ts";
import { type LineFacts, type LineRole, speaksOfAll } from "./line-facts.ts";
import type { MenuSection } from "./menu.types.ts";
import { isNoise, isServing, isSizeOnly } from "./noise.ts";
import { anyOf, splitWords, wordSet } from "./phrases.ts";
import { hasOtherProtein } from "./proteins.ts";
import {
  breadHeadings,
  extraOpenings,
  servedOpenings,
  sizes,
  soups,
  temperatures,
} from "./vocabulary/layout.ts";
import { withWords } from "./vocabulary/serving.ts";

/** Between dishes that stand side by side. */
export const gap = /(?<=\S) {3,}(?=\p{Lu})/u;

/** "Chicken Caesar • Turkey BLT • California (chicken, avocado)" or "Asada, Pastor, Pollo" */
export const dishesIn = (label: string): string[] => {
  const apart = label.split(gap);
  if (apart.length > 1) return apart;
  // "César : poulet, parmesan, sauce" is one with its parts.
  if (/^[^,:•·|/]{2,30} ?: \p{L}/u.test(label)) return [label];
  const marked = label.split(/ [•·|/–—-] /);
  return marked.length > 2 ? marked : label.split(", ");
};

/** "jambon fromage, poulet curry, thon tomate", but not "lettuce, tomato, mayo": two of them and more name a meat. */
export const listsMeats = (names: readonly string[]): boolean =>
  names.length > 2 &&
  !opensWith.test(names[0] ?? "") &&
  names.some(namesChicken) &&
  names.filter((name) => namesChicken(name) || hasOtherProtein(splitWords(name))).length > 1;
const opensWith = new RegExp(`^(?:${anyOf(withWords)}) `, "iu");

/** "On pita with tzatziki" */
export const saysHow = new RegExp(
  `^(?:${anyOf(servedOpenings)})(?!\\p{L})|^\\d{1,2}[- ]?oz\\b`,
  "iu",
);

/** The same in another language: "Grilled Chicken" for "Gà Nướng", but not for "Chicken Wrap". */
export function isTranslation(name: string, other: string): boolean {
  const words = splitWords(other).map(({ text }) => text);
  if (words.length > 4 || /[,.]/.test(other) || !namesChicken(name) || !namesChicken(other))
    return false;
  return splitWords(name).every(({ text }) => !words.includes(text));
}

const isChoice = /^(?:your )?choice of/i;

/** "con frijoles y aguacate", "Served with fries.": this is not the name of a dish. */
export function isRemark(fact: LineFacts, role: LineRole): boolean {
  const { label, line, hasPrice } = fact;
  // "Choice of: chicken, pork 11" is a dish, "All on brioche, gluten free bun 2" is none.
  if (hasPrice) return speaksOfAll.test(label) && !isChoice.test(label);
  if (role.kind !== "description") return false;
  const isLongSentence = fact.isSentenceCase && label.split(" ").length > 7;
  return role.isCertain || speaksOfAll.test(label) || isLongSentence || /[a-z]\.$/.test(line.text);
}

/** "All our chicken is Irish" */
export const ofOurs =
  /^(?:all (?:of )?our|all \p{L}+s (?:are|is|come|include|served|on|in|with|w\/))(?!\p{L})/iu;

/** "PAIN", "Breads": a heading that lists what the dishes above are in. */
export const saysBread = new RegExp(`^(?:${anyOf(breadHeadings)})$`, "iu");

export const temperature = new RegExp(`^(?:${anyOf(temperatures)})$`, "iu");

/** "HOT" or "Los especiales" below "BOCADILLOS" has a part of them. */
export const divides = (title: string, above: MenuSection): boolean =>
  temperature.test(title) &&
  sectionKinds(above.title).some((kind) => kind === "sandwich" || kind === "other") &&
  !namesChicken(above.title);

/** "Barszcz czerwony / burger z kurczakiem": of a set for lunch the sandwich counts. */
export function withoutSoup(label: string): string {
  const [, soup = "", dish = ""] = /^([^+/,]{3,40}) [+/] (\p{L}.*)$/u.exec(label) ?? [];
  const form = nameForm(dish);
  // The "bun" of "Soup + bun" comes beside it.
  const isSandwich = form === "sandwich" || (form === "bread" && !/^\p{L}+(?: {2}|$)/u.test(dish));
  return isSandwich && splitWords(soup).some(({ text }) => ofSoups.has(text)) ? dish : label;
}
const ofSoups = wordSet(soups);

/** "Chicken Kebab    Reg" before the first of its prices. */
export function withoutSize(label: string, { hasPrice }: LineFacts): string {
  const cells = label.split(/ {2,}|\t+/);
  return hasPrice && cells.length > 1 && isSizeOnly(cells.at(-1) ?? "")
    ? cells.slice(0, -1).join("   ")
    : label;
}

/** "Chicken Salad HALF 4.50 WHOLE 8", but not "Chicken Cutlet Plain   8.95   14.50". */
export const isSizedBehind = ({ priced: { prices, after } }: LineFacts) =>
  prices.length > 1 && /\p{L}|["″½]/u.test(after);
export const smallestSize = new RegExp(` (?:${anyOf(sizes)}|1/2|½|6"|6 ?inch)$`, "iu");

/** "🌶🌶 ANGRY BIRD" has its signs before the name. */
export const leadingChillies = ({ line }: LineFacts) =>
  /^[\s🌶🔥]+/u.exec(line.text)?.[0].trim() ?? "";

/** Text after the price describes the dish, unless it offers an extra. */
export function afterPrice(text: string): string {
  const rest = text
    .replace(/^[\s|•·/,;:.~–—-]+/, "")
    .replace(/^(?:pp|lbs?|dozen|dz|doz|each|ea|per \w+|gast|p\.p\.)\b\.?/i, "")
    .trim();
  if (isServing(rest) || isNoise(rest.replace(/^[【[(]|[】\])]$/g, ""))) return "";
  return /\p{L}{3}/u.test(rest) ? rest.replace(/^\(|\)$/g, "") : rest;
}

/** "5.75 with red onion and mayo" describes the dish, "5.25 with cheese 6.75" offers more of it. */
export function withoutOffer({ priced: { after }, line }: LineFacts): string {
  const rest = after.replace(/^[\s|•·/,;:.~–—-]+/, "");
  if (!offersExtra.test(rest)) return after;
  const isAlong =
    /^(?:with |w\/|con |mit |avec )/i.test(rest) && line.text.trimEnd().endsWith(rest.trim());
  return isAlong && !/\d/.test(rest) && splitWords(rest).length > 2 ? after : "";
}

const offersExtra = new RegExp(`^\\(? ?(?:\\+|w/|(?:${anyOf(extraOpenings)})(?!\\p{L}))`, "iu");
