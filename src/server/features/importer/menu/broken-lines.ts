import { isOnBread, nameForm } from "./dish-forms.ts";
import { namesChicken, namesDish, readHeading } from "./headings.ts";
import { isSizeOnly } from "./noise.ts";
import { anyOf, splitWords } from "./phrases.ts";
import { readPrices } from "./prices.ts";
import { isKnownWord } from "./scanned-words.ts";
import type { Row } from "./tables.ts";
import { changeOpenings, servedOpenings } from "./vocabulary/layout.ts";

const inPrices = new Set("0123456789.,/€$£ –-\t");

/** The prices at the end of a line, two spaces from its text. */
function priceColumn(text: string): string {
  let start = text.length;
  while (start > 0 && inPrices.has(text[start - 1] ?? "")) start -= 1;
  const end = text.slice(start);
  const gap = end.search(/ {2}|\t/);
  return gap >= 0 && /\d/.test(end.slice(gap)) ? end.slice(gap) : "";
}

const conjunction = /^(?:e|ed|y|et|und|and|&|i|o|or|ou|oder|nebo|lub) \p{L}/u;
/** "& fries 12" below "Chicken nuggets" */
const opensWithAnd = /^& ?\p{L}/u;
const hasPrice = (text: string) => /\d/.test(text);

/** Joins what a narrow column broke: hyphenated words, brackets, and names that go on below their price. */
export function joinBrokenLines(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  const lower = rows.filter(({ text }) => /^\P{L}*\p{Ll}/u.test(text)).length;
  const page = { describesInRow: hasPricedLists(rows), isLowerCase: lower > rows.length * 0.6 };
  for (const [at, row] of rows.entries()) {
    const above = joined.at(-1);
    const text = row.text.trim();
    if (!above || !text || !above.text.trim()) {
      joined.push({ ...row });
      continue;
    }
    const before = joined.at(-2)?.text ?? "";
    if (isWrapped(above.text, text, page) && !isOfPricedName(before, above.text, text)) {
      const isOfTitle = isListOf(before, above.text, rows[at + 1]?.text ?? "");
      const [rest, price] = isOfTitle ? splitPrice(text) : [text, ""];
      above.text = `${above.text.trimEnd()} ${rest}`;
      if (price) joined.push({ ...row, text: price });
      continue;
    }
    if (joinsNames(above.text, text) || endsName(before, above.text, text, rows[at + 1]?.text)) {
      above.text = `${above.text.trimEnd()} ${text}`;
      continue;
    }
    const prices = priceColumn(above.text);
    const label = above.text.slice(0, above.text.length - prices.length).trimEnd();
    if (isBrokenWord(label, text)) {
      const [first = "", rest = ""] = splitFirst(text);
      const isTitle =
        /^\p{Lu}/u.test(label.trim()) && rest.split(" ").every((word) => /^\p{Lu}/u.test(word));
      const isSetIn = indentOf(above.text) > 0 && indentOf(above.text) === indentOf(row.text);
      // "Chicken Sau-" and below it "sage & Egg Wrap   10.49"
      const isName = !prices && /^\s*\p{Lu}[^,.:]{2,40}$/u.test(label) && !text.includes(",");
      if (isName || ((prices || isTitle || isSetIn) && !hasPrice(text)))
        above.text = joinHyphen(label, text) + prices;
      else {
        above.text = joinHyphen(label, first) + prices;
        if (rest)
          joined.push({ ...row, text: row.text.slice(0, row.text.length - text.length) + rest });
      }
    } else if (opensWithAnd.test(text) && !hasPrice(above.text)) {
      above.text = `${above.text.trimEnd()} ${text}`;
    } else if (prices && !hasPrice(text) && goesOn(label, text)) {
      above.text = `${label} ${text}${prices}`;
    } else joined.push({ ...row });
  }
  return joined;
}

/** "Chicken, Brie &" and below it "Cranberry Burger 13.50" */
const joinsNames = (above: string, next: string) =>
  above.length < longestName &&
  /\p{L},? (?:&|and|with|w\/)$/u.test(above.trimEnd()) &&
  !/\d/.test(above) &&
  /^\p{L}/u.test(next);
const longestName = 80;

