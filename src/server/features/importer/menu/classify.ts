import { withoutOffers } from "./evidence.ts";
import { sectionKinds } from "./headings.ts";
import type { MenuItem, MenuSection } from "./menu.types.ts";
import { createFinder } from "./phrase-finder.ts";
import { chickenPhrases, meatlessPhrases } from "./vocabulary/chicken.ts";
import { type Form, formPhrases } from "./vocabulary/forms.ts";
import { otherProteins, sideProteins } from "./vocabulary/proteins.ts";
import { type Word, wordsOf } from "./words.ts";

const findChicken = createFinder(chickenPhrases);
const findMeatless = createFinder(meatlessPhrases);
const findForms = createFinder(formPhrases);
const findProteins = createFinder(otherProteins);
const findSideProteins = createFinder(sideProteins);

/** What the page says about all its dishes. */
export interface MenuContext {
  /** The restaurant's name and the menu's title. */
  restaurantName: string;
  /** Titles of sections that sell sandwiches of chicken and of nothing else. */
  chickenSections: ReadonlySet<string>;
  sellsSandwiches: boolean;
}

/** How sure we are that it is a chicken sandwich; 0 when it is not. */
export function chickenSandwichConfidence(item: MenuItem, context: MenuContext): number {
  if (isNoDish(item)) return 0;
  const chicken = chickenConfidence(item, context);
  return chicken === 0 ? 0 : Math.min(chicken, sandwichConfidence(item, context));
}

const extra =
  /^(?:add|extra|extras|sub|substitute|side|side of|upgrade|make it|with|plus|choice of|choose|pick|step \d|swap)\b(?! ?way)/i;
const forMany =
  /\b(?:tray|serves|feeds|catering|party|bucket|platter|family|dozen|bundle|\d+ ?-? ?packs?|packs?|for (?:two|\d+))\b|\b\d+ ?(?:people|guests|ppl)\b/i;

function isNoDish({ name, section, isPerWeight, description }: MenuItem): boolean {
  if (isPerWeight || extra.test(name) || forMany.test(name)) return true;
  if (/\b(?:serves|feeds) \d/i.test(description)) return true;
  return section !== null && sectionKinds(section.title).includes("never");
}

function chickenConfidence(item: MenuItem, context: MenuContext): number {
  const name = wordsOf(item.name);
  const description = wordsOf(withoutOffers(item.description));
  if (isMeatless(item, name)) return 0;
  const inName = strongestChicken(name);
  if (inName === "chicken") return 0.97;
  const namesOther = hasOtherProtein(name);
  const inDescription = strongestChicken(description);
  if (inDescription === "chicken") return namesOther && !isChoice(item.description) ? 0 : 0.93;
  if (namesOther || hasOtherProtein(description) || startsWithOther(item, description)) return 0;
  if (inName === "implied" || inDescription === "implied") return 0.8;
  if (!item.section || findProteins(name).length > 0) return 0;
  if (isChickenSection(item.section)) return 0.85;
  if (isAboutSomethingElse(name)) return 0;
  if (context.chickenSections.has(item.section.title)) return 0.55;
  return isChickenPlace(context) && isPlainSandwichSection(item.section) ? 0.6 : 0;
}

const isAboutSomethingElse = (name: readonly Word[]) =>
  findProteins(name).length > 0 || name.some(({ text }) => text === "egg");

const enoughToTell = 3;

/** "Deluxe, with lettuce and cheese" among nothing but chicken is chicken too. */
export function findChickenSections(items: readonly MenuItem[]): Set<string> {
  const titles = new Map<string, { chicken: number; other: number }>();
  for (const { name, description, section } of items) {
    if (!section || !isPlainSandwichSection(section)) continue;
    const count = titles.get(section.title) ?? { chicken: 0, other: 0 };
    if (nameForm(name) === "other") continue;
    const words = wordsOf(`${name}, ${withoutOffers(description)}`);
    if (strongestChicken(words) === "chicken") count.chicken += 1;
    else if (hasOtherProtein(words) || isAboutSomethingElse(wordsOf(name))) count.other += 1;
    titles.set(section.title, count);
  }
  const chosen = [...titles].filter(([, { chicken, other }]) => chicken >= enoughToTell && other === 0);
  return new Set(chosen.map(([title]) => title));
}

