import { type Heading, readHeading, sectionKinds } from "./headings.ts";
import { splitAtMark } from "./labels.ts";
import { type LineFacts, speaksOfAll } from "./line-facts.ts";
import { anyOf } from "./phrases.ts";
import { kidsWords } from "./vocabulary/sections.ts";

/** "CLUB SANDWICHES (3 points)", "For little ones (all" before a price: what is in the bracket names nothing. */
const withoutBracket = (label: string) =>
  label.replace(/ {0,3}\([^()]{0,60}\)?$/u, "").replace(forAll, "");
/** "PUDDINGS all £8", "JR MENU  all 2.99" */
const forAll = / {1,9}(?:all|each)(?: at| for)?$/iu;

const titleOf = (label: string): string => {
  const bare = withoutBracket(label);
  const [title = ""] = (splitAtMark(bare)?.name ?? bare).split(", ");
  return title;
};

const isUpperCase = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** "TORTAS $12" may be a heading with one price for all its dishes; "Burger 9" is a dish. */
export function pricedHeading(label: string): Heading | null {
  const title = titleOf(label);
  const isKids = ofKids.test(title) && /(?:s|menu|meal|corner)$/i.test(title);
  const isForAll = forAll.test(label);
  const isTitled =
    isKids || isForAll || (/s$/i.test(title) && (isUpperCase(title) || /\bspecials$/i.test(title)));
  const isPlural =
    /s$|^(?:nos|les|los|las|gli|unsere|naše|nasze) /i.test(title) && readHeading(title)?.isCertain;
  if (!isTitled && !isPlural) return null;
  const note = splitAtMark(label)?.description ?? "";
  const heading = readHeading(title) ?? { title, note, isCertain: false };
  return isKids || isForAll ? { ...heading, isCertain: true } : heading;
}

const ofKids = new RegExp(`^(?:for |our |the |meals for )?(?:${anyOf(kidsWords)})`, "iu");

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
    return fact.line.isOneOfMany ? null : sandwichHeading(fact.label);
  }
  if (next.hasPrice) return null;
  const isList = listsDishes(next, other) || isRow(next);
  const isSection = heading?.isCertain && sectionKinds(heading.title).at(-1) === "sandwich";
  if (namesAreUpperCase) return isSection && isList ? heading : null;
  const isOfFillings = isList || listsFillings(next, other);
  if (!heading && isOfFillings && isUpperCase(titleOf(fact.label)))
    return sandwichHeading(fact.label);
  if (heading && ofKids.test(heading.title)) return heading;
  // "Sandwiches (all on house sourdough, $12)"
  if (isSection && /\([^)]{0,60}$/.test(fact.priced.before)) return heading;
  const isCapital =
    heading?.isCertain && (isUpperCase(heading.title) || !/s$/i.test(heading.title));
  return isCapital || isList ? heading : null;
}

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