/** "Wrap" below "Southwest Chicken" and above its description: the end of a name that a narrow column broke. */
function endsName(before: string, above: string, next: string, following = ""): boolean {
  if (!kindAlone.test(next) || !/^\s*(?:\p{Lu}[\p{L}'-]{2,20}(?: |$)|& ){1,4}$/u.test(above))
    return false;
  const isFirst = !before.trim() || /\d\s*$/.test(before);
  const isDescribed = /^\s*\p{Ll}/u.test(following) || isPriceAlone(following);
  return (
    isFirst && isDescribed && nameForm(above) === null && !readHeading(above.trim())?.isCertain
  );
}
const kindAlone =
  /^(?:Sandwich|Burger|Wrap|Melt|Panini|Sub|Hoagie|Hero|Club|Sando|Toastie|Baguette|Ciabatta|Slider)s?$/;

const codesAlone =
  /^\d{1,2}[a-z]?(?: \(\p{L}{2,20}\))?(?:, ?\d{1,2}[a-z]?(?: \(\p{L}{2,20}\))?){1,13}$/u;
const highestCode = 20;

/** "1 (wheat), 3, 7" alone in the line below a priced dish: the numbers of its allergens, and no price. */
export function joinCodes(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const text = row.text.trim();
    const isCodes =
      codesAlone.test(text) &&
      (text.match(/\d+/g) ?? []).every((code) => Number(code) <= highestCode) &&
      (text.includes(", ") || !/,\d\d$/.test(text));
    if (isCodes && above && isPriced(above.text) && above.text.length < longestLine)
      above.text = `${above.text.trimEnd()} (${text.replace(/ \([^()]{0,20}\)/g, "")})`;
    else joined.push({ ...row });
  }
  return joined;
}

const fewestInRow = 3;
const longestLine = 1500;
const shortestWrapped = 40;
const isPriced = (text: string) => readPrices(text).prices.length > 0;
const mark = / [-–—:] |: /;

/** "make it spicy +1" below a list is no part of it. */
const changes = new RegExp(`^(?:${anyOf(changeOpenings)})(?!\\p{L})|\\+ ?[$€£]?\\d`, "iu");

/** "Napoli - Grilled Chicken, Mozzarella": a name and a list behind it. */
const isListed = (text: string) => mark.test(text) && text.includes(", ");

/** Most lists of the page end with a price. */
function hasPricedLists(rows: readonly Row[]): boolean {
  const lists = rows.filter(({ text }) => isListed(text));
  const priced = lists.filter(({ text }) => isPriced(text)).length;
  return priced >= fewestInRow && priced >= lists.length * 0.6;
}

/** A list that goes on: it ends with a comma, or was cut in the middle of an ingredient. */
function isWrapped(
  above: string,
  next: string,
  { describesInRow, isLowerCase }: { describesInRow: boolean; isLowerCase: boolean },
): boolean {
  const unnumbered = above.trim().replace(/^\d{1,3}[.)] +/, "");
  if (above.length + next.length > longestLine || / {2}|\t/.test(unnumbered)) return false;
  if (!/^[\p{L}"'&(]/u.test(next) || isPriced(above)) return false;
  if (isSizeOnly(readPrices(next).before) || changes.test(next)) return false;
  // "fries 5 // tots 5 // mac 5" below the last of the dishes.
  if (/\d (?:\/\/|[|•·]) \p{L}/u.test(next)) return false;
  if (isCapital(next) && !isCapital(above)) return false;
  const commas = above.split(", ").length - 1 + (above.trimEnd().endsWith(",") ? 1 : 0);
  if (above.trimEnd().endsWith(",")) return commas > 1 || isListed(above) || /^\p{Ll}/u.test(next);
  const isLong = above.trim().length >= shortestWrapped;
  if (!isLong || !/\p{L}$/u.test(above.trimEnd())) return false;
  if (/^\p{Ll}/u.test(next)) return commas > 1 && (!isLowerCase || /^\P{L}*\p{Lu}/u.test(above));
  // "Corn, Black" and below it "Beans, Chipotle Mayo 15.95", where all other dishes end with their price.
  return describesInRow && isListed(above) && isPriced(next) && !mark.test(next);
}

const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

const title = /^\s*(?:\d{1,3}[.)]? )?\p{Lu}[^,.:;!?]{2,50}$/u;

/** "Chicken Club" above "Grilled chicken, bacon," is its name, unless one more list follows at once. */
function isListOf(name: string, list: string, following: string): boolean {
  const isName = title.test(name) && !isPriced(name) && !/\S(?: {2}|\t)/.test(name.trimEnd());
  const isHeading = readHeading(name.trim())?.isCertain === true && !namesDish(name);
  return isName && !isHeading && !hasOwnName(list) && !following.includes(", ");
}

/** "Club Sandwich, roast chicken, bacon" */
const hasOwnName = (list: string) =>
  mark.test(list) || nameForm(list.split(",")[0] ?? "") === "sandwich";

/** A list right below "Chicken Club 12" has its price: what follows with another one is the next dish. */
function isOfPricedName(name: string, list: string, next: string): boolean {
  if (!isPriced(name) || name.includes(",") || !isPriced(next) || hasOwnName(list)) return false;
  return !list.trimEnd().endsWith(",") || nameForm(readPrices(next).before) === "sandwich";
}

/** "tomato and mayo", and the price of the dish by itself. */
function splitPrice(text: string): [string, string] {
  const { before, after, prices, isExtra } = readPrices(text);
  const [price, ...more] = prices;
  if (!price || more.length > 0 || isExtra || /[\p{L}\d]/u.test(after)) return [text, ""];
  return [before.trim(), text.slice(text.lastIndexOf(price.text))];
}

const indentOf = (text: string) => text.length - text.trimStart().length;

const splitFirst = (text: string): [string, string] => {
  const gap = text.search(/\s/);
  return gap < 0 ? [text, ""] : [text.slice(0, gap), text.slice(gap).trimStart()];
};

const isBrokenWord = (label: string, next: string) =>
  /\p{Ll}-$/u.test(label) && /^\p{Ll}{2}/u.test(next);

/** "pollo, bacon," also in an open bracket, or "e peperoni". */
function goesOn(label: string, next: string): boolean {
  const open = label.lastIndexOf("(");
  if (open >= 0 && label.indexOf(")", open) < 0) return /^[^(]*\)/.test(next);
  if (label.endsWith(",") && label.includes(", ")) return true;
  return conjunction.test(next) && next.split(" ").length <= 4 && !next.includes(",");
}

/** "brio-" and "che" are one word, "hand-" and "breaded" two. */
export function joinHyphen(label: string, next: string): string {
  const before =
    label
      .slice(0, -1)
      .split(/[^\p{L}]/u)
      .at(-1) ?? "";
  const after = /^\p{L}+/u.exec(next)?.[0] ?? "";
  const isCompound = !isKnownWord(before + after) && isKnownWord(before) && isKnownWord(after);
  return (isCompound ? label : label.slice(0, -1)) + next;
}

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
  // "Italian Combo" in a list, which is a heading elsewhere.
  const [heading, ...below] = block.slice(-count - 1);
  if (below.length === count && heading && readHeading(heading.text.trim())?.isCertain)
    return below;
  // The title of the page stands above the first heading.
  const last = named.slice(-count);
  const above = last[0] && block[block.indexOf(last[0]) - 1];
  const isBelowHeading = above !== undefined && readHeading(above.text.trim())?.isCertain === true;
  return last.length === count && isBelowHeading ? last : [];
}

const longestListed = 7;
const listOpening = /^(\p{L}[^:,]{1,40}): (?=\p{L})/u;
/** Not within brackets, which hold codes and parts. */
const betweenListed = /(?:, | [/•·|] |; )(?![^()]{0,80}\))/u;
/** "$5 hot dog   $5 nachos   $5 chicken slider" */
const betweenCells = /\t+|(?<=\S) {2,}(?=\S)| [|•·] /u;
const pricedFirst = /^[$€£] ?\d{1,3}(?:[.,]\d\d)? [^$€£\p{L}]{0,6}\p{L}[^$€£]{2,60}$/u;
const saysHow = new RegExp(`^(?:${anyOf(servedOpenings)})(?!\\p{L})`, "iu");

