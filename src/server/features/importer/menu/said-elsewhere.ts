import type { LineFacts } from "./line-facts.ts";
import type { MenuItem, MenuLine } from "./menu.types.ts";
import { isAboutAllergens, isSizeHead } from "./noise.ts";
import { createFinder, splitWords } from "./phrases.ts";
import { type Price, readPrices } from "./prices.ts";
import { type Allergen, statedAllergens } from "./vocabulary/allergens.ts";

export interface NumberedFacts extends LineFacts {
  number?: number;
}

interface Numbers {
  /** The lines that are left. */
  lines: MenuLine[];
  complete: (item: MenuItem) => MenuItem;
}

const findAllergens = createFinder(statedAllergens);
const pricesByNumber =
  /^(?:(?:no|nr|#)\.? ?)?(\d{1,3}(?: ?[,&+/] ?\d{1,3}){0,9}) *[.:=…–-]* {1,60}(\D{0,4}\d[\d.,]*\D{0,5})$/i;
const allergensByNumber = /((?:\d{1,2}[.,&・ ]{1,3}){1,20})([^\d]{1,80})/g;

/** "1, 2   £8.50" and "Allergens: 1, 2 wheat; 4 egg" speak of dishes by their number. */
export function readNumbers(lines: readonly MenuLine[]): Numbers {
  const prices = new Map<number, Price[]>();
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
      /^(?:#|no\.? ?|nr\.? ?|n° ?)?(\d{1,3})(?:[.):]| ?[–-] )? {0,4}(?=\p{L}|"|(?<= )\d ?pc)/iu.exec(
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
  const found: { line: number; prices: Price[] }[] = [];
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
