import { isSizeOnly } from "./noise.ts";
import { createFinder, splitWords } from "./phrases.ts";
import { type Row, splitCells } from "./tables.ts";
import { columnPhrases, otherNumbers, priceHeads } from "./vocabulary/columns.ts";

const findColumns = createFinder(columnPhrases);

/** With their signs, which are no words. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[().:/]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
const wordsOf = (list: string) => new Set(list.split(",").map(keyOf));

const otherHeads = wordsOf(otherNumbers);
const headsOfPrices = wordsOf(priceHeads);

interface NumberHeads {
  kinds: ("price" | "other")[];
  /** "BURGERS" of "BURGERS   kcal   £" */
  title: string;
}

/** What the columns of numbers below a head are for; null where it is no such head. */
function readNumberHeads(text: string): NumberHeads | null {
  if (text.length > 200 || !isOfCells(text) || /\d[.,]\d/.test(text)) return null;
  const cells = splitCells(text).map((cell) => cell.text);
  const [first = "", ...others] = cells;
  const isOverNumbers = (cell: string) => headOf(cell) !== null;
  // The first column has the names, with or without a head.
  const heads = /^\s/.test(text) && isOverNumbers(first) ? cells : others;
  // "L" beside "M" is large, and no litre.
  const hasSizes = heads.some((head) => head !== "" && isSizeOnly(head));
  const kinds = heads
    .map((head) => (hasSizes && /^l$/i.test(head) ? "price" : headOf(head)))
    .filter((kind) => kind !== null);
  const isHead = heads.length > 0 && kinds.length === heads.length && kinds.includes("other");
  const isNamed =
    heads === others && !findColumns(splitWords(first)).some(({ value }) => value === "name");
  return isHead ? { kinds, title: isNamed ? first : "" } : null;
}

const isOfCells = (text: string) => /\t|\||\S {2,}\S/.test(text);

function headOf(cell: string): "price" | "other" | null {
  const key = keyOf(cell);
  if (otherHeads.has(key)) return "other";
  return headsOfPrices.has(key) || (cell !== "" && isSizeOnly(cell)) ? "price" : null;
}

/** "Grilled Chicken Wrap   480   9.49" below "CAL   PRICE": the first of its numbers is no price. */
export function withoutOtherNumbers(rows: readonly Row[]): Row[] {
  let heads: NumberHeads["kinds"] | null = null;
  return rows.map((row, at) => {
    const head = readNumberHeads(row.text);
    if (head) {
      heads = head.kinds;
      return { ...row, text: head.title };
    }
    const pricesOnly = heads && withPricesOnly(row.text, heads);
    if (pricesOnly) return { ...row, text: pricesOnly };
    const isTitle = rows[at - 1]?.text.trim() === "" || isLikeTitle(row.text);
    if (row.text.trim() !== "" && (isTitle || isOfCells(row.text))) heads = null;
    return row;
  });
}

/** A description has commas, or more words. */
const isLikeTitle = (text: string) =>
  !/\p{Ll}/u.test(text) || (!text.includes(",") && splitWords(text).length <= longestTitle);
const longestTitle = 3;

/** Null for a row of another table, and where a number that should be none looks like a price. */
function withPricesOnly(text: string, heads: NumberHeads["kinds"]): string | null {
  const cells = splitCells(text).map((cell) => cell.text);
  const numbers = cells.slice(-heads.length);
  if (cells.length <= numbers.length || !numbers.every(isNumber)) return null;
  const prices = numbers.filter((_, at) => heads[at] === "price");
  const others = numbers.filter((_, at) => heads[at] === "other");
  const isOther = (cell: string) => isLarge(cell) || prices.some((price) => isRounder(cell, price));
  const areOthers = prices.length > 0 ? others.every(isOther) : others.some(isLarge);
  return areOthers ? [...cells.slice(0, -numbers.length), ...prices].join("   ") : null;
}

const isNumber = (cell: string) => /^[^\d\p{L}]{0,3}\d[\d.,/ –-]*\P{N}{0,6}$|^[-–—]$/u.test(cell);

const cents = /[.,](\d{1,2})(?!\d)/;
const centsOf = (cell: string) => cents.exec(cell)?.[1]?.length ?? 0;
/** A dish costs 50 and more where nothing has cents. */
const fewest = 50;
const isLarge = (cell: string) => centsOf(cell) === 0 && Number(/\d+/.exec(cell)?.[0]) >= fewest;
/** "16" beside "7.50" */
const isRounder = (cell: string, price: string) => centsOf(cell) < centsOf(price);
