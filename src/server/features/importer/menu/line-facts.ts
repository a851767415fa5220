import { offersMore } from "./clauses.ts";
import {
  type Heading,
  headOfServings,
  namesChicken,
  pricedHeading,
  readHeading,
  sectionKinds,
} from "./headings.ts";
import { cleanLabel, splitAtMark, weekdayBefore } from "./labels.ts";
import type { MenuLine } from "./menu.types.ts";
import {
  isAboutAllergens,
  isAllergenKey,
  isChoicesHead,
  isExtraLine,
  isNoise,
  isOfferOfSeveral,
  isPageFoot,
  isSizeHead,
  isSizeOnly,
  titleBeforeHours,
  withoutHours,
  withoutNutrition,
} from "./noise.ts";
import { anyOf, easternLetter } from "./phrases.ts";
import { type PricedText, readPrices } from "./prices.ts";
import { readStation, type Station } from "./stations.ts";
import {
  allOpenings,
  changeOpenings,
  choiceLists,
  easternRemarks,
  extraOpenings,
  meatChoices,
  or,
  remarkOpenings,
} from "./vocabulary/layout.ts";

/** The section of what may be chosen for a dish. It sells nothing. */
export const choicesTitle = "Modifiers";

/** What a line tells by itself, without its neighbours. */
export interface LineFacts {
  line: MenuLine;
  priced: PricedText;
  /** The text before the first price, without bullets and leaders. */
  label: string;
  isPriceOnly: boolean;
  hasPrice: boolean;
  isBullet: boolean;
  isUpperCase: boolean;
  startsLowerCase: boolean;
  /** Hardly any capitals after the first word. */
  isSentenceCase: boolean;
  isListOrSentence: boolean;
  /** At most four words, all with a capital. */
  isTitle: boolean;
  heading: Heading | null;
  /** The meats that may be chosen for this dish, from the list below it. */
  choices?: string;
}

/** What a line is: heading, name, price or description. */
export type LineRole =
  | { kind: "heading"; heading: Heading }
  | { kind: "price" }
  /** Certain when the layout of the page says so, and not only the line. */
  | { kind: "name"; isCertain: boolean }
  /** Certain when it starts in lower case and the names of the page do not. */
  | { kind: "description"; isCertain: boolean };

/** At least three, and most of them. */
export const mostly = <T>(things: readonly T[], test: (thing: T) => boolean) =>
  things.length >= 3 && things.filter(test).length >= things.length * 0.6;

/** How a line starts that describes dishes instead of naming one. */
export const speaksOfAll = new RegExp(
  `^(?:\\(|${anyOf(easternRemarks)}|(?:${anyOf(remarkOpenings)})(?!\\p{L})|all(?: \\w+){1,2} (?:are|come|served|may|include|in|on|with|w/)(?! the (?:fixings|trimmings))|gluten.free \\w+ available)`,
  "iu",
);

/** "ALL COLD SUBS W/ LETTUCE", "ALL IN A FLOURED BAP": a remark in capitals too. */
const allOf = /^all (?:(?:\p{L}+ ){1,2}w(?:\/|ith)|in a|on a|served|our) /iu;

/** "all on a toasted bun": not about one dish. */
export const speaksOfMany = new RegExp(
  `^(?:${anyOf(easternRemarks)}|(?:${anyOf(allOpenings)})(?!\\p{L}))`,
  "iu",
);