function isMeatless({ markers, description }: MenuItem, name: readonly Word[]): boolean {
  if (findMeatless(name).length > 0 || /\((?:V|VG|VE|VEG)\b/.test(markers)) return true;
  const first = wordsOf(withoutOffers(description).split(",")[0] ?? "");
  return findMeatless(first).length > 0 && strongestChicken(first) !== "chicken";
}

function strongestChicken(words: readonly Word[]): "chicken" | "implied" | null {
  const meanings = findChicken(words).map(({ value }) => value);
  if (meanings.includes("chicken")) return "chicken";
  return meanings.includes("implied") ? "implied" : null;
}

/** Another meat that it is about, rather than something that comes along. */
function hasOtherProtein(words: readonly Word[]): boolean {
  const along = new Set(findSideProteins(words).map(({ from }) => from));
  return findProteins(words).some(({ from }) => !along.has(from));
}

function startsWithOther({ description }: MenuItem, words: readonly Word[]): boolean {
  const [first] = withoutOffers(description).split(",");
  return first !== undefined && words.length > 0 && findProteins(wordsOf(first)).length > 0;
}

const isChoice = (text: string) =>
  /\b(?:choice of|choose|your choice)\b/i.test(text) ||
  findChicken(wordsOf(text)).length > 0 && / or /i.test(text);

const isChickenSection = ({ title, note }: MenuSection) =>
  [title, withoutOffers(note)].some(
    (text) => strongestChicken(wordsOf(text)) === "chicken" || /\bbirds?\b|\bpoultry\b/i.test(title),
  );

const isChickenPlace = ({ restaurantName }: MenuContext) =>
  strongestChicken(wordsOf(restaurantName)) !== null;

function sandwichConfidence(item: MenuItem, context: MenuContext): number {
  const form = nameForm(item.name);
  const section = sectionForm(item.section);
  if (form === "sandwich") return 0.97;
  if (form === "bread" && section !== "other") return 0.93;
  if (form === "other") return section === "sandwich" && isSaladFilling(item.name) ? 0.85 : 0;
  if (section === "sandwich") return 0.93;
  const described = describedForm(item);
  if (section === "other") return described === "sandwich" ? 0.7 : 0;
  if (described) return 0.8;
  if (!item.section || !isChickenSection(item.section)) return 0;
  const isBurgerPlace = nameForm(context.restaurantName) === "sandwich" || context.sellsSandwiches;
  return isBurgerPlace && isDressed(item.description) ? 0.5 : 0;
}

/** In most languages the last word says what it is, up to what comes with it. */
function nameForm(name: string): Form | null {
  const head = name.split(/ (?:with|w|w\/|mit|avec|con|com|de|di|z|m\.|served|,|\+) ?/i);
  for (const part of [head[0] ?? "", name]) {
    const forms = findForms(wordsOf(part)).map(({ value }) => value);
    const form = forms.filter((value) => value !== "neutral").at(-1);
    if (form) return form;
  }
  return null;
}

/** A salad of chicken is a filling where sandwiches are sold. */
const isSaladFilling = (name: string) => /\bchicken salad$/i.test(name);

function sectionForm(section: MenuSection | null): "sandwich" | "other" | null {
  if (!section) return null;
  const kinds = new Set(sectionKinds(section.title));
  if (/^not\b/i.test(section.title)) return "other";
  if (kinds.has("sandwich")) return kinds.has("other") ? null : "sandwich";
  if (kinds.has("other")) return "other";
  return nameForm(section.title) === "sandwich" ? "sandwich" : null;
}

export const isSandwichSection = (section: MenuSection | null) => sectionForm(section) === "sandwich";

/** A burger that names no meat is beef. */
const isPlainSandwichSection = (section: MenuSection) =>
  sectionForm(section) === "sandwich" && !/burger|steak|hamburg/i.test(section.title);

const dressings =
  /\b(?:lettuce|tomato|pickles?|mayo|mayonnaise|slaw|aioli|bacon|avocado|american cheese|cheddar|swiss|special sauce|house sauce|sauce|onions?|gochujang|kimchi|ranch)\b/gi;

/** Two things that go on a sandwich, and nothing that goes beside a piece of chicken. */
const isDressed = (description: string) =>
  new Set(description.toLowerCase().match(dressings)).size >= 2 && !servedAlong.test(description);

const servedAlong = /\b(?:rice|basmati|mashed|mash|potatoes|vegetables|linguine|pasta|noodles|couscous)\b/i;

const carried =
  /\b(?:on|in|inside|into|between|stuffed|im|en|dans|nel|no)\b (?:\p{L}+[- ]){0,4}(?:bun|roll|bread|brioche|ciabatta|sourdough|baguette|focaccia|rye|pita|pitta|naan|lavash|tortilla|biscuit|bagel|croissant|toast|muffin|telera|bolillo|pan|pão|brot|brötchen)\b/iu;

/** A bread that carries the dish; one that comes along with rice does not. */
function describedForm({ description }: MenuItem): "sandwich" | "bread" | null {
  const text = withoutOffers(description);
  const forms = findForms(wordsOf(text)).map(({ value }) => value);
  if (forms.includes("sandwich") || carried.test(text)) return "sandwich";
  if (servedAlong.test(text) || /\b(?:served with|side of|with) (?:\w+ ){0,3}(?:bread|toast|naan|pita|biscuit|roll)\b/i.test(text)) return null;
  return forms.includes("bread") ? "bread" : null;
}
