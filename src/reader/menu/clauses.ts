// Finds the clauses of a description that are about the dish itself, not about what is sold beside it.
/** Clauses that sell something besides the dish, or offer it in its place. */
const offers =
  /^\s*(?:and |or |\+ ?)?(?:add|adds|extra|sub|subs|substitute|swap|upgrade|make it|available|option|optional|try it|may be|can be|ask|served with a side|side of|no chicken|without)\b|^\s*\+|\b(?:may be made with|can be made with|can be substituted|available with|also available|substitute|upon request|on request|at no charge|for an additional)\b/i;

export function clausesOf(text: string): string[] {
  return text
    .split(/[.;()|\n]+|,(?=\s)/)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

export const ownClausesOf = (text: string): string[] =>
  clausesOf(text).filter((clause) => !offers.test(clause));

export const withoutOffers = (text: string): string => ownClausesOf(text).join(", ");

const besides =
  /^\W*(?:all )?(?:\w+ )?(?:served|comes?|come|includes?|including)? ?(?:with|w\/|your choice|choice) (?!.*\b(?:on|in|dressed|rye|bun|roll|bread|wheat|sourdough|brioche|pita|baguette)\b)/i;

/** What a remark says of every dish below it. Sides on the plate are no part of a dish. */
export const sharedClausesOf = (note: string): string[] =>
  note
    .split(/[.\n;]+/)
    .filter((sentence) => !besides.test(sentence))
    .flatMap(ownClausesOf);
