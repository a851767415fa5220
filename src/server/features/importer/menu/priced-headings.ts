import { nameForm } from "./dish-forms.ts";
import { dishesIn, listsMeats, temperature } from "./dish-line.ts";
import {
  type Heading,
  isUpperCase,
  ofKids,
  readHeading,
  sectionKinds,
  titleOf,
} from "./headings.ts";
import { type LineFacts, speaksOfAll } from "./line-facts.ts";
import { anyOf } from "./phrases.ts";
import { onWords, withWords } from "./vocabulary/serving.ts";

/** The heading, where the lines below a price have none of their own. */
export function pricedHeadingAt(
  facts: readonly LineFacts[],
  index: number,
  namesAreUpperCase: boolean,
): Heading | null {
  const fact = facts[index];
  // "includes fries & a drink" below "Lunch Combos 9.99"
  const below = facts.slice(index + 1, index + 4);
  const [next, other] = below.filter((line) => line.hasPrice || !speaksOfAll.test(line.label));
  if (!fact || !next) return null;
  const { heading } = fact;
  if ([next, other].some(isPricelessBullet)) {
    if (heading?.isCertain) return heading;
    if (fact.line.isOneOfMany) return null;
    // "SERIE CLÁSICA 1€" above "1. Jamón" and "7. Pollo"
    const isOfAll = isUpperCase(titleOf(fact.label)) && [next, other].every(isPricelessBullet);
    return sandwichHeading(fact.label) ?? (isOfAll ? titled(fact.label) : null);
  }
  if (next.hasPrice) return null;
  // "Especiales $65" above "Milanesa de res, Milanesa de pollo, Pierna"
  if (temperature.test(fact.label) && listsMeats(dishesIn(next.label))) return titled(fact.label);
  const isList = listsDishes(next, other) || isRow(next) || listsMeats(dishesIn(next.label));
  const isSection = heading?.isCertain && sectionKinds(heading.title).at(-1) === "sandwich";
  if (namesAreUpperCase) return isSection && isList ? heading : null;
  const isOfFillings = isList || listsFillings(next, other);
  if (!heading && isOfFillings && isUpperCase(titleOf(fact.label)))
    return fact.line.followsBlank ? readHeading(titleOf(fact.label)) : sandwichHeading(fact.label);
  if (heading && ofKids.test(heading.title)) return heading;
  // "Sandwiches (all on house sourdough, $12)"
  if (isSection && /\([^)]{0,60}$/.test(fact.priced.before)) return heading;
  const isCapital =
    heading?.isCertain && (isUpperCase(heading.title) || !/s$/i.test(heading.title));
  return isCapital || isList ? heading : null;
}

const titled = (label: string): Heading => ({ title: titleOf(label), note: "", isCertain: false });

/** "PANINI - toasted while you wait 11.50", "banh mi, 10 each" */
function sandwichHeading(label: string): Heading | null {
  const heading = readHeading(titleOf(label));
  const isSection = sectionKinds(heading?.title ?? "").includes("sandwich");
  return heading?.isCertain && isSection ? heading : null;
}

/** "SUBS" above "$8.50 each" and dishes without prices. */
export function sharesPriceBelow(facts: readonly LineFacts[], index: number): boolean {
  const [fact, price, ...below] = facts.slice(index, index + 5);
  return (
    fact?.heading?.isCertain === true &&
    price?.isPriceOnly === true &&
    below.length === 3 &&
    !below.some(({ hasPrice }) => hasPrice) &&
    listsDishes(...below.slice(0, 2))
  );
}

/** "Bacon · Egg · Chicken & Stuffing" */
const isRow = ({ label, line }: LineFacts) =>
  !line.followsBlank && label.split(/ [•·|/] | {3,}/).length > 2;

/** Two lines that name dishes without prices. */
const listsDishes = (...facts: (LineFacts | undefined)[]) =>
  facts.every(
    (fact) =>
      fact &&
      !fact.hasPrice &&
      !fact.startsLowerCase &&
      !fact.line.followsBlank &&
      !fact.heading?.isCertain,
  );

/** "tonno e carciofini" and "pollo e insalata" below "TRAMEZZINI € 3,00" */
const listsFillings = (...facts: (LineFacts | undefined)[]) =>
  facts.every(
    (fact) =>
      fact?.startsLowerCase &&
      !fact.hasPrice &&
      !fact.line.followsBlank &&
      /^[^,.:]+$/.test(fact.label) &&
      fact.label.split(" ").length <= 4,
  );

const isPricelessBullet = (fact: LineFacts | undefined) =>
  fact?.isBullet === true && !fact.hasPrice && !fact.line.isOneOfMany;

/** "Chicken Salad" in a list without prices, right below "Hoagies   Small 7.99  Large 11.99". */
export function isInPricedList(facts: readonly LineFacts[], index: number): boolean {
  for (let at = index; at > Math.max(0, index - longestList); at -= 1) {
    const [fact, above] = [facts[at], facts[at - 1]];
    if (!fact || fact.line.followsBlank || fact.hasPrice) return false;
    if (above?.hasPrice) return above.heading?.isCertain === true && !above.isPriceOnly;
  }
  return false;
}

const longestList = 20;

/** "Hähnchenburger", below it "mit saftiger Brust, im Sauerteigbrot", and then dishes with their prices: a kind of dish. */
export function kindAbove(facts: readonly LineFacts[], index: number): Heading | null {
  const [fact, remark, ...dishes] = facts.slice(index, index + 4);
  if (!fact || !remark || fact.hasPrice || fact.isBullet || fact.isListOrSentence) return null;
  const isKind =
    remark.startsLowerCase &&
    !remark.hasPrice &&
    !remark.line.followsBlank &&
    saysHow.test(remark.label) &&
    dishes.length === 2 &&
    dishes.every((dish) => isPricedName(dish) && !dish.line.followsBlank) &&
    nameForm(fact.label) === "sandwich";
  return isKind ? { title: fact.label, note: "", isCertain: false } : null;
}

const saysHow = new RegExp(`^(?:${anyOf(withWords)}|${anyOf(onWords)})(?!\\p{L})`, "iu");

export const isPricedName = (fact: LineFacts | undefined) =>
  fact?.hasPrice === true && !fact.isPriceOnly && !fact.startsLowerCase;

/** "BUŁKA Z KOTLETEM" above "ze schabowym 17" and "z kurczaka 16", on a page whose other dishes have capitals. */
export function isAboveVariants(facts: readonly LineFacts[], index: number): boolean {
  const below = facts.slice(index + 1, index + 3);
  return (
    below.length === 2 &&
    below.every(
      ({ hasPrice, isPriceOnly, startsLowerCase, line }) =>
        hasPrice && !isPriceOnly && startsLowerCase && !line.followsBlank,
    )
  );
}
