import { withoutOffers } from "./clauses.ts";
import type { MenuItem, MenuSection } from "./menu.types.ts";
import { anyOf, createFinder, splitWords, type Word } from "./phrases.ts";
import {
  chickenPhrases,
  meatlessPhrases,
  mixedMeats,
  otherProteins,
  sideProteins,
} from "./vocabulary/chicken.ts";
import { choicePhrases, or } from "./vocabulary/layout.ts";

export const findChicken = createFinder(chickenPhrases);
const findMeatless = createFinder(meatlessPhrases);
const findProteins = createFinder(otherProteins);
const findSideProteins = createFinder(sideProteins);
export const findMixed = createFinder(mixedMeats);

export const isAboutSomethingElse = (name: readonly Word[]): boolean =>
  proteinsIn(name).length > 0 || name.some(({ text }) => text === "egg");

export const isChickenSection = ({ title, note }: MenuSection): boolean =>
  /\bbirds?\b|\bpoultry\b/i.test(title) ||
  isOnlyImplied(splitWords(title)) ||
  [title, withoutOffers(note)].some((text) => strongestChicken(splitWords(text)) === "chicken");

/** "Shish Taouk", and no other word. */
const isOnlyImplied = (title: readonly Word[]): boolean =>
  title.length > 1 &&
  findChicken(title).some(
    ({ value, to, from }) => value === "implied" && to - from === title.length,
  );

export function isMeatless(
  { markers, description, section }: MenuItem,
  name: readonly Word[],
): boolean {
  if (saysMeatless(name) || /\((?:V|VG|VE|VEG|VGN)\b/.test(markers)) return true;
  const saysChicken = strongestChicken(splitWords(withoutOffers(description))) === "chicken";
  if (section && isMeatlessSection(section) && !(saysChicken && isTag.test(section.title)))
    return true;
  const first = splitWords(withoutOffers(description).split(",")[0] ?? "");
  const opens = findMeatless(first)[0];
  return saysMeatless(first) && (strongestChicken(first) !== "chicken" || opens?.from === 0);
}

/** "Vegan" may be a tag of the dish above instead. */
const isTag = /^\p{Lu}\p{Ll}+$/u;

/** "OHNE FLEISCH", "Vegan burgers", but not "Chicken & veggie". */
function isMeatlessSection({ title }: MenuSection): boolean {
  const words = splitWords(title);
  const isOfMeat = strongestChicken(words) !== null || proteinsIn(words).some(isMeat);
  return saysMeatless(words) && !isOfMeat;
}

const isMeat = ({ phrase }: { phrase: string }) => saysMeatless(splitWords(phrase)) === false;

export const saysMeatless = (words: readonly Word[]) =>
  findMeatless(words).some(({ value }) => value);

export function strongestChicken(words: readonly Word[]): "chicken" | "implied" | null {
  const meanings = findChicken(words).map(({ value }) => value);
  if (meanings.includes("chicken")) return "chicken";
  return meanings.includes("implied") ? "implied" : null;
}

/** Another main protein, not one that comes along with chicken. */
export function hasOtherProtein(words: readonly Word[]): boolean {
  const along = new Set(findSideProteins(words).map(({ from }) => from));
  return proteinsIn(words).some(({ from }) => !along.has(from));
}

/** A meat beside which nobody names the chicken: "egg, ham and cabbage" at a chicken place. */
export const namesMeat = (text: string): boolean =>
  proteinsIn(splitWords(withoutOffers(text))).some(({ phrase }) => otherMeats.has(phrase));

const otherMeats = new Set(
  "ham, prosciutto, salami, pepperoni, sausage, chorizo, pork, jambon, nduja, salchicha, jamon".split(
    ", ",
  ),
);

export function startsWithOther({ description }: MenuItem): boolean {
  const [first = ""] = withoutOffers(description).split(",");
  // "w/ pimento cheese" comes along with the chicken of its heading.
  if (/^(?:w\/|with )/i.test(first)) return false;
  return proteinsIn(splitWords(first)).length > 0;
}

export const proteinsIn = (words: readonly Word[]) =>
  findProteins(words).filter(({ value }) => value);

export const isChoice = (text: string) =>
  choiceWords.test(text) || (findChicken(splitWords(text)).length > 0 && eitherWord.test(text));

const choiceWords = new RegExp(`(?<!\\p{L})(?:${anyOf(choicePhrases)})(?!\\p{L})`, "iu");
const eitherWord = new RegExp(` (?:${anyOf(or)}) `, "iu");

export const isMeatByDefault = (text: string) => /b[uú]rgu?er|steak|hamb[uú]rg/i.test(text);
