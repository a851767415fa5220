import type { MenuItem, MenuLine } from "./menu.types.ts";
import { anyOf, createFinder, splitWords } from "./phrases.ts";
import {
  type Allergen,
  commonMarkers,
  easternOfferWords,
  freeOfPhrases,
  offerWords,
  statedAllergens,
} from "./vocabulary/allergens.ts";
import { heatPhrases } from "./vocabulary/heat.ts";

export const findFreeOf = createFinder(freeOfPhrases);
export const findStated = createFinder(statedAllergens);
export const findHeat = createFinder(heatPhrases);

/** What the signs of this menu mean. */
export interface Legend {
  contains: Map<string, Allergen>;
  freeOf: Map<string, Allergen>;
  heat: Map<string, number>;
  /** All that it explains, whatever it means. */
  codes: Set<string>;
}

const codePair =
  /(?:^|[\s,;|·([])[([]?([A-Z]{1,3}|[A-Z][a-z]|\d{1,2}[a-z]?|[a-z]{1,3}(?=[)\]]? ?[=:]))[)\]]?[\s:=–-]{1,3}(\p{L}{2,30}(?:[ -](?![A-Z]{1,3}(?!\p{L}))\p{L}{1,30}){0,4})/gu;
const signPair = /^([*†‡§]{1,3}) ?(\p{L}.{2,60})$/u;
const chilliBefore = /((?:🌶|🔥){1,5})[\s:=–-]{1,3}(\p{L}[\p{L} ]{2,20})/gu;
const chilliAfter = /(\p{L}[\p{L} ]{2,20}?) {0,2}((?:🌶|🔥){1,5})/gu;

export function readLegend(lines: readonly MenuLine[]): Legend {
  const legend: Legend = {
    contains: new Map(),
    freeOf: new Map(),
    heat: new Map(),
    codes: new Set(),
  };
  for (const [marker, allergen] of Object.entries(commonMarkers))
    legend.freeOf.set(marker, allergen);
  for (const { text } of lines) {
    const sign = signPair.exec(text);
    if (sign) explain(legend, sign[1] ?? "", sign[2] ?? "");
    const all = Array.from(text.matchAll(codePair));
    const pairs = all.filter(([, , meaning = ""]) => isMeaning(meaning));
    const isLegend =
      pairs.length >= 2 ||
      /^\(?(?:[A-Z]{1,3}|\d{1,2}[a-z]?)\)? ?= ?\p{L}/u.test(text) ||
      /^(?:key|legend|allergen\w*|allerg\w*|zeichen\w*)\b/i.test(text);
    if (isLegend)
      for (const [, code = "", meaning = ""] of pairs) {
        legend.codes.add(inCapitals(code));
        explain(legend, inCapitals(code), meaning);
      }
    // "DF = deep fried": what everybody means by it counts no more.
    if (/[=:]/.test(text) || (all.length >= 2 && !/\d/.test(text)))
      for (const [, code = "", meaning = ""] of all)
        if (findFreeOf(splitWords(meaning)).length === 0) legend.freeOf.delete(inCapitals(code));
    explainChillies(legend, text);
  }
  return legend;
}

/** A line that explains chillies has at least two levels and no price. */
function explainChillies(legend: Legend, text: string): void {
  if (!/[🌶🔥]/u.test(text) || /\d/.test(text)) return;
  const after = Array.from(text.matchAll(chilliAfter)).map(([, words = "", sign = ""]) => [
    sign,
    words,
  ]);
  const before = Array.from(text.matchAll(chilliBefore)).map(([, sign = "", words = ""]) => [
    sign,
    words,
  ]);
  const pairs = /^[\s🌶🔥]/u.test(text) ? before : after;
  const levels = pairs
    .map(([sign = "", words = ""]) => [chillies(sign), hottest(words)] as const)
    .filter(([, heat]) => heat > 0);
  const isLegend = levels.length > 1 && levels.length === pairs.length;
  if (isLegend) for (const [count, heat] of levels) legend.heat.set("🌶".repeat(count), heat);
}

export const chillies = (text: string): number => text.match(/[🌶🔥]/gu)?.length ?? 0;

const hottest = (text: string) =>
  Math.max(0, ...findHeat(splitWords(text)).map(({ value }) => value ?? 0));

/** "gf" is the same as "GF", and the "a" of "1a" tells it from "1b". */
const inCapitals = (code: string) => (/^[a-z]{1,3}$/.test(code) ? code.toUpperCase() : code);

const codesBehind =
  /(?<=[\p{L})]) {1,9}((?:[A-Z]{1,3}|[a-z]{1,3}|\d{1,2})(?:[ ,/]{1,3}(?:[A-Z]{1,3}|[a-z]{1,3}|\d{1,2})){0,9})$/u;

/** "Dürüm Hähnchen A", "Lemon Chicken df": where the page explains them, the last letters of a name are codes. */
export function takeExplainedCodes(item: MenuItem, { codes }: Legend): MenuItem {
  const [whole = "", said = ""] = codesBehind.exec(item.name) ?? [];
  const found = said.split(/[ ,/]+/).map(inCapitals);
  const isOfLegend =
    found.every((code) => codes.has(code)) && found.some((code) => /\D/.test(code));
  if (!isOfLegend) return item;
  const name = item.name.slice(0, item.name.length - whole.length);
  return { ...item, name, markers: `${item.markers} (${found.join(",")})`.trim() };
}

const offer = new RegExp(
  `(?<!\\p{L})(?:${anyOf(offerWords)})(?!\\p{L})|${anyOf(easternOfferWords)}`,
  "iu",
);

/** "gluten free on request" */
export const isOffer = (text: string): boolean => offer.test(text);

const aboutDish = new Set(
  "and is are this these item dish naturally certified suitable plat plato piatto gericht danie pokrm".split(
    " ",
  ),
);

const isMeaning = (text: string) =>
  findFreeOf(splitWords(text)).length > 0 ||
  findStated(splitWords(text)).length > 0 ||
  /\b(?:nuts?|vegetarian|vegan|fish|fisch|soy|sesame|sellerie|senf|celery|mustard|halal|spicy|shellfish|crustaceans?)\b/i.test(
    text,
  );

function explain(legend: Legend, marker: string, meaning: string): void {
  const words = splitWords(meaning);
  const free = findFreeOf(words);
  if (free.length > 0) {
    const covered = free.reduce((sum, { from, to }) => sum + to - from, 0);
    const said = words.filter(({ text }) => !aboutDish.has(text)).length;
    // "gluten free option", "gluten free bread for 2": it can be had, and is not.
    const isWhole = covered >= said && !isOffer(meaning);
    for (const allergen of free.flatMap(({ value }) => value))
      if (isWhole) legend.freeOf.set(marker, allergen);
    if (!isWhole) legend.freeOf.delete(marker);
    return;
  }
  const [allergen] = findStated(words);
  if (
    allergen &&
    !/\b(?:may|option|optional|available|can be|friendly|sensitive|conscious|aware|without|no|less)\b/i.test(
      meaning,
    )
  ) {
    legend.freeOf.delete(marker);
    legend.contains.set(marker, allergen.value);
  }
}