export function readLineFacts(line: MenuLine, mayHavePrice = true): LineFacts | null {
  const dated = withoutNutrition(withoutServiceHours(line.text)).trim();
  const text = dated.replace(weekdayBefore, "");
  if (isChoicesHead(text)) return titled(line, choicesTitle, "");
  if (isSizeHead(text) || isPageFoot(text) || isOfferOfSeveral(text)) return null;
  if (!line.followsBlank && isHeadOfKinds(text)) return null;
  const priced = mayHavePrice ? readPrices(text) : unpriced(text);
  const hasPrice = priced.prices.length > 0;
  // A legend; the codes of the dishes are read by it.
  if (isAboutAllergens(text) && !hasPrice && /\d/.test(text)) return null;
  if (isAllergenKey(text)) return null;
  // "NON VEG" below "BURGERS"; "Non veg" is the tag of a dish.
  const isPart = dividesMeat.test(text.trim());
  if (isNoise(text) && !isPart && !(hasPrice && isNamed(priced.before))) return null;
  if (isPart) return titled(line, text.trim(), "");
  const surcharged = priced.isExtra ? /^(\p{Lu}[^(]{1,40}?)\s*(\(.*)$/u.exec(text.trim()) : null;
  if (surcharged && readHeading(surcharged[1] ?? ""))
    return titled(line, surcharged[1] ?? "", surcharged[2] ?? "");
  const isList = text.split(/ [•·|] |, /).length > 2 && !isOffer.test(text.trim());
  if (priced.isExtra && !isList && isExtraLine(text.trim())) return null;
  if (hasPrice && forExtra.test(text.trim())) return null;
  // "Oil & oregano on request. Extra meat 2.50"
  if (priced.isExtra && /[.;] /.test(text) && text.split(/[.;] /).every(offersMore)) return null;
  if (
    surchargeInBrackets.test(text.trim()) ||
    (!hasPrice && listsChoices.test(text) && !namesChicken(text))
  )
    return null;
  if (!hasPrice && line.followsBlank && listsMeats.test(text)) return null;
  const isSize = !hasPrice && isSizeOnly(text.trim()) && !isHeadingOfSize(line, text);
  if (!/[\p{L}\p{N}]/u.test(text) || isSize) return null;
  const isBehindPrice = hasPrice && !/\p{L}/u.test(priced.before);
  const label = cleanLabel(isBehindPrice ? priced.after : priced.before);
  const station = readStation(label);
  const around = `${priced.before.replace(openingChoices, "")} ${priced.after}`.trim();
  // "£9.50 · Popular"
  const isPriceOnly =
    hasPrice && (isSizeOnly(around) || isNoise(around.replace(/^[^\p{L}\d]+/u, "")));
  return {
    line,
    priced: isBehindPrice ? { ...priced, before: priced.after, after: "" } : priced,
    label,
    isPriceOnly,
    hasPrice,
    isBullet:
      line.isOneOfMany === true ||
      (station !== null && (hasPrice || isSandwichOfDay(station))) ||
      text !== dated ||
      /^[-*•·▪►✓✔☐☑→>‣◦] ?\p{L}(?!.*(?:[*]| -)$)/u.test(line.text),
    isUpperCase: isUpperCase(label),
    startsLowerCase: /^\p{Ll}/u.test(label),
    isSentenceCase: isSentenceCase(label),
    isTitle: isTitle(label),
    isListOrSentence: isListOrSentence(label, text.trim()),
    heading: hasPrice
      ? pricedHeading(label)
      : (speaksOfAll.test(label) && (!isUpperCase(label) || allOf.test(label))) ||
          isSandwichOfDay(station)
        ? headOfServings(text)
        : readHeading(text.trim()),
  };
}

/** "Sandwich: Tuna on rye" without a price is a dish. */
const isSandwichOfDay = (station: Station | null) =>
  sectionKinds(station?.title ?? "").includes("sandwich");

function withoutServiceHours(whole: string): string {
  // "LUNCH SPECIALS 11am-3pm  $9.95"
  const [, heading = "", price = ""] = hoursBeforePrice.exec(whole) ?? [];
  const text = price ? `${heading} ${price}` : whole;
  const title = titleBeforeHours(text);
  // "ASIAN CORNER 5pm-2am", but not "KITCHEN CLOSES 9pm".
  const isHead = title !== null && (readHeading(title) !== null || isCapitalTitle(title));
  return isHead ? title : withoutHours(text);
}

const isCapitalTitle = (title: string) =>
  isUpperCase(title) && !isNoise(title) && !/(?<!\p{L})(?:open|close|last|hour|door)/iu.test(title);

const hoursBeforePrice =
  /^(\p{Lu}[\p{L} &'-]{2,40}?)[ (,|·–-]{1,4}\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?(?:[–-]|to) ?\d{1,2}(?::\d\d)? ?[ap]\.?m\.?\)?[ ,|·–-]{1,9}([$€£] ?\d.*)$/iu;

/** "Sandwich / Jacket" below a heading: what the two prices of its dishes are for. */
const isHeadOfKinds = (text: string) =>
  /^\p{L}{3,20}(?<!s) \/ \p{L}{3,20}(?<!s)$/iu.test(text) &&
  text.split(" / ").every((kind) => sectionKinds(kind).some((said) => said !== "filler")) &&
  // "Tortilla / Wrap" is the heading of both.
  text.split(" / ").some((kind) => !sectionKinds(kind).includes("sandwich"));

/** "🥗 BOWL" above bowls, which is a size elsewhere. */
const isHeadingOfSize = (line: MenuLine, text: string) =>
  line.followsBlank &&
  /\p{L}{3}/u.test(text) &&
  sectionKinds(text).some((kind) => kind === "other" || kind === "sandwich");

const unpriced = (text: string): PricedText => ({
  before: text,
  after: "",
  prices: [],
  isPerWeight: false,
  isExtra: false,
});

/** On a page whose prices have cents or a currency, the 3 of "MENU BOARD 3" is no price. */
export function withoutStrayNumbers(facts: readonly LineFacts[]): LineFacts[] {
  const priced = facts.filter(({ hasPrice }) => hasPrice);
  const countOf = (mark: RegExp) => priced.filter((fact) => isMarked(fact, mark)).length;
  const hasHabit = (mark: RegExp, share: number) =>
    countOf(mark) >= fewestToTell && countOf(mark) >= priced.length * share;
  const isAlwaysMarked = hasHabit(centsOrCurrency, 0.87);
  const isInCurrency = hasHabit(currency, 0.5);
  const amounts = priced
    .filter((fact) => isMarked(fact, centsOrCurrency))
    .flatMap(({ priced: { prices } }) => prices.map(({ amount }) => amount));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const isUnusual = ({ priced: { prices } }: LineFacts) =>
    prices.some(({ amount }) => amount < least || amount > most);
  return facts
    .map((fact) => {
      const isStray = fact.hasPrice && !isMarked(fact, centsOrCurrency);
      // On a line of its own it is the rank or the number of a dish.
      const isUnlike = isInCurrency || isUnusual(fact) || numbered.test(fact.label);
      const isDropped = isStray && (fact.isPriceOnly ? isInCurrency : isAlwaysMarked && isUnlike);
      return isDropped ? readLineFacts(fact.line, false) : fact;
    })
    .filter((fact) => fact !== null);
}

const fewestToTell = 5;
/** What is numbered rather than sold. */
const numbered =
  /(?<!\p{L})(?:menu|board|page|shop|unit|suite|table|week|floor|level|stand|gate)$/iu;
const currency = /[^\d.,\s]/;
const centsOrCurrency = /[.,]\d{1,3}$|[^\d.,\s]/;
const isMarked = ({ priced: { prices } }: LineFacts, mark: RegExp) =>
  prices.some(({ amount, text }) => amount === 0 || mark.test(text));

const dividesMeat = /^(?:NON[- ]?)?VEG(?:ETARIAN)?$/;
const isOffer = new RegExp(`^\\P{L}{0,3}(?:\\+|${anyOf(extraOpenings)})(?!\\p{L})`, "iu");
const forExtra = new RegExp(
  `^(?:${anyOf(changeOpenings)}) .{0,60}$|^\\+ ?\\p{Ll}.{0,40}$|^(?:${anyOf(or)}) [$€£]? ?\\d`,
  "iu",
);

/** "Choice of: sauce, drink." as ordering pages put it below a dish. */
const listsChoices = new RegExp(`^(?:${anyOf(choiceLists)}) ?:.{0,80}$`, "iu");

/** "Do wyboru: Mały 24, Duży 29" has nothing but sizes and their prices. */
const openingChoices = new RegExp(`^(?:${anyOf(choiceLists)}) ?: ?`, "iu");

/** "Mięso: kurczak lub wołowina" apart from the dishes is about all of them. */
const listsMeats = new RegExp(
  `^\\P{L}{0,3}(?:\\p{L}{2,12} ){0,2}(?:${anyOf(meatChoices)}) ?: ?\\p{L}`,
  "iu",
);

/** "(in a wrap +50c)" */
const surchargeInBrackets = /^\([^()+]{0,60}\+ ?[$€£]?\d[^()]{0,20}\)$/;

const titled = (line: MenuLine, title: string, note: string): LineFacts => ({
  line,
  priced: unpriced(line.text),
  label: line.text,
  isPriceOnly: false,
  hasPrice: false,
  isBullet: false,
  isUpperCase: false,
  startsLowerCase: false,
  isSentenceCase: false,
  isTitle: true,
  isListOrSentence: false,
  heading: { title, note, isCertain: true },
});

/** A name before its price; the number of a house and its street are none. */
const isNamed = (before: string) => /^\P{L}{0,4}\p{L}{3}/u.test(before) && !isNoise(before);

/** "BLTベーグル" has no small letters, but is not in capitals. */
const isUpperCase = (text: string) =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text) && !easternLetter.test(text);

function isTitle(label: string): boolean {
  const words = label.split(/\s+/);
  const capitals = words.every((word) =>
    /^(?:[\p{Lu}\d&'"]|(?:and|of|the|from|our|to)$)/u.test(word),
  );
  return words.length <= 4 && capitals && !/[,;:+()]|\bw\//.test(label);
}

function isSentenceCase(label: string): boolean {
  const name = splitAtMark(label)?.name ?? label;
  const [, ...rest] = name.split(/\s+/).filter((word) => /^\p{L}{3}/u.test(word));
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word)).length;
  return rest.length >= 3 && capitals <= rest.length / 4;
}

function isListOrSentence(label: string, text: string): boolean {
  if (speaksOfAll.test(label)) return true;
  if (splitAtMark(label)) return false;
  const commas = label.split(/, |,$/).length - 1;
  const words = label.split(/\s+/).length;
  return commas >= 2 || words >= 10 || (words >= 3 && /\p{Ll}[.!]$/u.test(text));
}
