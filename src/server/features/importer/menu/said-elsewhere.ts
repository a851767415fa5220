import { findForms } from "./dish-forms.ts";
import { readHeading } from "./headings.ts";
import { choicesTitle, type LineFacts, speaksOfAll } from "./line-facts.ts";
import type { MenuItem, MenuLine } from "./menu.types.ts";
import { isAboutAllergens, isNoise, isSizeHead } from "./noise.ts";
import { anyOf, createFinder, splitWords, wordSet } from "./phrases.ts";
import { type Price, readPrices } from "./prices.ts";
import { type Allergen, statedAllergens } from "./vocabulary/allergens.ts";
import { meatChoices, sizes } from "./vocabulary/layout.ts";
import { breadsInAll, fillingLists, fillingWords } from "./vocabulary/serving.ts";

export interface NumberedFacts extends LineFacts {
  number?: number;
}

/** What is left when that is taken out, and how it is put to the dish it belongs to. */
interface Elsewhere {
  /** The lines that are left. */
  lines: MenuLine[];
  complete: (item: MenuItem) => MenuItem;
}

const findAllergens = createFinder(statedAllergens);
const pricesByNumber =
  /^(?:(?:no|nr|#)\.? ?)?([1-9]\d{0,2}(?: ?[,&+/] ?[1-9]\d{0,2}){0,9}) *[.:=…–-]* {1,60}([^\d\p{L}]{0,4}\d[\d.,]*\D{0,5})$/iu;
const allergensByNumber = /((?:\d{1,2}[.,&・ ]{1,3}){1,20})([^\d]{1,80})/g;

/** "1, 2   £8.50" and "Allergens: 1, 2 wheat; 4 egg" speak of dishes by their number. */
export function readNumbers(lines: readonly MenuLine[]): Elsewhere {
  const prices = new Map<number, readonly Price[]>();
  const stated = new Map<number, Partial<Record<Allergen, boolean>>>();
  const left: MenuLine[] = [];
  for (const line of lines) {
    const priced = pricesByNumber.exec(line.text);
    const found = priced ? readPrices(`x ${priced[2] ?? ""}`).prices : [];
    if (priced && found.length > 0)
      for (const number of numbersIn(priced[1] ?? "")) prices.set(number, found);
    else left.push(line);
    if (!isAboutAllergens(line.text)) continue;
    for (const [, numbers = "", words = ""] of line.text.matchAll(allergensByNumber)) {
      const contained = findAllergens(splitWords(words)).map(({ value }) => [value, true] as const);
      for (const number of numbersIn(numbers))
        stated.set(number, { ...stated.get(number), ...Object.fromEntries(contained) });
    }
  }
  const isList = prices.size > 1;
  return {
    lines: isList ? left : [...lines],
    complete: (item) => {
      const number = item.number ?? 0;
      const own = isList && item.prices.length === 0 ? (prices.get(number) ?? []) : item.prices;
      const allergens = stated.get(number);
      return {
        ...item,
        prices: own,
        ...(allergens ? { stated: { ...allergens, ...item.stated } } : {}),
      };
    },
  };
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

const fewest = 3;

/** Takes the numbers off dishes that are counted, and remembers them. */
export function countDishes(
  facts: readonly LineFacts[],
  { namesAreNumbered }: { namesAreNumbered: boolean },
): NumberedFacts[] {
  const numbers = facts.map(({ line }) =>
    Number(
      /^(?:#|no\.? ?|nr\.? ?|n° ?)?(\d{1,3})(?:[.):]| ?[–-] )? {0,4}(?!(?:ft|feet|foot|inch|oz|lbs?|eggs?)(?!\p{L}))(?=\p{L}|"|(?<= )\d ?pc)/iu.exec(
        line.text,
      )?.[1] ?? 0,
    ),
  );
  const rising = numbers.filter((number) => number > 0);
  const isFromOne = rising[0] === 1 && rising[1] === 2;
  const isCounted =
    (rising.length >= fewest || isFromOne) &&
    rising.every((number, at) => number > (rising[at - 1] ?? 0));
  return facts.map((fact, index) => {
    const number = numbers[index] ?? 0;
    if (number === 0 || !(isCounted || namesAreNumbered)) return fact;
    const label = fact.label.replace(/^\d{1,3}(?:[.):]| ?[–-] )? {0,4}(?=\p{L}|")/u, "");
    return isCounted ? { ...fact, label, number, isBullet: true } : { ...fact, label };
  });
}

interface StandingPrices {
  /** The lines that state them. */
  lines: ReadonlySet<MenuLine>;
  /** Gives a dish without a price the one that stands above it. */
  price: (item: MenuItem) => MenuItem;
}

const surcharge = /\b(?:add|extra|plus)\b|\+/i;

/** Prices of the sizes above a list, which hold for all its dishes: "MINI (6")  REG (9")" and below it "7.75  10.25". */
export function findStandingPrices(lines: readonly MenuLine[]): StandingPrices {
  const found: { line: number; prices: readonly Price[] }[] = [];
  const used = new Set<MenuLine>();
  const heads = lines.filter(({ text }) => isSizeHead(text));
  lines.forEach((line, index) => {
    const sizes = lines[index - 1];
    if (!sizes || !isSizeHead(sizes.text) || /\p{L}/u.test(line.text)) return;
    const { prices } = readPrices(`x   ${line.text}`);
    if (prices.length < 2) return;
    found.push({ line: line.number, prices });
    used.add(line);
  });
  return {
    lines: used,
    price: (item) => {
      const sizes = heads.findLast(({ number }) => number < (item.nameLine ?? 0))?.text;
      const sized = sizes ? { ...item, sizes } : item;
      const standing = found.findLast(({ line }) => line < (item.nameLine ?? 0));
      if (!standing || item.prices.length > 0) return sized;
      return {
        ...sized,
        prices: withSurcharge(standing.prices, item),
        priceLine: standing.line,
        hasStandingPrice: true,
      };
    },
  };
}

/** "HOT (add 1.00 / 1.50 / 2.00)" makes each size dearer. */
function withSurcharge(prices: readonly Price[], { section }: MenuItem): Price[] {
  const note = section?.note ?? "";
  const more = surcharge.test(note) ? readAmounts(note) : [];
  return prices.map(({ amount, text }, index) => {
    const added = more[index] ?? more[0] ?? 0;
    return added > 0
      ? { amount: Math.round((amount + added) * 100) / 100, text: `${text} + ${added}` }
      : { amount, text };
  });
}

const readAmounts = (text: string) =>
  (text.match(/\d{1,3}(?:[.,]\d\d)?/g) ?? []).map((amount) => Number(amount.replace(",", ".")));

const fewestBreads = 2;
const fewestFillings = 3;

/** "SANDWICH 3.40   BARM 3.80   BAGUETTE 4.30" above fillings without prices: each of them comes in all. */
export function readBreadPrices(lines: readonly MenuLine[]): Elsewhere {
  const left: MenuLine[] = [];
  const standing = new Map<number, { prices: readonly Price[]; line: number }>();
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && isBreadPrice(lines[end])) end += 1;
    const isChoice = end === at && isFillingPrice(lines[at]);
    if (isChoice) end += 1;
    const fillings = end - at < fewestBreads && !isChoice ? [] : fillingsFrom(lines, end);
    if (fillings.length < fewestFillings) {
      left.push(...lines.slice(at, end + 1));
      at = end + 1;
      continue;
    }
    const breads = lines.slice(at, end);
    const prices = breads.flatMap(({ text }) => readPrices(text).prices);
    for (const { number } of fillings)
      standing.set(number, { prices, line: breads[0]?.number ?? number });
    left.push(...fillings.flatMap(namesIn));
    at = end + fillings.length;
  }
  return {
    lines: left,
    complete: (item) => {
      const found = standing.get(item.nameLine ?? 0);
      return found && item.prices.length === 0
        ? { ...item, prices: found.prices, priceLine: found.line, isOnBread: true }
        : item;
    },
  };
}

const plain = wordSet(`${sizes}, ${breadsInAll}`);

/** A price whose words name nothing but a bread. */
function isBreadPrice(line: MenuLine | undefined): boolean {
  const { before, prices } = readPrices(line?.text ?? "");
  const words = splitWords(before.replace(/\([^)]{0,40}\)/g, " "));
  const forms = findForms(words).filter(({ value }) => value === "sandwich" || value === "bread");
  const isNamed = (at: number) => forms.some(({ from, to }) => from <= at && at < to);
  return (
    prices.length > 0 &&
    forms.length > 0 &&
    words.every(({ text }, at) => isNamed(at) || plain.has(text))
  );
}

/** "Choose your filling 4.50" */
const isFillingPrice = (line: MenuLine | undefined) =>
  line !== undefined && toChoose.test(line.text) && readPrices(line.text).prices.length > 0;
const toChoose = new RegExp(
  `^\\P{L}{0,3}(?:\\p{L}{2,10} ){0,3}(?:${anyOf(fillingWords)})(?!\\p{L})`,
  "iu",
);

/** The lines up to the next price or heading. */
function fillingsFrom(lines: readonly MenuLine[], from: number): MenuLine[] {
  let end = from;
  while (end < lines.length && isFilling(lines[end], end === from)) end += 1;
  return lines.slice(from, end);
}

const isFilling = (line: MenuLine | undefined, isFirst: boolean) =>
  line !== undefined &&
  readPrices(line.text).prices.length === 0 &&
  !isNoise(line.text) &&
  (isFirst || readHeading(line.text)?.isCertain !== true);

const listed = new RegExp(`^(?:${anyOf(fillingLists)})[^:]{0,20}: *(?=\\p{L})`, "iu");

/** "Fillings: ham, egg mayo, chicken tikka" lists them, and all others have a line each. */
function namesIn(line: MenuLine): MenuLine[] {
  const list = line.text.replace(listed, "");
  if (list !== line.text)
    return list.split(", ").map((text) => ({ ...line, text, isOneOfMany: true }));
  return [speaksOfAll.test(line.text) ? line : { ...line, isOneOfMany: true }];
}

const isHead = (fact: LineFacts | undefined) => fact?.heading?.title === choicesTitle;
const choosesMeat = new RegExp(`(?<!\\p{L})(?:${anyOf(meatChoices)})(?!\\p{L})`, "iu");
const isOptional = /\b(?:optional|add|extra|double|addit\w+)\b/i;
const mostChoices = 40;

/** Takes out the lists of what may be chosen for a dish, which end at an empty line or at its price, and keeps its meats. */
export function takeChoices(facts: readonly LineFacts[]): LineFacts[] {
  const left: LineFacts[] = [];
  for (let at = 0; at < facts.length; at += 1) {
    const fact = facts[at];
    if (!fact) continue;
    if (isHead(fact) && sellsBelow(facts, at)) {
      const heading = { title: fact.line.text, note: "", isCertain: true };
      left.push({ ...fact, heading });
      continue;
    }
    const end = isHead(fact) ? endOfChoices(facts, at) : -1;
    if (end < 0) {
      left.push(fact);
      continue;
    }
    const meats = meatsIn(facts.slice(at, end));
    const dish = left.pop();
    if (dish) left.push(meats ? { ...dish, choices: meats } : dish);
    at = end - 1;
  }
  return left;
}

/** "PICK YOUR BIRD" above "Sandwich 9.95" and "Half Bird 15.95": what may be chosen costs as much as other dishes do. */
function sellsBelow(facts: readonly LineFacts[], at: number): boolean {
  const below = facts.slice(at + 1, at + 3);
  const isSold = ({ hasPrice, isPriceOnly, line }: LineFacts) =>
    hasPrice && !isPriceOnly && !line.followsBlank;
  const isApart =
    facts[at]?.line.followsBlank || !facts.slice(0, at).some(({ hasPrice }) => hasPrice);
  if (!isApart || below.length < 2 || !below.every(isSold)) return false;
  const amountsOf = (some: readonly LineFacts[]) =>
    some.flatMap(({ priced }) => priced.prices.map(({ amount }) => amount));
  const all = amountsOf(facts.slice(0, mostChoices)).sort((a, b) => a - b);
  const usual = all[Math.floor(all.length / 2)] ?? 0;
  return Math.min(...amountsOf(below)) >= usual * 0.6;
}

/** The line after the lists that begin here; -1 where nothing says where they end. */
function endOfChoices(facts: readonly LineFacts[], from: number): number {
  const isPriced = facts[from - 1]?.hasPrice === true;
  const last = Math.min(facts.length, from + mostChoices);
  for (let at = from + 1; at < last; at += 1) {
    const fact = facts[at];
    if (!fact || isHead(fact)) continue;
    if (fact.line.followsBlank) return at;
    if (fact.hasPrice) return fact.isPriceOnly && !isPriced ? at : -1;
  }
  return last === facts.length ? last : -1;
}

/** "Choose your protein (Required)", and below it "Chicken" and "Gyro Meat". */
function meatsIn(lists: readonly LineFacts[]): string {
  let isOfMeats = false;
  return lists
    .filter((fact) => {
      if (!isHead(fact)) return isOfMeats;
      isOfMeats = choosesMeat.test(fact.line.text) && !isOptional.test(fact.line.text);
      return false;
    })
    .map(({ label }) => label)
    .join(", ");
}
