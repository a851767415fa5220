// What a page's own signs mean: "GF", "1 = egg", "🌶🌶 hot".
import type { MenuLine } from "../reader.types.ts";
import {
  type Allergen,
  commonMarkers,
  freeOfPhrases,
  statedAllergens,
} from "./vocabulary/allergens.ts";
import { heatPhrases } from "./vocabulary/heat.ts";
import { createFinder, splitWords } from "./words.ts";

/** What a page's own signs mean. */
export interface Legend {
  contains: Map<string, Allergen>;
  freeOf: Map<string, Allergen>;
  heat: Map<string, number>;
  /** Signs that only offer something: "* on request". */
  offers: Set<string>;
}

const findFreeOf = createFinder(freeOfPhrases);
const findAllergens = createFinder(statedAllergens);
const findHeat = createFinder(heatPhrases);

const codePair =
  /(?:^|[\s,;|·(])\(?([A-Z]{1,3}|\d{1,2}[a-z]?)\)?[\s:=–-]{1,3}(\p{L}[\p{L} -]{1,40})/gu;
const signPair = /^([*†‡§]{1,3}) ?(\p{L}.{2,60})$/u;
const chilliBefore = /((?:🌶|🔥){1,5})[\s:=–-]{1,3}(\p{L}[\p{L} ]{2,20})/gu;
const chilliAfter = /(\p{L}[\p{L} ]{2,20}?) {0,2}((?:🌶|🔥){1,5})/gu;

export function readLegend(lines: readonly MenuLine[]): Legend {
  const legend: Legend = {
    contains: new Map(),
    freeOf: new Map(),
    heat: new Map(),
    offers: new Set(),
  };
  for (const [marker, allergen] of Object.entries(commonMarkers))
    legend.freeOf.set(marker, allergen);
  for (const { text } of lines) {
    const sign = signPair.exec(text);
    if (sign) explain(legend, sign[1] ?? "", sign[2] ?? "");
    const said = Array.from(text.matchAll(codePair));
    // "DF = deep fried": here it does not mean what it means elsewhere.
    if (said.length > 1 || text.includes("="))
      for (const [, code = ""] of said) legend.freeOf.delete(code);
    const pairs = said.filter(([, , meaning = ""]) => isMeaning(meaning));
    const isLegend =
      pairs.length >= 2 || /^(?:key|legend|allergen\w*|allerg\w*|zeichen\w*)\b/i.test(text);
    if (isLegend) for (const [, code = "", meaning = ""] of pairs) explain(legend, code, meaning);
    explainChillies(legend, text);
  }
  return legend;
}

/** A line that explains its chillies has two kinds of them and no price. */
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

const isMeaning = (text: string) =>
  findFreeOf(splitWords(text)).length > 0 ||
  findAllergens(splitWords(text)).length > 0 ||
  /\b(?:nuts?|vegetarian|vegan|fish|fisch|soy|sesame|sellerie|senf|celery|mustard|halal|spicy|shellfish|crustaceans?)\b/i.test(
    text,
  );

function explain(legend: Legend, marker: string, meaning: string): void {
  const words = splitWords(meaning);
  const [free] = findFreeOf(words);
  const isOffer =
    /\b(?:may|option\w*|available|can be|request|friendly|ask|auch|möglich|erhältlich|wunsch|demande|disponible)\b/i.test(
      meaning,
    );
  legend.freeOf.delete(marker);
  if (isOffer) legend.offers.add(marker);
  else if (free) {
    for (const allergen of free.value) legend.freeOf.set(marker, allergen);
    return;
  }
  const [allergen] = findAllergens(words);
  if (allergen && !isOffer) {
    legend.contains.set(marker, allergen.value);
  }
}

/** The single signs of a dish's markers: "(1,3,7)*" is 1, 3, 7 and *. */
export const markersOf = (markers: string): string[] =>
  markers.match(/[A-Z]{1,3}|\d{1,2}[a-z]?|[*†‡§]/g) ?? [];
