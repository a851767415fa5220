import type { LineFacts } from "./line-facts.ts";

/** What a page does everywhere, so that it says nothing of a single line. */
export interface PageStyle {
  /** Names are written like this: then a description cannot be told by it. */
  namesAreLowerCase: boolean;
  namesAreUpperCase: boolean;
  namesAreSentences: boolean;
  /** "Club, roast chicken, bacon, 12": everything in one line. */
  namesAreLists: boolean;
  /** "20 Shish Taouk": the numbers count the dishes. */
  namesAreNumbered: boolean;
  /** An empty line stands between any two lines. */
  isDoubleSpaced: boolean;
  /** "Lettuce Tomato Mayo" below a priced name: what looks like a title describes. */
  describesInTitles: boolean;
}

const mostly = <T>(things: readonly T[], test: (thing: T) => boolean) =>
  things.length >= 3 && things.filter(test).length >= things.length * 0.6;

export function styleOf(facts: readonly LineFacts[]): PageStyle {
  const named = facts.filter(({ hasPrice, isPriceOnly }) => hasPrice && !isPriceOnly);
  const belowNames = new Set(facts.filter((fact, index) => isBelowName(fact, facts[index - 1])));
  const worded = facts.filter(({ isPriceOnly }) => !isPriceOnly);
  return {
    namesAreLowerCase: mostly(named, ({ startsLowerCase }) => startsLowerCase),
    namesAreUpperCase:
      mostly(named, ({ isUpperCase }) => isUpperCase) ||
      mostly(worded, ({ isUpperCase }) => isUpperCase),
    namesAreLists: mostly(named, (fact) => fact.isListOrSentence && !belowNames.has(fact)),
    namesAreSentences:
      !facts.some(({ hasPrice }) => hasPrice) ||
      mostly(
        named.filter(({ label }) => label.split(" ").length > 3),
        ({ isSentenceCase }) => isSentenceCase,
      ),
    namesAreNumbered: mostly(named, ({ label }) => /^\d{1,3} \p{L}/u.test(label)),
    describesInTitles:
      facts.filter((fact, index) => isTitleBetweenDishes(fact, facts[index - 1], facts[index + 1]))
        .length >
      named.length / 4,
    isDoubleSpaced: mostly(facts.slice(1), ({ line }) => line.followsBlank),
  };
}

/** A line without a price stands right above it: that one may be its name. */
const isBelowName = ({ line }: LineFacts, above: LineFacts | undefined) =>
  above !== undefined && !above.hasPrice && !above.heading && !line.followsBlank;

export const isTitleBetweenDishes = (
  fact: LineFacts,
  above: LineFacts | undefined,
  below: LineFacts | undefined,
): boolean =>
  fact.isTitle &&
  !fact.hasPrice &&
  above?.hasPrice === true &&
  isPricedName(below) &&
  !fact.isBullet;

const isPricedName = (fact: LineFacts | undefined) =>
  fact?.hasPrice === true && !fact.isPriceOnly && !fact.startsLowerCase;
