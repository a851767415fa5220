import { anyOf } from "./phrases.ts";
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

export const ownClauses = (text: string): string[] =>
  splitClauses(text).filter((clause) => !offers.test(clause));

/** One of its clauses is about extras. */
export const offersMore = (sentence: string): boolean =>
  ownClauses(sentence).length < splitClauses(sentence).length;

export const withoutOffers = (text: string): string => ownClauses(text).join(", ");

const besides = new RegExp(
  `^[^\\p{L}\\d]{0,5}(?:all )?(?:\\p{L}{1,20} )?(?:${anyOf(besideOpenings)})? ?(?:${anyOf(besideWords)}) (?!.*(?<!\\p{L})(?:${anyOf(breadWords)})(?!\\p{L}))`,
  "iu",
);

/** Clauses of a section's note that apply to its dishes. Sentences about side dishes are left out. */
export const sharedClauses = (note: string): string[] =>
  note
    .split(/[.\n;]+/)
    .filter((sentence) => !besides.test(sentence))
    .flatMap(ownClauses);
