// Long because what the head of a table says of its columns is decided in one place.
import { sectionKinds } from "./headings.ts";
import { isSizeOnly } from "./noise.ts";
import { createFinder, splitWords } from "./phrases.ts";
import { type Allergen, statedAllergens } from "./vocabulary/allergens.ts";
import { chickenPhrases, mixedMeats, otherProteins } from "./vocabulary/chicken.ts";
import { type ColumnKind, columnPhrases, otherNumbers, priceHeads } from "./vocabulary/columns.ts";
import { formPhrases } from "./vocabulary/forms.ts";

export interface Row {
  number: number;
  text: string;
  /** One of several dishes in a row. */
  isOneOfMany?: boolean;
  /** What a table says about the allergens of its row. */
  stated?: Partial<Record<Allergen, boolean>>;
}

interface Column {
  kind: ColumnKind | "size" | "unknown";
  allergen: Allergen | null;
  start: number;
}

const findColumns = createFinder(columnPhrases);
const findAllergens = createFinder(statedAllergens);
const mostCells = 20;

const findForms = createFinder(formPhrases);
const findChicken = createFinder(chickenPhrases);
const findProteins = createFinder(otherProteins);
const findMixed = createFinder(mixedMeats);

type Kind = "chicken" | "meat" | "bread" | "dish" | null;

/** What a dish of this column is of, or is: "Poulet", "Kalb"; "Wrap", "Teller". */
function kindOf(cell: string): Kind {
  const words = splitWords(cell);
  if (words.length === 0 || words.length > 2 || /\d/.test(cell)) return null;
  if (findChicken(words).some(({ value }) => value === "chicken")) return "chicken";
  if (findProteins(words).some(({ value }) => value) || findMixed(words).length > 0) return "meat";
  const form = findForms(words).at(-1);
  if (form?.to !== words.length) return null;
  if (form.value === "sandwich" || form.value === "bread") return "bread";
  return form.value === "other" || form.value === "dish" ? "dish" : null;
}

/** The columns of a head that tells dishes of chicken from those of other meats, or sandwiches from plates. */
function readKinds(text: string): string[] | null {
  if (!/\t|\S {2,}\S/.test(text) || text.length > 200) return null;
  const cells = splitCells(text).map((cell) => cell.text);
  const named = cells.filter(Boolean);
  if (named.length < 2 || named.length > 6) return null;
  const kinds = new Set(named.map(kindOf));
  const isOfMeats = kinds.has("chicken") && kinds.has("meat");
  const isOfForms = kinds.has("bread") && kinds.has("dish");
  return kinds.size === 2 && (isOfMeats || isOfForms) ? named : null;
}

const codeCell = /(?<=\S) {2,40}[A-Z]{1,2} {2,40}(?=[$€£]? ?\d[\d.,]{0,6}$)/u;
const fewestCodes = 3;

/** "Lasagne      A   $5.00": a letter in a column of its own before the price is no part of the name. */
export function withoutCodeColumn(rows: readonly Row[]): Row[] {
  const coded = rows.map((row) => ({ ...row, text: row.text.trimEnd().replace(codeCell, "   ") }));
  const count = rows.filter(({ text }, at) => text.trimEnd() !== coded[at]?.text).length;
  return count >= fewestCodes ? coded : [...rows];
}

const isAmount = (cell: string) => /^\D{0,4}\d[\d.,]*\D{0,4}$|^[-–—]$/.test(cell);

