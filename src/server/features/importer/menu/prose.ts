import { splitWords } from "./phrases.ts";
import { prosePhrases } from "./vocabulary/prose.ts";

const amount =
  /[$€£] ?\d{1,3}(?:[.,]\d\d)?(?![\d.,]*\d)|\b\d{1,3}[.,]\d\d\b(?! ?(?:am|pm|h\b|uhr))|(?<=\b(?:for|at|just|only|back|costs?|ist?|pour|por|für|za|per) )\d{1,3}\b(?! ?(?:am|pm|:|people|days?|min|%|of|slices?|pieces?|pcs?))|\b\d{1,3}(?= ?(?:bucks|dollars|quid|pounds|euros?|€|£|Kč|zł))/gi;
const fewestWords = 8;
const longestDish = 90;
const [speaks, opening, closing] = [
  prosePhrases.speaks,
  prosePhrases.opening,
  prosePhrases.closing,
].map((words) => new Set(words.split(",").map((word) => word.trim())));

/** Dishes of a sentence: "today's sandwich is roast chicken on granary and it'll set you back 8.75". Null when it is none. */
export function readProse(text: string): string[] | null {
  if (!isProse(text)) return null;
  const dishes: string[] = [];
  let from = 0;
  for (const { 0: price, index } of text.matchAll(amount)) {
    const dish = dishIn(text.slice(from, index));
    from = index + price.length;
    if (dish) dishes.push(`• ${dish}   ${price}`);
  }
  return dishes.length > 0 ? dishes : null;
}

/** A sentence has verbs in lower case; a list of ingredients has none. */
export function isProse(text: string): boolean {
  if (text.length < 30 || !/\d/.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const spoken = words.filter((word) => speaks?.has(word.toLowerCase())).length;
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= fewestWords && spoken > 0 && lower >= words.length * 0.6;
}

/** The last clause before a price, without the words that only introduce the dish or the price. */
function dishIn(text: string): string | null {
  const clause =
    text
      .split(
        /[.!?;:–—]\s|\s[–—-]\s|,\s(?:and|but|while|then|so|plus|which|und|et|y|e|a|i)\s|^\)?,\s|\bis (?=\p{Ll})|\bare (?=\p{Ll})/u,
      )
      .at(-1) ?? "";
  let words = clause.trim().split(/\s+/);
  while (words.length > 0 && opening?.has(bare(words[0]))) words = words.slice(1);
  while (words.length > 0 && closing?.has(bare(words.at(-1)))) words = words.slice(0, -1);
  const dish = words.join(" ").replace(/(?<![\s(,:])[\s(,:]+$/, "");
  return splitWords(dish).length > 0 && dish.length <= longestDish ? dish : null;
}

const bare = (word = "") => word.toLowerCase().replace(/[^\p{L}']/gu, "");
