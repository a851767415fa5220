import { nameForm } from "./dish-forms.ts";
import { readHeading, sectionKinds } from "./headings.ts";
import type { LineFacts } from "./line-facts.ts";
import { isNoise, isSizeOnly } from "./noise.ts";
import { anyOf, splitWords } from "./phrases.ts";
import { extraOpenings, sizes } from "./vocabulary/layout.ts";

/** "Grill Special: Pesto Chicken Sandwich": the dish stands behind the colon. */
export function withoutStation(label: string): string {
  const [, station = "", dish = ""] = /^([^:]{3,30}): (\S.*)$/.exec(label) ?? [];
  const form = nameForm(dish);
  const isStation =
    dish !== "" &&
    readHeading(station.trim()) !== null &&
    (form === "sandwich" || form === "bread");
  return isStation && !sectionKinds(station).includes("sandwich") ? dish : label;
}

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
  if (isSizeOnly(rest) || isNoise(rest.replace(/^[【[(]|[】\])]$/g, ""))) return "";
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