/** "Kebab  11.00  12.00" below "Poulet  Kalb": a dish of each. */
export function separateKinds(rows: readonly Row[]): Row[] {
  let kinds: string[] | null = null;
  return rows.flatMap((row) => {
    const head = readKinds(row.text);
    if (head) {
      kinds = head;
      return [];
    }
    if (!kinds || row.text.trim() === "") return [row];
    // A long name leaves no gap before the first price.
    const [name = "", ...amounts] = splitCells(
      row.text.replace(/(?<=\p{L}\)?) (?=\d[\d.,]* {2,})/u, "  "),
    )
      .map((cell) => cell.text)
      .filter(Boolean);
    const isOfTable = amounts.length === kinds.length && amounts.every(isAmount);
    if (!isOfTable || !/\p{L}{2}/u.test(name)) {
      kinds = null;
      return [row];
    }
    return kinds.flatMap((kind, at) =>
      /\d/.test(amounts[at] ?? "")
        ? [{ ...row, text: `${name} ${kind}   ${amounts[at] ?? ""}` }]
        : [],
    );
  });
}

/** Rewrites the rows below a head such as "Item | Description | Price" as lines of a menu. */
export function readTables(rows: readonly Row[]): Row[] {
  const signs = readSigns(rows);
  const lines: Row[] = [];
  let columns: Column[] | null = null;
  let section = "";
  for (const row of rows) {
    const head = readHead(row.text);
    if (head) {
      columns = head;
      const title = titleOf(row.text);
      if (title) lines.push({ number: row.number, text: "" }, { number: row.number, text: title });
      continue;
    }
    const cells = columns && row.text.trim() ? placeCells(row.text, columns) : null;
    if (!columns || !cells) {
      // An empty row or one with other text ends a table only where it names a section.
      if (columns && row.text.trim() && !/\t|\||\S {2,}\S/.test(row.text)) section = "";
      lines.push(row);
      continue;
    }
    const texts = (...kinds: Column["kind"][]) =>
      cells
        .filter((_, index) => kinds.includes(columns?.[index]?.kind ?? "unknown"))
        .filter(Boolean);
    const [title = ""] = texts("section");
    if (title && title !== section) {
      lines.push({ number: row.number, text: "" }, { number: row.number, text: `# ${title}` });
      section = title;
    }
    const name = texts("name")[0] ?? "";
    const label = [name, ...texts("description")].join("\t");
    lines.push({
      number: row.number,
      text: [label, ...texts("price", "size")].join("   "),
      stated: readAllergenCells(cells, columns, signs),
    });
  }
  return lines;
}

/** "Sandwich | What's in it | Price": every row is one. */
function titleOf(head: string): string {
  const [first = ""] = splitCells(head)
    .map((cell) => cell.text)
    .filter(Boolean);
  const [form] = findForms(splitWords(first));
  const isKind = sectionKinds(first).at(-1) === "sandwich" || form?.value === "sandwich";
  return isKind ? `# ${first}` : "";
}

/** The cells of a row, and where each begins. */
export const splitCells = (text: string): { text: string; start: number }[] => {
  const isRuled = /\t|\|/.test(text);
  const body = isRuled ? text.replace(/^\s*\|/, "").replace(/\|\s*$/, "") : text;
  const parts = body.split(isRuled ? /[\t|]/ : /( {2,})/);
  let start = 0;
  const cells = parts.map((part) => {
    const cell = { text: part.trim(), start };
    start += part.length;
    return cell;
  });
  return (isRuled ? cells : cells.filter((cell) => cell.text !== "")).slice(0, mostCells);
};

