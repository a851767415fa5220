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
  if (text.length > 200 || !/\t|\||\S {2,}\S/.test(text) || /\d[.,]\d/.test(text)) return null;
  const cells = splitCells(text).map((cell) => cell.text);
  const [first = "", ...others] = cells;
  const isOverNumbers = (cell: string) => headOf(cell) !== null;
  // The first column has the names, with or without a head.
  const heads = /^\s/.test(text) && isOverNumbers(first) ? cells : others;
  const kinds = heads.map(headOf).filter((kind) => kind !== null);
  const isHead = heads.length > 0 && kinds.length === heads.length && kinds.includes("other");
  const isNamed =
    heads === others && !findColumns(splitWords(first)).some(({ value }) => value === "name");
  return isHead ? { kinds, title: isNamed ? first : "" } : null;
}

function headOf(cell: string): "price" | "other" | null {
  const key = keyOf(cell);
  if (otherHeads.has(key)) return "other";
  return headsOfPrices.has(key) || (cell !== "" && isSizeOnly(cell)) ? "price" : null;
}

/** "Grilled Chicken Wrap   480   9.49" below "CAL   PRICE": the first of its numbers is no price. */
export function withoutOtherNumbers(rows: readonly Row[]): Row[] {
  let heads: NumberHeads["kinds"] | null = null;
  return rows.map((row) => {
    const head = readNumberHeads(row.text);
    if (head) {
      heads = head.kinds;
      return { ...row, text: head.title };
    }
    const cells = heads ? splitCells(row.text).map((cell) => cell.text) : [];
    const numbers = cells.slice(-(heads?.length ?? 0));
    const isOfTable = cells.length > numbers.length && numbers.every(isNumber);
    if (!heads || !isOfTable) return row;
    const prices = numbers.filter((_, at) => heads?.[at] === "price");
    return { ...row, text: [...cells.slice(0, -numbers.length), ...prices].join("   ") };
  });
}

const isNumber = (cell: string) => /^[^\d\p{L}]{0,3}\d[\d.,/ –-]*\P{N}{0,6}$|^[-–—]$/u.test(cell);
