// Says whether a dish is in bread, by its name, its heading and its description.
import type { MenuItem, MenuSection } from "../reader.types.ts";
import { withoutOffers } from "./clauses.ts";
import { sectionKinds } from "./headings.ts";
import { type Form, formPhrases } from "./vocabulary/forms.ts";
import { createFinder, splitWords, type Word } from "./words.ts";

const findForms = createFinder(formPhrases);

/** The last word of a name says what a dish is, before anything that comes with it. */
export function nameForm(name: string): Form | null {
  const bare = name.replace(/\([^)]{0,100}\)?/g, " ").replace(withSide, "");
  if (carried.test(bare)) return "sandwich";
  const [head = ""] = bare.split(/ (?:with|w|mit|avec|con|com|de|di|z|m\.|served|\+) | w\/ ?|, /i);
  for (const part of [head, bare]) {
    const words = splitWords(part);
    const form = findForms(words)
      .filter(({ value }) => value !== "neutral")
      .at(-1);
    // "Wing Man" is no wing: what makes it another dish stands at the end.
    if (form && (form.value !== "other" || isEnd(words, form.to))) return form.value;
  }
  return null;
}

/** "Chicken Sandwich & Fries" */
const withSide = / (?:&|and|\+|n|w\/) (?:fries|chips|soup|slaw|salad|drink|soda|tots|wedges)$/i;

/** Nothing but numbers, sizes and the way it is served follows. */
function isEnd(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at);
  const served = findForms(rest).reduce((sum, { from, to }) => sum + to - from, 0);
  const counted = rest.filter(({ text }) =>
    /^(?:x?\d.*|and|pc|pcs|ct|piece|small|large|half)$/.test(text),
  );
  return served + counted.length >= rest.length;
}

export function sectionForm(section: MenuSection | null): "sandwich" | "other" | null {
  if (!section) return null;
  const kinds = new Set(sectionKinds(section.title));
  if (kinds.has("sandwich")) return kinds.has("other") ? null : "sandwich";
  if (kinds.has("other")) return "other";
  return nameForm(section.title) === "sandwich" ? "sandwich" : null;
}

export const isSandwichSection = (section: MenuSection | null): boolean =>
  sectionForm(section) === "sandwich";

const carried =
  /\b(?:on|in|inside|into|between|stuffed|im|en|dans|nel|no)\b (?:\p{L}+[- ]){0,4}(?:bun|roll|bread|brioche|ciabatta|sourdough|baguette|focaccia|rye|pita|pitta|naan|lavash|tortilla|biscuit|bagel|croissant|toast|muffin|telera|bolillo|pan|pão|brot|brötchen)\b/iu;
const besideMeat =
  /\b(?:rice|basmati|mashed|mash|potatoes|vegetables|linguine|pasta|noodles|couscous)\b/i;

/** Bread that the dish is on or in. Bread beside rice is a side. */
export function describedForm({ description }: MenuItem): "sandwich" | "bread" | null {
  const text = withoutOffers(description);
  const forms = findForms(splitWords(text)).map(({ value }) => value);
  if (forms.includes("sandwich")) return "sandwich";
  if (carried.test(text)) return "sandwich";
  return forms.includes("bread") ? "bread" : null;
}

const dressings =
  /\b(?:lettuce|tomato|pickles?|mayo|mayonnaise|slaw|aioli|bacon|avocado|american cheese|cheddar|swiss|special sauce|house sauce|sauce|onions?|gochujang|kimchi|ranch)\b/gi;

/** True with two things that go on a sandwich, and nothing that goes beside a piece of chicken. */
export const isDressed = ({ description }: MenuItem): boolean =>
  new Set(description.toLowerCase().match(dressings)).size >= 2 && !besideMeat.test(description);
