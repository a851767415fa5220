/** Clauses about extras and substitutes, which are not part of the dish. */
const offers =
  /^\s*(?:and |or |\+ ?)?(?:add|adds|extra|sub|subs|substitute|swap|upgrade|make it|available|option|optional|try it|may be|can be|ask|served with a side|side of|no chicken|without)\b|^\s*\+|\+ ?(?:[$€£]?\d+(?:[.,]\S{0,3})?)?\s*$|\b(?:may be made with|can be made with|can be substituted|available with|also available|substitute|upon request|on request|at no charge|for an additional)\b/i;

export function splitClauses(text: string): string[] {
  return text
    .split(/[.;()|\n、。]+|,(?=\s)|\s[•·/+]\s|[•·・]/)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

export const ownClauses = (text: string): string[] =>
  splitClauses(text).filter((clause) => !offers.test(clause));

export const withoutOffers = (text: string): string => ownClauses(text).join(", ");

const besides =
  /^\W*(?:all )?(?:\w+ )?(?:served|comes?|come|includes?|including)? ?(?:with|w\/|your choice|choice) (?!.*\b(?:on|in|dressed|rye|bun|roll|bread|wheat|sourdough|brioche|pita|baguette)\b)/i;

/** Clauses of a section's note that apply to its dishes. Sentences about side dishes are left out. */
export const sharedClauses = (note: string): string[] =>
  note
    .split(/[.\n;]+/)
    .filter((sentence) => !besides.test(sentence))
    .flatMap(ownClauses);
