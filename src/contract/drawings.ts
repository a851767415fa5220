import type { BadgeCategory } from "./gamification-choices.ts";

/**
 * The files that show a sandwich, a restaurant or a badge without a photo. A file's name says everything that is drawn, so that
 * it never changes: browsers keep it for ever, and the server draws it without asking the database. No zod: the
 * browser's first load uses it.
 */

/** A part of every name. Raise it with every change to how things are drawn; `drawings.test.ts` notices one. */
export const drawingRevision = 2;

export const drawingSizes = {
  sandwich: { width: 800, height: 600 },
  restaurant: { width: 1200, height: 800 },
  badge: { width: 200, height: 200 },
};

/** Of the picture that other sites show of a shared link. */
export const shareCardSize = { width: 1200, height: 630 };

export interface SandwichDrawing {
  /** Each name has its own colours and its own trembling of the pen. */
  seed: number;
  spiceLevel: number;
  /** The ingredients in small letters without accents. */
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

/** What its drawing shows of a sandwich. */
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

/** What its drawing shows of a restaurant. */
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
  /** Its name in small letters without accents: what it is about. */
  words: string;
}

interface Badge {
  name: string;
  category: BadgeCategory;
}

/** What its drawing shows of a badge. */
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

/** Most ingredients have nothing to fold, and a page shows a hundred. */
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

/** A number from 0 to 2^32 for a text, continuing from another one's. */
export function seedOf(text: string, start = 0x2f6e2b1): number {
  let seed = start;
  for (const character of text) seed = mixBits(seed ^ (character.codePointAt(0) ?? 0));
  return seed >>> 0;
}

/** Similar numbers become very different ones. */
export function mixBits(value: number): number {
  const folded = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return Math.imul(folded ^ (folded >>> 13), 0xc2b2ae35) ^ (folded >>> 16);
}
