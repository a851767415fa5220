import type { BadgeCategory } from "./gamification-choices.ts";

/**
 * The drawings of sandwiches, restaurants and badges without a photo. The file name holds everything that is drawn, so a
 * drawing never changes: browsers cache it for ever, and the server draws it without the database. No zod: the first load
 * uses it.
 */

/** Part of every file name. Raise it when drawings change; `drawings.test.ts` fails otherwise. */
export const drawingRevision = 3;

export const drawingSizes = {
  sandwich: { width: 800, height: 600 },
  restaurant: { width: 1200, height: 800 },
  badge: { width: 200, height: 200 },
};

/** Size of the picture of a shared link. */
export const shareCardSize = { width: 1200, height: 630 };

export interface SandwichDrawing {
  /** Chooses the colours and the tremble of the pen. Derived from the name. */
  seed: number;
  spiceLevel: number;
  /** In lower case without accents. */
  ingredients: string[];
}

export interface RestaurantDrawing {
  seed: number;
  /** The letter on its sign. */
  initial: string;
  restaurantType: string;
}

interface Sandwich {
  name: string;
  ingredients: string[];
  spiceLevel: number;
}

/** The facts in a sandwich's drawing. */
export function sandwichDrawing({ name, ingredients, spiceLevel }: Sandwich): SandwichDrawing {
  const words = ingredients.map(plainLetters).filter((ingredient) => ingredient !== "");
  return { seed: seedOf(name), spiceLevel, ingredients: words };
}

export function sandwichDrawingUrl(sandwich: Sandwich): string {
  const { seed, spiceLevel, ingredients } = sandwichDrawing(sandwich);
  const words = ingredients.join().replaceAll(" ", "_");
  return `/drawings/${drawingRevision}/sandwich-${seed}-${spiceLevel}-${words}.svg`;
}

interface Restaurant {
  name: string;
  restaurantType: string;
}

/** The facts in a restaurant's drawing. */
export function restaurantDrawing({ name, restaurantType }: Restaurant): RestaurantDrawing {
  const [initial = ""] = name.replace(/^the\s+/i, "");
  return { seed: seedOf(name), initial: initial.toUpperCase(), restaurantType };
}

export function restaurantDrawingUrl(restaurant: Restaurant): string {
  const { seed, initial, restaurantType } = restaurantDrawing(restaurant);
  const type = restaurantType.replaceAll(" ", "_");
  return `/drawings/${drawingRevision}/restaurant-${seed}-${encodeURIComponent(initial)}-${type}.svg`;
}

export interface BadgeDrawing {
  seed: number;
  category: BadgeCategory;
  /** The name in lower case without accents, from which the motif is chosen. */
  words: string;
}

interface Badge {
  name: string;
  category: BadgeCategory;
}

/** The facts in a badge's drawing. */
export const badgeDrawing = ({ name, category }: Badge): BadgeDrawing => ({
  seed: seedOf(name),
  category,
  words: plainLetters(name),
});

export function badgeDrawingUrl(badge: Badge): string {
  const { seed, category, words } = badgeDrawing(badge);
  return `/drawings/${drawingRevision}/badge-${seed}-${category}-${words.replaceAll(" ", "_")}.svg`;
}

const plainWords = /^[a-z'-]+(?: [a-z'-]+)*$/;

/** Skips folding for plain text: a page shows a hundred ingredients, and few need it. */
function plainLetters(text: string): string {
  const small = text.toLowerCase();
  return plainWords.test(small) ? small : foldLetters(text);
}

const foldLetters = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z'-]+/g, " ")
    .trim();

/** A hash from 0 to 2^32. `start` continues from another text's hash. */
export function seedOf(text: string, start = 0x2f6e2b1): number {
  let seed = start;
  for (const character of text) seed = mixBits(seed ^ (character.codePointAt(0) ?? 0));
  return seed >>> 0;
}

/** Scrambles the bits, so that similar numbers become very different. */
export function mixBits(value: number): number {
  const folded = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return Math.imul(folded ^ (folded >>> 13), 0xc2b2ae35) ^ (folded >>> 16);
}
