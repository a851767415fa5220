import { isOnBread, nameForm } from "./dish-forms.ts";
import { namesChicken } from "./headings.ts";
import { anyOf, splitWords } from "./phrases.ts";
import { readPrices } from "./prices.ts";
import { servedOpenings } from "./vocabulary/layout.ts";

const longestDish = 7;
const opening = /^(\p{L}[^:,]{1,40}): (?=\p{L})/u;
/** Not within brackets, which hold codes and parts. */
const between = /(?:, | [/•·|] |; )(?![^()]{0,80}\))/u;
const saysHow = new RegExp(`^(?:${anyOf(servedOpenings)})(?!\\p{L})`, "iu");

/**
 * "Panini 3 fromages, panini poulet-mozza, panini kebab 5.50", "Deli line: turkey sub, chicken wrap": every part of the list
 * is a sandwich by its own name, so all of them are dishes, at the price of the row. Null for anything else.
 */
export function readListedDishes(text: string): string[] | null {
  const { before, after, prices } = readPrices(text);
  if (!namesChicken(before) || /\p{L}{2}/u.test(after) || before.length > 400) return null;
  const list = before.trim().replace(opening, "");
  const parts = list.split(between).map((part) => part.trim().replace(/\.$/, ""));
  // "Wrap de pollo / Chicken wrap" is one dish in two languages.
  if (parts.length < (list.includes(", ") ? 2 : 3) || saysHow.test(list)) return null;
  if (!parts.every(isSandwich)) return null;
  const price = prices.length > 0 ? `   ${text.slice(before.length).trim()}` : "";
  return parts.map((part) => `• ${part}${price}`);
}

function isSandwich(part: string): boolean {
  const words = splitWords(part.replace(/\([^()]{0,80}\)/g, ""));
  const isNamed = words.length > 1 && words.length <= longestDish && !/\d$/.test(part);
  // "w/ mayo, lettuce on coco bread" goes on with one dish.
  return isNamed && nameForm(part) === "sandwich" && !isOnBread(part) && !/ w\/| on /i.test(part);
}
