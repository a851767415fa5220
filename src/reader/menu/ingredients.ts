// Splits a description into ingredients.
import { trimSigns } from "../trim-signs.ts";
import { ownClausesOf } from "./clauses.ts";

const mostIngredients = 30;
const longestIngredient = 60;

const between =
  /\s(?:and|with|topped with|finished with|served with|served on|served in|on an?|on|in an?|wrapped in|rolled in|tossed in|und|mit|avec|et|con|com|y|e)\s|[&+/,]/i;
const opening =
  /^(?:our|a|an|the|your|house|of|then|is|are|served|topped|finished|melted|freshly?|hand-?|two|three|double|choice of)\s+/i;
const noIngredient =
  /^(?:choice|fries|chips|side|sides|one side|your choice|contains|allergens?|wheat|served|dipping|lettuce wrap available|all|each)\b|\d{2,}|[:?!]/i;

/** The parts of a description, as a cook would list them. */
export function readIngredients(description: string): string[] {
  const parts = ownClausesOf(description).flatMap((clause) => clause.split(between));
  const ingredients = parts.map(tidy).filter(isIngredient);
  return [...new Set(ingredients)].slice(0, mostIngredients);
}

function tidy(part: string): string {
  let text = part.trim().replace(/[*†‡§🌶🔥"“”]+/gu, "");
  text = trimSigns(text, "-–—•");
  for (let previous = ""; previous !== text; ) {
    previous = text;
    text = text.replace(opening, "");
  }
  return text.toLowerCase();
}

const isIngredient = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  text.length <= longestIngredient &&
  text.split(" ").length <= 6 &&
  !noIngredient.test(text);
