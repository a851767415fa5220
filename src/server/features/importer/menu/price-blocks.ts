import { readHeading } from "./headings.ts";
import { readPrices } from "./prices.ts";
import type { Row } from "./tables.ts";

const isPriced = (text: string) => readPrices(text).prices.length > 0;
const fewestPrices = 3;
const isPriceAlone = (text: string) =>
  !/\p{L}{2}/u.test(text) && readPrices(`x   ${text.trim()}`).prices.length > 0;

/** Names in one block and their prices in the next, as many: each name gets its price. */
export function joinPriceBlocks(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row }));
  for (let at = 0; at < joined.length; at += 1) {
    if (!isPriceAlone(joined[at]?.text ?? "")) continue;
    let end = at;
    while (end < joined.length && isPriceAlone(joined[end]?.text ?? "")) end += 1;
    const prices = joined.slice(at, end);
    const names = prices.length < fewestPrices ? [] : namesAbove(joined, at, prices.length);
    names.forEach((name, index) => {
      const price = prices[index];
      if (!price) return;
      name.text = `${name.text}   ${price.text.trim()}`;
      price.text = "";
    });
    at = end;
  }
  return joined;
}

/** The block above with as many names as there are prices; none when there is no such block. */
function namesAbove(rows: readonly Row[], at: number, count: number): Row[] {
  let from = at;
  while (from > 0 && at - from < count * 4 && !isPriced(rows[from - 1]?.text ?? "")) from -= 1;
  const block = rows.slice(from, at).filter(({ text }) => text.trim());
  const titles = block.filter(({ text }) => !readHeading(text.trim())?.isCertain);
  const named = titles.filter(
    ({ text }) => !/^\p{Ll}/u.test(text.trim()) && text.split(",").length < 3,
  );
  const found = [block, titles, named].find((rows) => rows.length === count);
  if (found) return found;
  // The title of the page stands above the first heading.
  const last = named.slice(-count);
  const above = last[0] && block[block.indexOf(last[0]) - 1];
  const isBelowHeading = above !== undefined && readHeading(above.text.trim())?.isCertain === true;
  return last.length === count && isBelowHeading ? last : [];
}