/** At least three columns, all of them known but the first: that one names the dishes. */
function readHead(text: string): Column[] | null {
  if (text.length > 300 || !/\t|\||\S {2,}\S/.test(text)) return null;
  const cells = splitCells(text);
  const isRuled = /\t|\|/.test(text);
  if (cells.length < 3 || cells.some(({ text: cell }) => explainsCode.test(cell))) return null;
  // "1 | Plain Bread | 400 g | 45" is a row of the table.
  if (cells.some(({ text: cell }) => /^\d[\d.,]*$/.test(cell))) return null;
  const columns = cells.map(({ text: cell, start }): Column => {
    const [column] = findColumns(splitWords(cell));
    const [allergen] = findAllergens(splitWords(cell));
    const kind = column?.value ?? (cell && isSizeOnly(cell) ? "size" : "unknown");
    if (/\d/.test(cell) && !isSizeOnly(cell)) return { kind: "unknown", allergen: null, start };
    return { kind: allergen ? "allergen" : kind, allergen: allergen?.value ?? null, start };
  });
  const named = columns.filter(({ kind }) => kind === "name");
  const first = named[0] ?? columns.find(({ kind }) => kind === "unknown");
  if (!first) return null;
  const others = columns.filter((column) => column !== first);
  // Beside a column of names, two more known ones vouch for those that are not.
  const known = others.filter(({ kind }) => kind !== "unknown" && kind !== "name");
  const isKnown =
    known.length === others.length || (named.length === 1 && isRuled && known.length > 1);
  const tells =
    others.some(({ kind }) => kind === "description" || kind === "section") ||
    others.filter(({ kind }) => kind === "allergen").length > 1 ||
    // "Sl.No | Item | Unit | Rate": a price list.
    (isRuled &&
      named.length === 1 &&
      ["ignored", "price"].every((kind) => others.some((column) => column.kind === kind)));
  if (!isKnown || !tells) return null;
  return columns.map((column) => (column === first ? { ...column, kind: "name" } : column));
}

/** "(G) gluten", "M = milk", "GF gluten free": a legend. */
const explainsCode = /^(?:\(\w{1,3}\)|\w{1,3} ?=) ?\p{L}|^[A-Z]{1,3} \p{Ll}{3}/u;

/** The cells of a row by column; null when it is none of the table's. */
function placeCells(text: string, columns: readonly Column[]): string[] | null {
  const cells = splitCells(text);
  if (/^[-=|:+\s]+$/.test(text) || cells.length < 2 || cells.length > columns.length) return null;
  if (cells.length === columns.length || /\t|\|/.test(text)) return cells.map((cell) => cell.text);
  const placed = columns.map(() => "");
  for (const cell of cells) {
    const distances = columns.map(({ start }) => Math.abs(start - cell.start));
    placed[distances.indexOf(Math.min(...distances))] ||= cell.text;
  }
  return placed;
}

interface Signs {
  contains: RegExp;
  absent: RegExp | null;
}

const contained = /^(?:[✓✔☑●•◆■xX]|yes|y|ja|sí|si|oui|ano|tak|contains)$/i;
const notContained = /^(?:[–—✗✘-]|no|n|nein|non|ne|nie)$/i;

/** A dash says "free of" only where the page explains it so. */
function readSigns(rows: readonly Row[]): Signs {
  const page = rows
    .slice(0, 300)
    .map(({ text }) => text)
    .join("\n")
    .slice(0, 20_000);
  const isExplained =
    /(?:[–—✗✘-]|\bn|\bno) ?[=:] ?(?:does not contain|not contained|doesn't contain|free (?:of|from)|not present|enthält nicht|nicht enthalten|ne contient pas|no contiene|non contiene|neobsahuje|nie zawiera)/i.test(
      page,
    );
  const isReversed = /[✓✔☑●•xX] ?[=:] ?(?:free|suitable|safe|does not|without|option)/i.test(page);
  return isReversed
    ? { contains: /^\b$/, absent: null }
    : { contains: contained, absent: isExplained ? notContained : null };
}

function readAllergenCells(
  cells: readonly string[],
  columns: readonly Column[],
  { contains, absent }: Signs,
): Partial<Record<Allergen, boolean>> {
  const stated: Partial<Record<Allergen, boolean>> = {};
  columns.forEach(({ allergen }, index) => {
    const cell = cells[index] ?? "";
    if (!allergen) return;
    if (contains.test(cell)) stated[allergen] = true;
    else if (absent?.test(cell)) stated[allergen] ??= false;
  });
  return stated;
}

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
  // "Sandwich" is also what a column of names is called.
  return isHead ? { kinds, title: isNamed ? first : titleOf(text) } : null;
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
