import { anyOf } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { choicePhrases, or } from "./vocabulary/layout.ts";
import {
  besideOpenings,
  besideWords,
  breadWords,
  offerOpenings,
  offersAnywhere,
} from "./vocabulary/serving.ts";

/** Clauses about extras and substitutes, which are not part of the dish. */
const offers = new RegExp(
  `^\\s*(?:and |or |\\+ ?)?(?:${anyOf(offerOpenings)})(?!\\p{L})|^\\s*\\+|\\+ ?(?:[$€£]?\\d+(?:[.,]\\S{0,3})?)?\\s*$|(?<!\\p{L})(?:${anyOf(offersAnywhere)})(?!\\p{L})`,
  "iu",
);

export function splitClauses(text: string): string[] {
  return text
    .split(/[.;()|\n、。]+|,(?=\s)|\s[•·/+]\s|[•·・]/)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

export const ownClauses = remembered((text): readonly string[] =>
  splitClauses(text).filter((clause) => !offers.test(clause)),
);

/** One of its clauses is about extras. */
export const offersMore = (sentence: string): boolean =>
  ownClauses(sentence).length < splitClauses(sentence).length;

export const withoutOffers = (text: string): string => ownClauses(text).join(", ");

const chosen = new RegExp(
  `(?<!\\p{L})(?:${anyOf(choicePhrases)})(?!\\p{L})[^().;:\\n]{0,30}(?:\\([^()]{0,120}\\)|:[^.;\\n]{0,120})`,
  "giu",
);
const isOfBread = new RegExp(`(?<!\\p{L})(?:${anyOf(breadWords)})(?!\\p{L})`, "iu");

/** Without the sauces of "sauce of your choice (garlic, herbs, hot)": of several none is in the dish for sure. */
export const withoutChosen = (text: string): string =>
  text.replace(chosen, (said) => (isOfBread.test(said) ? said : ""));

const alternative = new RegExp(`^(?:${anyOf(or)}) \\p{L}`, "iu");
/** "or Ham & Cheese Sub" is another dish. */
export const isAlternative = (text: string): boolean => alternative.test(text);

const besides = new RegExp(
  `^[^\\p{L}\\d]{0,5}(?:all )?(?:\\p{L}{1,20} )?(?:${anyOf(besideOpenings)})? ?(?:${anyOf(besideWords)}) (?!.*(?<!\\p{L})(?:${anyOf(breadWords)})(?!\\p{L}))`,
  "iu",
);

/** Clauses of a section's note that apply to its dishes. Sentences about side dishes are left out. */
export const sharedClauses = (note: string): string[] =>
  note
    .split(/[.\n;]+/)
    .filter((sentence) => !besides.test(sentence) && !isAlternative(sentence))
    .flatMap(ownClauses);
