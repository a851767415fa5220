/** A file that is no table: the message is for the person who chose it. */
export class CsvError extends Error {}

const byteOrderMark = "\uFEFF";
const separators = [",", ";", "\t"] as const;
type Separator = (typeof separators)[number];

/** A number stays one; nothing is an empty text. */
export type CsvCell = string | number | null;

/** The mark tells spreadsheets that the text is UTF-8. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map(writeCsvRow).join("");

export const writeCsvRow = (cells: readonly CsvCell[]): string =>
  `${cells.map(writeCell).join(",")}\r\n`;

/**
 * Parted by commas, semicolons or tabs: whichever parts the first row most often. What `writeCsv` wrote comes back
 * as it was.
 */
export function readCsv(text: string): string[][] {
  const table = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  return [...rowsOf(table, separatorOf(table))];
}

function separatorOf(table: string): Separator {
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

/** An empty cell is quoted too: a row of nothing else would be a blank line. */
function writeCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = guarded(cell ?? "");
  return text === "" || /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What begins a formula, and whatever spreadsheets or Unicode take for the same. */
const signs = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋⩵⩶﬩−";

/**
 * Where a field may begin: with the cell, and behind what parts fields or lines when the spreadsheet splits by
 * something else than our commas. It then does not see our quotes either.
 */
const fieldStart = '(^|[;\\p{Cc}])([\\p{Z}\\p{Cf}"]*)';
const formula = new RegExp(`${fieldStart}('*)(?=[${signs}])`, "gu");
const guardedFormula = new RegExp(`${fieldStart}'('*)(?=[${signs}])`, "gu");

/** An apostrophe before its sign makes a formula a text: one more where there are some, so that reading can take it off. */
const guarded = (text: string) => text.replace(formula, "$1$2'$3");
const unguarded = (text: string) => text.replace(guardedFormula, "$1$2$3");

function* rowsOf(text: string, separator: Separator): Generator<string[], undefined> {
  for (let start = 0; start < text.length; ) {
    const cells: string[] = [];
    let at = start;
    for (;;) {
      const cell = readCell(text, at, separator);
      cells.push(unguarded(cell.text));
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
