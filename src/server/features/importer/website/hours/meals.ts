import { type Meal, mealOf } from "./labels.ts";
import type { Lexicon } from "./lexicon.ts";
import { type HoursToken, readTokens } from "./tokens.ts";
import { besideMealWords } from "./words.ts";

/**
 * A meal turns hours without AM and PM round ("8-5" becomes a night), so a name that holds the word for one must not
 * count: "The Breakfast Club", "Supper at Tony's". In French and Dutch a diner is a meal; their clocks have 24 hours.
 */
const placeWord = "diner";

const besideMeals = new RegExp(`^(?:${besideMealWords})$`);

const isMealWord = (token: HoursToken): boolean =>
  token.kind === "word" && token.text !== placeWord && mealOf(token.text) !== null;

/** A word that is neither a meal nor about when it is served. */
const isOther = (token: HoursToken | undefined): boolean =>
  token?.kind === "word" && !isMealWord(token) && !besideMeals.test(token.text);

/** The meal that a title names, and nothing else beside it. */
export function mealOfTitle(title: string, lexicon: Lexicon): Meal | null {
  const meal = mealOf(title);
  const isName = meal && lexicon.isTwelveHour && readTokens(title, lexicon).some(isOther);
  return isName ? null : meal;
}

/** What is said, with blanks for the meals that belong to a name: "Tony's Supper Club is open Mon-Fri 8-5". */
export function withoutNamedMeals(
  said: string,
  tokens: readonly HoursToken[],
  first: number,
): string {
  return tokens.reduce((text, token, index) => {
    const isNamed = [tokens[index - 1], tokens[index + 1]].some(isOther);
    const isPlace = token.kind === "word" && token.text === placeWord;
    if (!isPlace && !(isMealWord(token) && isNamed)) return text;
    const blank = " ".repeat(token.end - token.at);
    return text.slice(0, token.at - first) + blank + text.slice(token.end - first);
  }, said);
}
