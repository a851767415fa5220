// Over 300 lines: the steps from rows to lines are one chain, each a few lines, and are read in their order.
import { joinBrokenLines, joinCodes, joinPriceBlocks, readListedDishes } from "./broken-lines.ts";
import { namesChicken, readHeading, sectionKinds } from "./headings.ts";
import type { MenuLine } from "./menu.types.ts";
import {
  isAboutAllergens,
  isCounts,
  isServing,
  isSizeOnly,
  withoutHours,
  withoutLastColumn,
} from "./noise.ts";
import { anyOf, splitWords } from "./phrases.ts";
import { freeBracketedPrices, moveBarePrices, readPrices } from "./prices.ts";
import { readStation } from "./stations.ts";
import {
  type Row,
  readTables,
  separateKinds,
  withoutCodeColumn,
  withoutOtherNumbers,
} from "./tables.ts";
import { changeOpenings } from "./vocabulary/layout.ts";
import { prosePhrases } from "./vocabulary/prose.ts";

const longestLine = 1500;
/** The longest menus have a few hundred lines. */
const mostRows = 2000;

/** The menu's lines in reading order, without the empty ones. */
export function menuLines(text: string): MenuLine[] {
  const rows = moveBarePrices(
    freeBracketedPrices(
      joinCodes(
        text
          .split("\n", mostRows)
          .map((line, index) => ({
            number: index + 1,
            text: withoutLastColumn(line.slice(0, longestLine)),
          }))
          .filter(({ text: line }) => !isCounts(line)),
      ),
    ),
  );
  const lines: MenuLine[] = [];
  let followsBlank = true;
  const unfolded = joinBrokenLines(
    joinParagraphs(
      readTables(separateKinds(unfoldColumns(withoutOtherNumbers(withoutCodeColumn(rows))))),
    ),
  );
  for (const row of separateDishes(joinPriceBlocks(unfolded))) {
    const trimmed = row.text.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      const indent = row.text.length - row.text.trimStart().length;
      const { number, stated, isOneOfMany } = row;
      lines.push({
        number,
        text: trimmed,
        indent,
        followsBlank,
        ...(stated ? { stated } : {}),
        ...(isOneOfMany ? { isOneOfMany } : {}),
      });
      followsBlank = false;
    } else followsBlank = true;
  }
  // Rows of many dishes have become as many lines.
  return lines.slice(0, mostRows);
}

const fullLine = 55;

/** Sentences that were broken into lines of the same width are one paragraph again. */
function joinParagraphs(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const above = joined.at(-1);
    const isFull = above !== undefined && above.text.trim().length >= fullLine;
    const goesOn =
      isFull &&
      /^\p{Ll}/u.test(row.text.trim()) &&
      !/ {2}|\t/.test(above.text.trim()) &&
      !(isShortDish(row) && isShortDish(rows[at + 1]));
    if (
      above &&
      goesOn &&
      above.text.length < longestLine &&
      isProse(`${above.text} ${row.text.trim()}`)
    )
      above.text = `${above.text} ${row.text.trim()}`;
    else joined.push({ ...row });
  }
  return joined;
}

/** "burger / 11" and "catfish / 13" below a sentence. */
const isShortDish = (row: Row | undefined) =>
  row !== undefined && row.text.trim().length < 30 && isPricedDish(row.text);

const widestPage = 400;
const rowsThatTell = 400;
const mostColumns = 8;
const hasWords = (text: string) => /\p{L}{3}/u.test(text);
const isPriced = (text: string) => readPrices(text).prices.length > 0;

