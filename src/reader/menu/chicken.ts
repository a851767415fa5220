// Says whether there is chicken in a dish, by its name, its description, its heading and its page.
import type { MenuItem, MenuSection } from "../reader.types.ts";
import { isSandwichSection, nameForm } from "./bread.ts";
import { withoutOffers } from "./clauses.ts";
import { chickenPhrases, meatlessPhrases, otherProteins } from "./vocabulary/chicken.ts";
import { createFinder, splitWords, type Word } from "./words.ts";

const findChicken = createFinder(chickenPhrases);
const findMeatless = createFinder(meatlessPhrases);
const findProteins = createFinder(otherProteins);

/** What the page says about all its dishes. */
export interface MenuContext {
  /** The restaurant's name and the menu's title. */
  restaurantName: string;
  sellsSandwiches: boolean;
}

/** How sure we are that there is chicken in it; 0 when nothing says so. */
export function chickenConfidence(item: MenuItem, context: MenuContext): number {
  const name = splitWords(item.name);
  const description = splitWords(withoutOffers(item.description));
  if (isMeatless(item)) return 0;
  const inName = strongestChicken(name);
  if (inName === "chicken") return 0.97;
  const namesOther = hasOtherProtein(name);
  const inDescription = strongestChicken(description);
  if (inDescription === "chicken") return namesOther ? 0 : 0.93;
  if (namesOther || hasOtherProtein(description)) return 0;
  if (inName === "implied" || inDescription === "implied") return 0.8;
  return impliedByPage(item, context);
}

function impliedByPage({ name, section }: MenuItem, context: MenuContext): number {
  if (hasProtein(splitWords(name))) return 0;
  if (section && isChickenSection(section)) return 0.85;
  const isPlainSandwich = isPlainSandwichSection(section) || isNamedSandwich(name);
  const isChickenPlace = strongestChicken(splitWords(context.restaurantName)) !== null;
  return isChickenPlace && isPlainSandwich ? 0.6 : 0;
}

export const isChickenSection = ({ title, note }: MenuSection): boolean =>
  /\bbirds?\b|\bpoultry\b/i.test(title) ||
  [title, withoutOffers(note)].some((text) => strongestChicken(splitWords(text)) === "chicken");

export function isMeatless({ markers, description, name: said }: MenuItem): boolean {
  const name = splitWords(said);
  if (saysMeatless(name) || /\((?:V|VG|VE|VEG)\b/.test(markers)) return true;
  const first = splitWords(withoutOffers(description).split(",")[0] ?? "");
  return saysMeatless(first) && strongestChicken(first) !== "chicken";
}

const saysMeatless = (words: readonly Word[]) => findMeatless(words).some(({ value }) => value);

export function strongestChicken(words: readonly Word[]): "chicken" | "implied" | null {
  const meanings = findChicken(words).map(({ value }) => value);
  if (meanings.includes("chicken")) return "chicken";
  return meanings.includes("implied") ? "implied" : null;
}

/** True when another filling is the main one. */
export const hasOtherProtein = (words: readonly Word[]): boolean =>
  findProteins(words).some(({ value }) => value === "main");

const hasProtein = (words: readonly Word[]) =>
  findProteins(words).some(({ value }) => value !== "none");

const isMeatByDefault = (text: string) => /burger|steak|hamburg/i.test(text);

/** A burger that names no meat is beef. */
const isPlainSandwichSection = (section: MenuSection | null) =>
  section !== null && isSandwichSection(section) && !isMeatByDefault(section.title);

const isNamedSandwich = (name: string) => nameForm(name) === "sandwich" && !isMeatByDefault(name);
