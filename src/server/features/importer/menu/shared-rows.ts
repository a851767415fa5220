import type { Row } from "./columns.ts";
import { readHeading } from "./headings.ts";
import { readPrices } from "./prices.ts";
import { isSizeOnly } from "./size-words.ts";

/** "Mimosa 10 / Coffee 4" and cells of columns that do not line up: each dish gets a row of its own. */
export function separateDishes(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const dishes = dishesOf(row.text).flatMap(headingAndDish);
    return dishes.map((text) => ({ number: row.number, text }));
  });
}

const separators = [
  /\s[|•·/]\s|\s?[•·]\s?/u,
  /\t+|(?<=\S) {3,}(?=\S)/,
  /(?<=[\d)]) {2,}(?=\p{L})/u,
  /(?<=\d[.,]\d\d) (?=\p{Lu}\p{L})/u,
];

/** "WRAPS: Falafel 8" begins its section on the same row. */
function headingAndDish(text: string, index: number): string[] {
  const colon = index === 0 ? text.indexOf(": ") : -1;
  if (colon < 3 || colon > 50) return [text];
  const [title, dish] = [text.slice(0, colon), text.slice(colon + 2)];
  const isPlural = /s$/i.test(title) || title === title.toUpperCase();
  const isHeading = isPlural && /\p{L}{2}/u.test(dish) && readHeading(title)?.isCertain;
  return isHeading && readPrices(dish).prices.length > 0 ? [title, dish] : [text];
}

function dishesOf(text: string): string[] {
  for (const separator of separators) {
    const parts = joinPrices(text.split(separator));
    if (parts.length > 1 && parts.every(isPricedDish)) return parts;
  }
  return [text];
}

/** A price in a cell of its own belongs to the dish before it. */
function joinPrices(cells: string[]): string[] {
  const joined: string[] = [];
  for (const cell of cells) {
    const isText = /\p{L}{2}/u.test(cell);
    if (isText || joined.length === 0) joined.push(cell);
    else joined.push(`${joined.pop()}   ${cell}`);
  }
  return joined;
}

function isPricedDish(text: string): boolean {
  const { before, prices } = readPrices(text);
  return prices.length > 0 && before.length < 80 && !isSizeOnly(before);
}
