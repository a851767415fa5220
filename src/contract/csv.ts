/** The file is not valid CSV. The message is shown to the user. */
export class CsvError extends Error {}

const byteOrderMark = "\uFEFF";
const separators = [",", ";", "\t"] as const;
type Separator = (typeof separators)[number];

/** Null is an empty cell. */
export type CsvCell = string | number | null;

/** The heading of each column, and its cell of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvCell>;

/** The first line, after the byte order mark that tells spreadsheets that the file is UTF-8. */
export const writeCsvHeader = <Row>(columns: CsvColumns<Row>): string =>
  byteOrderMark + writeCsvRow(Object.keys(columns));

export const writeCsvRows = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => writeCsvRow(Object.values(columns).map((cell) => cell(row)))).join("");

export const writeCsvRow = (cells: readonly CsvCell[]): string =>
  `${cells.map(writeCell).join(",")}\r\n`;

/**
 * Reads cells separated by commas, semicolons or tabs, whichever is most frequent in the first row. Reads what this module
 * wrote without changes.
 */
export function readCsv(text: string): string[][] {
  const table = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  return [...readRows(table, findSeparator(table))];
}

function findSeparator(table: string): Separator {
  const counts = { ",": 0, ";": 0, "\t": 0 };
  let isQuoted = false;
  for (const letter of table.replace(/^[\r\n]+/, "")) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === "\n" || letter === "\r") break;
    else if (isSeparator(letter)) counts[letter] += 1;
  }
  const most = Math.max(...Object.values(counts));
  return separators.find((separator) => counts[separator] === most) ?? ",";
}

const isSeparator = (letter: string): letter is Separator =>
  separators.some((separator) => separator === letter);

/** Quotes empty cells too: a row of only empty cells would be a blank line. */
function writeCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = guardFormulas(cell ?? "");
  return text === "" || /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The characters that begin a formula, and those that spreadsheets or Unicode treat as the same. */
const signs = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋⩵⩶﬩−";

/**
 * Where a formula may begin: at the start of the cell, and after a separator or line end inside it, because a spreadsheet
 * that splits by another separator ignores our quotes.
 */
const fieldStart = '(^|[;\\p{Cc}])([\\p{Z}\\p{Cf}"]*)';
const formula = new RegExp(`${fieldStart}('*)(?=[${signs}])`, "gu");
const guardedFormula = new RegExp(`${fieldStart}'('*)(?=[${signs}])`, "gu");

/** An apostrophe before the sign makes it text. Existing apostrophes get one more, so that reading can remove it. */
const guardFormulas = (text: string) => text.replace(formula, "$1$2'$3");
const unguardFormulas = (text: string) => text.replace(guardedFormula, "$1$2$3");

function* readRows(text: string, separator: Separator): Generator<string[], undefined> {
  for (let start = 0; start < text.length; ) {
    const cells: string[] = [];
    let at = start;
    for (;;) {
      const cell = readCell(text, at, separator);
      cells.push(unguardFormulas(cell.text));
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    const isBlankLine = at === start;
    if (!isBlankLine) yield cells;
    start = at + (text.startsWith("\r\n", at) ? 2 : 1);
  }
}

function readCell(text: string, start: number, separator: Separator) {
  if (text[start] !== '"') return readPlain(text, start, separator);
  let quoted = "";
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) {
      const line = text.slice(0, start).split(/\r\n|\r|\n/).length;
      throw new CsvError(`The quote that opens in line ${line} is never closed.`);
    }
    quoted += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // What follows the closing quote is no longer quoted, but still part of the cell.
      const rest = readPlain(text, quote + 1, separator);
      return { text: quoted + rest.text, end: rest.end };
    }
    quoted += '"';
    at = quote + 2;
  }
}

function readPlain(text: string, start: number, separator: Separator) {
  let end = start;
  while (end < text.length && !isCellEnd(text[end], separator)) end += 1;
  return { text: text.slice(start, end), end };
}

const isCellEnd = (letter: string | undefined, separator: Separator) =>
  letter === separator || letter === "\n" || letter === "\r";
