// Splits a menu text into lines in reading order, with columns one below the other and one dish per line.
import type { MenuLine } from "../reader.types.ts";
import { withoutNutrition } from "./noise.ts";
import { isSizeOnly, readPrices } from "./prices.ts";

const longestLine = 1500;
/** The longest menus have some hundreds. */
const mostRows = 5000;

/** The menu's lines in reading order, without the empty ones. */
export function menuLines(text: string): MenuLine[] {
  const rows = text
    .split("\n", mostRows)
    .map((line, index) => ({ number: index + 1, text: line.slice(0, longestLine).trimEnd() }));
  const lines: MenuLine[] = [];
  let followsBlank = true;
  for (const row of separateDishes(unfoldColumns(rows))) {
    const trimmed = row.text.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      const indent = row.text.length - row.text.trimStart().length;
      lines.push({ number: row.number, text: trimmed, indent, followsBlank });
      followsBlank = false;
    } else followsBlank = true;
  }
  return lines;
}

interface Row {
  number: number;
  text: string;
}

const widestPage = 400;
const hasLetters = (text: string) => /\p{L}{2}/u.test(text);
/** Not "$7.49    540 cal", the end of a row. */
const endsPriced = (text: string) =>
  hasLetters(withoutNutrition(text)) && readPrices(text).prices.length > 0;

/** Columns that a PDF's text layer puts side by side, one below the other. */
function unfoldColumns(rows: readonly Row[]): Row[] {
  const gutter = findGutter(rows);
  if (gutter === null) return [...rows];
  const unfolded: Row[] = [];
  let left: Row[] = [];
  let right: Row[] = [];
  const flush = () => {
    if (right.length > 0) unfolded.push(...left, blankAfter(left), ...unfoldColumns(right));
    else unfolded.push(...left);
    left = [];
    right = [];
  };
  for (const row of rows) {
    const cells = cut(row.text, gutter);
    if (!cells) {
      flush();
      unfolded.push(row);
      continue;
    }
    // An empty row separates in both columns.
    const isBlank = row.text.trim() === "";
    if (isBlank || cells[0].trim()) left.push({ number: row.number, text: cells[0] });
    if (isBlank || cells[1].trim()) right.push({ number: row.number, text: cells[1] });
  }
  flush();
  return unfolded;
}

const blankAfter = (rows: readonly Row[]): Row => ({ number: rows.at(-1)?.number ?? 1, text: "" });

/** Null when something stands across the gutter. */
function cut(text: string, gutter: number): [string, string] | null {
  if (text.length <= gutter) return [text, ""];
  if (text.slice(gutter - 2, gutter).trim() !== "") return null;
  return [text.slice(0, gutter).trimEnd(), text.slice(gutter)];
}

/** Where the second column begins: dishes with prices stand on both sides of it. */
function findGutter(rows: readonly Row[]): number | null {
  const starts = new Map<number, number>();
  for (const { text } of rows) {
    for (const { index, 0: gap } of text.slice(0, widestPage).matchAll(/(?<=\S) {3,}(?=\S)/g)) {
      const start = index + gap.length;
      starts.set(start, (starts.get(start) ?? 0) + 1);
    }
  }
  const likely = [...starts]
    .filter(([, count]) => count >= 3)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5);
  const found = likely.find(([start]) => hasDishesOnBothSides(rows, start));
  return found?.[0] ?? null;
}

function hasDishesOnBothSides(rows: readonly Row[], gutter: number): boolean {
  const cells = rows.map(({ text }) => cut(text, gutter)).filter((cell) => cell !== null);
  const priced = (side: 0 | 1) => cells.filter((cell) => endsPriced(cell[side])).length;
  return priced(0) >= 2 && priced(1) >= 2 && cells.length >= rows.length / 2;
}

/** "Mimosa 10 / Coffee 4" and cells of columns that do not line up: each dish gets a row of its own. */
function separateDishes(rows: readonly Row[]): Row[] {
  return rows.flatMap(({ number, text }) => dishesOf(text).map((dish) => ({ number, text: dish })));
}

const separators = [
  /\s[|•·/]\s|\s?[•·]\s?/u,
  /\t+|(?<=\S) {3,}(?=\S)/,
  /(?<=[\d)]) {2,}(?=\p{L})/u,
];

function dishesOf(text: string): string[] {
  for (const separator of separators) {
    const parts = text.split(separator);
    if (parts.length > 1 && parts.every(isPricedDish)) return parts;
  }
  return [text];
}

function isPricedDish(text: string): boolean {
  const { before, prices } = readPrices(text);
  return prices.length > 0 && before.length < 80 && !isSizeOnly(before);
}