/**
 * "Panini 3 fromages, panini poulet-mozza, panini kebab 5.50", "Deli line: turkey sub, chicken wrap": every part of the list
 * is a sandwich by its own name, so all of them are dishes, at the price of the row. Null for anything else.
 */
export function readListedDishes(text: string): string[] | null {
  const cells = text.trim().split(betweenCells);
  if (cells.length > 2 && cells.every((cell) => pricedFirst.test(cell) && !isSizeOnly(cell)))
    return cells;
  const { before, after, prices } = readPrices(text);
  if (!namesChicken(before) || /\p{L}{2}/u.test(after) || before.length > 400) return null;
  const list = before.trim().replace(listOpening, "");
  const parts = list.split(betweenListed).map((part) => part.trim().replace(/\.$/, ""));
  // "Wrap de pollo / Chicken wrap" is one dish in two languages.
  if (parts.length < (list.includes(", ") ? 2 : 3) || saysHow.test(list)) return null;
  if (!parts.every(isSandwich)) return null;
  const price = prices.length > 0 ? `   ${text.slice(before.length).trim()}` : "";
  return parts.map((part) => `• ${part}${price}`);
}

function isSandwich(part: string): boolean {
  const words = splitWords(part.replace(/\([^()]{0,80}\)/g, ""));
  const isNamed = words.length > 1 && words.length <= longestListed && !/\d$/.test(part);
  // "w/ mayo, lettuce on coco bread" goes on with one dish.
  return isNamed && nameForm(part) === "sandwich" && !isOnBread(part) && !/ w\/| on /i.test(part);
}