/** Puts columns that a PDF shows side by side below each other. */
function unfoldColumns(rows: readonly Row[], columns = 1): Row[] {
  const gutter = columns < mostColumns ? findGutter(rows) : null;
  if (gutter === null) return [...rows];
  const unfolded: Row[] = [];
  let left: Row[] = [];
  let right: Row[] = [];
  const flush = () => {
    if (right.length > 0)
      unfolded.push(...left, blankAfter(left), ...unfoldColumns(right, columns + 1));
    else unfolded.push(...left);
    left = [];
    right = [];
  };
  const wide = rowsAcross(rows, gutter);
  for (const row of rows) {
    const cells = wide.has(row) ? null : cut(row.text, gutter);
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

/** Blocks below the columns with a row across the gutter and none in both: "TOASTIES 4.40" belongs to what follows it. */
function rowsAcross(rows: readonly Row[], gutter: number): Set<Row> {
  const across = new Set<Row>();
  for (let from = 0; from < rows.length; ) {
    let to = from;
    while (to < rows.length && rows[to]?.text.trim()) to += 1;
    const block = rows.slice(from, to);
    const cells = block.map(({ text }) => cut(text, gutter));
    if (cells.some((cell) => cell === null) && !cells.some((cell) => cell?.[1].trim()))
      for (const row of block) across.add(row);
    from = to + 1;
  }
  return across;
}

const endsInPrice = /\d[.,]\d\d $/;

/** Null when the text crosses the gutter. */
function cut(text: string, gutter: number): [string, string] | null {
  if (text.length <= gutter) return [text, ""];
  const isLongest =
    endsInPrice.test(text.slice(Math.max(0, gutter - 8), gutter)) &&
    isPricedDish(text.slice(gutter));
  if (text.slice(gutter - 2, gutter).trim() !== "" && !isLongest) return null;
  const [left, right] = [text.slice(0, gutter).trimEnd(), text.slice(gutter)];
  // The price of the dish on the left, at the far end of its row, perhaps behind codes: "G   2.50".
  const isPrice = !/\p{L}/u.test(right) || (!hasWords(right) && isPriced(right));
  if (isPrice && right.trim() && hasWords(left) && !isPriced(left)) return null;
  return [left, right];
}

/** Where the second column starts: both sides have dishes with prices. */
function findGutter(all: readonly Row[]): number | null {
  const rows = all.slice(0, rowsThatTell);
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
  const both = cells.filter((cell) => cell[0].trim() && cell[1].trim());
  const priced = (side: 0 | 1) => cells.filter((cell) => isPriced(cell[side])).length;
  // "bowl 8" in the second column is a size of the dish in the first.
  const worded = (side: 0 | 1) =>
    both.filter((cell) => hasWords(cell[side]) && !isPriceOfSize(cell[side])).length;
  const isText = worded(0) >= 3 && worded(1) >= Math.max(3, both.length / 2);
  return isText && priced(0) >= 2 && priced(1) >= 2 && cells.length >= rows.length / 2;
}

/** "Mimosa 10 / Coffee 4", prose, and cells that do not line up: each dish gets a row of its own. */
function separateDishes(rows: readonly Row[]): Row[] {
  const separated: Row[] = [];
  let carried = "";
  for (const row of rows) {
    const parts = row.stated
      ? [row.text]
      : partsOf(carried ? `${carried} ${row.text.trim()}` : row.text);
    // A name whose price is on the next row, at the end of a row full of dishes.
    carried = parts.length > 1 && isCutOff(parts.at(-1) ?? "") ? (parts.pop() ?? "") : "";
    const isOneOfMany = parts.length > 1 && parts.every(isPricedDish);
    separated.push(...parts.map((text) => ({ ...row, text, isOneOfMany })));
  }
  if (carried) separated.push({ number: rows.at(-1)?.number ?? 1, text: carried });
  return separated;
}

/** "•ITALIAN •TURKEY •STEAK": every dish has its bullet. */
const bulleted = /^\s*([•▪►✓◦●])[^•▪►✓◦●]{2,60}(?:\1[^•▪►✓◦●]{2,60}){1,12}$/u;

/** "Chicken Burger & Wedges (V) Quorn Burger": a school's second choice stands behind the sign. */
const meatlessBehind = /(?<=\p{L}) (?:\/ |or )?(?=\((?:V|VE|VG)\) \p{Lu}\p{Ll})/iu;

const partsOf = (text: string): string[] =>
  isAboutAllergens(text)
    ? [text]
    : (bulletsIn(text) ??
      readListedDishes(text) ??
      smallNames(text) ??
      bracketedDishes(text) ??
      readProse(text) ??
      withSharedTitle(readDishes(withoutHours(text))).flatMap(headingAndDish));

function bulletsIn(text: string): string[] | null {
  const mark = bulleted.exec(text)?.[1];
  if (mark)
    return text
      .trim()
      .slice(1)
      .split(mark)
      .map((dish) => `${mark} ${dish.trim()}`);
  const [dish = "", ...others] = isPriced(text) ? [] : text.split(meatlessBehind);
  const marked = others.map((other) => other.replace(/^\((\p{L}+)\) (.*)$/u, "• $2 ($1)"));
  return others.length > 0 && namesChicken(dish) ? [dish, ...marked] : null;
}

/** "Jacket Potato: beans 7.50, cheese 7.50": one dish with several fillings. */
function withSharedTitle(parts: string[]): string[] {
  const [first = "", ...others] = parts;
  const title = /^\p{Lu}[^:\d]{2,40}?(?:: | [–—-] )(?=\p{Ll})/u.exec(first)?.[0] ?? "";
  const isShared = others.length > 0 && others.every((part) => /^\p{Ll}/u.test(part.trim()));
  if (!title || !isShared || sectionKinds(title).includes("sandwich")) return parts;
  return [first, ...others.map((part) => title + part.trim())];
}

/** "GYRO chicken 35 lamb 45", "pork 10 chix 10 brisket 12": names in small letters, each with its price behind it. */
function smallNames(text: string): string[] | null {
  const [, title = "", list = ""] =
    /^\s*((?:\p{Lu}[\p{L}'&]{1,20}:? ){0,3}(?:\([^()]{2,30}\):? )?)((?!with |and |add |extra )\p{Ll}[\p{Ll} '&]{2,20} [$€£]?\d.*)$/u.exec(
      text,
    ) ?? [];
  const dishes = list.split(/(?<=\d),? (?=\p{Ll}{3})/u);
  const isEach = dishes.every((dish) => smallName.test(dish) && !isSizePrice(dish));
  if (dishes.length < 2 || !isEach || (dishes.length < 3 && !title)) return null;
  return dishes.map((dish) => title + dish);
}
const smallName = /^\p{Ll}[\p{Ll} '&]{2,20} [$€£]?\d{1,3}(?:[.,]\d\d?)?$/u;

/** "a roast chicken baguette (9.50), our terrine (11) and a Caesar wrap (9)" */
function bracketedDishes(text: string): string[] | null {
  const dishes = Array.from(text.matchAll(bracketed));
  if (dishes.length < 3) return null;
  return dishes.map(([, name = "", price = ""]) => {
    const [dish = ""] = name.split(/[:;!] /).slice(-1);
    return `• ${dish.trim().replace(beforeDish, "")}   ${price}`;
  });
}
const bracketed = /(?<=^|\))[,;.]?([^()\d]{5,90}) \(([$€£]?\d{1,3}(?:[.,]\d\d?)?)\)/gu;
const beforeDish = /^(?:and |or |a |an |our |the |some |with )+/i;

const isCutOff = (text: string) =>
  /^\p{Lu}[\p{L} '&-]{2,30}$/u.test(text) && !readHeading(text)?.isCertain;

const separators = [
  /\s[|•·/]\s|\s?[•·]\s?|\s?\/\/\s?/u,
  /\t+|(?<=\S) {3,}(?=\S)/,
  // "Ham & cheese 6.50 ... Chicken & avocado 8.50"
  /(?<=\d) ?\.{2,} ?(?=\p{Lu})/u,
  /(?<=[\d)]) {2,}(?=\p{L})/u,
  /(?<=\d[.,]\d\d) (?=\p{Lu}\p{L})/u,
];
const cells = /\t+|(?<=\S) {2,}(?=\S)|(?<=\d[.,]\d\d) (?=\p{Lu}\p{L})/u;

/** "WRAPS: Falafel 8", "toastie: ham 8 // chicken 9": a heading and its dishes on one row. */
function headingAndDish(text: string, index: number, row: readonly string[]): string[] {
  const colon = index === 0 ? text.indexOf(": ") : -1;
  if (colon < 3 || colon > 50) return [text];
  const [title, dish] = [text.slice(0, colon).trim(), text.slice(colon + 2)];
  const isPlural = /s$/i.test(title) || title === title.toUpperCase() || !title.includes(" ");
  // "PUFFS: Veg 20 | Chicken 35"
  const isRow = row.length > 1 && /^\p{Lu}[\p{Lu} &']{2,20}$/u.test(title);
  const isHeading = isPlural && /\p{L}{2}/u.test(dish) && (isRow || readHeading(title)?.isCertain);
  const { before, prices } = readPrices(dish);
  if (!isHeading || prices.length === 0 || !/\p{L}/u.test(before)) return [text];
  // "Club: pollo, bacon, huevo 7,50" is one dish.
  const dishes = readDishes(dish);
  // "Soup: Clam Chowder 3.25" in a plan of the week says nothing about the next line.
  const isLabel =
    row.length === 1 && dishes.length === 1 && !sectionKinds(title).includes("sandwich");
  const isDish =
    isLabel ||
    (dishes.length === 1 &&
      !/s$/i.test(title) &&
      (dish.includes(", ") || readStation(text) !== null));
  return isDish ? [text] : [`# ${title}`, ...dishes];
}

function readDishes(text: string): string[] {
  // "Add cheese $1 / bacon $2"
  if (offersAll.test(text.trim())) return [text];
  const full = readFullRow(text);
  if (full?.[0]?.startsWith("# ")) return full;
  const said = text.split(sentenceEnd);
  // "BURGERS all £7.50, double up for £2"
  const dishes = said.filter((part, index) => index === 0 || !offersAll.test(part));
  if (dishes.length === 1 && said.length > 1) return dishes;
  const sentences = joinPrices(dishes);
  const priced = sentences.filter(isPricedDish).length;
  if (priced > 1 && priced >= sentences.length * 0.6 && sentences.every(isBalanced))
    return sentences.map((part, index) => (index === 0 ? withoutGreeting(part) : part));
  const most = separators
    .map((separator) => joinPrices(text.split(separator)))
    .filter((parts) => parts.every((part) => isPricedDish(part) && isBalanced(part)))
    .filter(([, ...others]) => !others.some(isServed))
    .reduce<string[]>((all, parts) => (parts.length > all.length ? parts : all), []);
  // "Cajun 10.50  slaw, pickles  Haddock 12.00": what is between them describes the first.
  const isDescribed = full?.some((part) => /^\p{Ll}/u.test(part) && !isPricedDish(part));
  return most.length > 1 && !isDescribed ? most : (full ?? [text]);
}

const offersAll = new RegExp(`^\\P{L}{0,3}(?:${anyOf(changeOpenings)})(?!\\p{L})`, "iu");
const sentenceEnd = /(?<=\d)(?:[,;.!]|\s[–—-])\s(?=\p{L})/u;

/** "Hey! Lunch today: chicken sando 12" without what comes before the dish. */
function withoutGreeting(text: string): string {
  const end = text.search(/[!:] (?=[^!:]*$)/);
  const opens = end > 0 && end < 60 && /\p{L}{3}/u.test(text.slice(end));
  return opens && !readHeading(text.slice(0, end))?.isCertain ? text.slice(end + 2) : text;
}

const isBalanced = (text: string) => text.split("(").length === text.split(")").length;

/** A row as a scanner gives it: headings, dishes and their descriptions, two spaces apart. */
function readFullRow(text: string): string[] | null {
  const parts = joinPrices(text.trim().split(cells));
  const isDish = parts.map(isPricedDish);
  const dishes = isDish.filter(Boolean).length;
  const isTitle = (readHeading(parts[0] ?? "")?.isCertain ?? false) || isCapitalTitle(parts);
  const opens = isTitle && !isDish[0];
  if (parts.some((part, index) => !isDish[index] && isSizePrice(part))) return null;
  if (dishes < (opens ? 1 : 2) || parts.length < 3) return null;
  return opens ? [`# ${parts[0]}`, ...parts.slice(1)] : parts;
}

/** "MUSUBI  Spam 3.50  Chicken katsu 4.50" */
const isCapitalTitle = ([title = "", ...dishes]: string[]) =>
  dishes.length > 1 &&
  /^\p{Lu}[\p{Lu} '&-]{2,30}$/u.test(title.trim()) &&
  dishes.every((dish) => /\p{Ll}{2}/u.test(dish));

const isSizePrice = (text: string) => {
  const { before, prices } = readPrices(text);
  return prices.length > 0 && isSizeOnly(before);
};

/** "Gyro 13.25 Platter 19.95" is one dish. */
const isServed = (text: string) => isServing(readPrices(text).before);

const isPriceOfSize = (text: string) => isSizePrice(text) && /\p{L}/u.test(readPrices(text).before);

/** A price in a cell of its own belongs to the dish before it, and so does what follows a comma. */
function joinPrices(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last === undefined) joined.push(part);
    else if (last.endsWith(",")) joined.push(`${joined.pop()} ${part}`);
    else if (/\p{L}{2}/u.test(part) && !/^\(?[$€£]?\d[\d.,]* ?\(/.test(part)) joined.push(part);
    else joined.push(`${joined.pop()}   ${part}`);
  }
  return joined;
}

function isPricedDish(text: string): boolean {
  const { before, prices } = readPrices(text);
  return prices.length > 0 && before.length < 80 && !isSizeOnly(before);
}

const amount =
  /[$€£] ?\d{1,3}(?:[.,]\d\d)?(?![\d.,]*\d)|\b\d{1,3}[.,]\d\d\b(?! ?(?:am|pm|h\b|uhr))|(?<=\b(?:for|at|just|only|back|costs?|ist?|pour|por|für|za|per) )\d{1,3}\b(?! ?(?:am|pm|:|people|days?|min|%|of|slices?|pieces?|pcs?))|\b\d{1,3}(?= ?(?:bucks|dollars|quid|pounds|euros?|€|£|Kč|zł))/gi;
const fewestWords = 8;
const longestDish = 90;
const [speaks, opening, closing] = [
  prosePhrases.speaks,
  prosePhrases.opening,
  prosePhrases.closing,
].map((words) => new Set(words.split(",").map((word) => word.trim())));

/** Dishes of a sentence: "today's sandwich is roast chicken on granary and it'll set you back 8.75". Null when it is none. */
export function readProse(text: string): string[] | null {
  if (!isProse(text)) return null;
  const dishes: string[] = [];
  let from = 0;
  for (const { 0: price, index } of text.matchAll(amount)) {
    const dish = dishIn(text.slice(from, index));
    from = index + price.length;
    if (dish) dishes.push(`• ${dish}   ${price}`);
  }
  return dishes.length > 0 ? dishes : null;
}

/** A sentence has verbs in lower case; a list of ingredients has none. */
function isProse(text: string): boolean {
  if (text.length < 30 || !/\d/.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const spoken = words.filter((word) => speaks?.has(word.toLowerCase())).length;
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= fewestWords && spoken > 0 && lower >= words.length * 0.6;
}

/** The last clause before a price, without the words that only introduce the dish or the price. */
function dishIn(text: string): string | null {
  const clause =
    text
      .split(
        /[.!?;:–—]\s|\s[–—-]\s|,\s(?:and|but|while|then|so|plus|which|und|et|y|e|a|i)\s|^\)?,\s|\bis (?=\p{Ll})|\bare (?=\p{Ll})/u,
      )
      .at(-1) ?? "";
  let words = clause.trim().split(/\s+/);
  while (words.length > 0 && opening?.has(bare(words[0]))) words = words.slice(1);
  while (words.length > 0 && closing?.has(bare(words.at(-1)))) words = words.slice(0, -1);
  const dish = words.join(" ").replace(/(?<![\s(,:])[\s(,:]+$/, "");
  return splitWords(dish).length > 0 && dish.length <= longestDish ? dish : null;
}

const bare = (word = "") => word.toLowerCase().replace(/[^\p{L}']/gu, "");
