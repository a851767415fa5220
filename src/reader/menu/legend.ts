// Reads what a page says its own signs mean: "GF", "1 = egg", "* on request".
import type { MenuLine } from "../reader.types.ts";
import {
  type Allergen,
  commonMarkers,
  freeOfPhrases,
  statedAllergens,
} from "./vocabulary/allergens.ts";
import { createFinder, splitWords } from "./words.ts";

interface Meaning {
  /** An offer says nothing about the dish as it comes. */
  kind: "contains" | "free" | "offer";
  allergens: readonly Allergen[];
}

/** What each sign means. */
export type Legend = Map<string, Meaning>;

const findFreeOf = createFinder(freeOfPhrases);
const findAllergens = createFinder(statedAllergens);

const codePair =
  /(?:^|[\s,;|·(])\(?([A-Z]{1,3}|\d{1,2}[a-z]?)\)?[\s:=–-]{1,3}(\p{L}[\p{L} -]{1,40})/gu;
const signPair = /^([*†‡§]{1,3}) ?(\p{L}.{2,60})$/u;
const heading = /^(?:key|legend|allergen\w*|allerg\w*|zeichen\w*)\b/i;
const offer =
  /\b(?:may|option\w*|available|can be|request|friendly|ask|auch|möglich|erhältlich|wunsch|demande|disponible)\b/i;
/** What else legends explain: it says nothing about the three allergens. */
const otherMeaning =
  /\b(?:nuts?|vegetarian|vegan|fish|fisch|soy|sesame|sellerie|senf|celery|mustard|halal|spicy|shellfish|crustaceans?)\b/i;

export function readLegend(lines: readonly MenuLine[]): Legend {
  const legend: Legend = new Map(
    Object.entries(commonMarkers).map(([sign, allergen]) => [
      sign,
      { kind: "free", allergens: [allergen] },
    ]),
  );
  for (const { text } of lines) {
    const [, sign, words = ""] = signPair.exec(text) ?? [];
    if (sign) explain(sign, words);
    const codes = Array.from(text.matchAll(codePair), ([, code = "", words = ""]) => ({
      code,
      words,
    }));
    // "DF = deep fried": here it does not mean what it means elsewhere.
    if (codes.length > 1 || text.includes("=")) {
      for (const { code } of codes) if (legend.get(code)?.kind === "free") legend.delete(code);
    }
    const known = codes.filter(({ words }) => meaningOf(words) ?? otherMeaning.test(words));
    if (known.length > 1 || heading.test(text)) {
      for (const { code, words } of known) explain(code, words);
    }
  }
  return legend;

  function explain(sign: string, words: string): void {
    const meaning = offer.test(words) ? offered : meaningOf(words);
    if (meaning) legend.set(sign, meaning);
    else legend.delete(sign);
  }
}

const offered: Meaning = { kind: "offer", allergens: [] };

function meaningOf(text: string): Meaning | null {
  const words = splitWords(text);
  const [free] = findFreeOf(words);
  if (free) return { kind: "free", allergens: free.value };
  const [contained] = findAllergens(words);
  return contained ? { kind: "contains", allergens: [contained.value] } : null;
}
