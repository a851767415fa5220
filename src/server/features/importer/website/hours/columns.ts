import { mealOf, says } from "./labels.ts";
import { fold, type Lexicon } from "./lexicon.ts";
import { type HoursToken, readTokens } from "./tokens.ts";

const fewestCells = 3;
const mostCells = 10;
const longestRow = 400;
const mostRows = 10;
/** Between two rows. */
const mostSkipped = 4;

/** Tables with a column for each day, or for each meal, as one line for each day. */
export function withColumnsAsLines(lines: readonly string[], lexicon: Lexicon): string[] {
  const written: string[] = [];
  const cells = lines.map(cellsOf);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const header = cells[index];
    const rows = header ? rowsBelow(lines, cells, index) : [];
    // "Class  Mon  Tue": a timetable of what happens there.
    const [first = "", ...names] = header ?? [];
    const isEvent = rows.length > 0 && says("event", fold(first));
    if (isEvent && names.some((name) => isOf(name, lexicon, "days", "to"))) {
      index = rows.at(-1)?.index ?? index;
      continue;
    }
    const unfolded = header && rows.length > 0 ? unfold(header, rows, lexicon) : null;
    if (!unfolded) {
      written.push(line);
      continue;
    }
    written.push(...unfolded);
    index = rows.at(-1)?.index ?? index;
  }
  return written;
}

function unfold(
  [first = "", ...names]: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const [row] = rows;
  const hasDays = (cell: string) => readTokens(cell, lexicon).some(({ kind }) => kind === "days");
  if (!hasDays(row?.cells[0] ?? "") && ![first, ...names].some(hasDays)) return null;
  // Columns that hold nothing keep the others apart.
  const isUsed = names.map((name, at) => name !== "" || rows.some(({ cells }) => cells[at + 1]));
  const header = [first, ...names.filter((_, at) => isUsed[at])];
  const used = rows.map(({ index, cells: [day = "", ...cells] }) => ({
    index,
    cells: [day, ...cells.filter((_, at) => isUsed[at])],
  }));
  return (
    daysAcross(header, used, lexicon) ??
    mealsAcross(header, used, lexicon) ??
    endsAcross(header, used, lexicon) ??
    partsAcross(header, used, lexicon)
  );
}

interface Row {
  index: number;
  cells: string[];
}

function cellsOf(line: string): string[] | null {
  const sign = line.includes("\t") ? "\t" : line.includes("|") ? "|" : null;
  if (line.length > longestRow || sign === null || isRule(line)) return null;
  const cells = line.split(sign).map((cell) => cell.trim());
  // Every cell ends with a tab, the last one too; bars may stand around a row.
  if (cells.at(-1) === "") cells.pop();
  if (sign === "|" && /^\s*\|/.test(line)) cells.shift();
  return cells.length >= fewestCells && cells.length <= mostCells ? cells : null;
}

/** "|---|---|" below the head of a table in plain text, or nothing. */
const isRule = (line: string) => line.length <= longestRow && /^[\s|:-]*$/.test(line);

function rowsBelow(
  lines: readonly string[],
  cellsIn: readonly (string[] | null)[],
  header: number,
): Row[] {
  const rows: Row[] = [];
  let skipped = 0;
  for (let index = header + 1; index < lines.length && rows.length < mostRows; index += 1) {
    const line = lines[index] ?? "";
    if (isRule(line)) {
      skipped += 1;
      if (skipped > mostSkipped) break;
      continue;
    }
    const cells = cellsIn[index];
    if (!cells || cells.length !== cellsIn[header]?.length) break;
    skipped = 0;
    rows.push({ index, cells });
  }
  return rows;
}

/** Whether a cell says something of these kinds, and nothing else. */
function isOf(cell: string, lexicon: Lexicon, ...kinds: HoursToken["kind"][]): boolean {
  const tokens = readTokens(cell, lexicon);
  return tokens.length > 0 && tokens.every(({ kind }) => kinds.includes(kind));
}

const isNothing = (cell: string) => !/[\p{L}\d]/u.test(cell);

/** "Mon  Tue  Wed" above "11-9  11-9  closed"; the rows may have names, such as "Lunch" or "Opens". */
function daysAcross(
  header: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const days = header.map((cell) => isOf(cell, lexicon, "days", "to"));
  const isHeader =
    days.filter(Boolean).length > 1 &&
    days.every((isDay, column) => isDay || column === 0 || isNothing(header[column] ?? ""));
  if (!isHeader) return null;
  const [opens, closes] = rows;
  const isLone = ({ cells }: Row) =>
    cells.every((cell, column) => !days[column] || isNothing(cell) || isTime(cell, lexicon));
  return header.flatMap((day, column) => {
    if (!days[column]) return [];
    if (opens && closes && rows.length === 2 && rows.every(isLone)) {
      const times = [opens, closes].map(({ cells }) => cells[column] ?? "");
      return times.some(isNothing) ? [] : `${day} ${times.join(" - ")}`;
    }
    return rows.flatMap(({ cells }) => {
      const times = cells[column] ?? "";
      const name = days[0] ? "" : (cells[0] ?? "");
      return isNothing(times) ? [] : `${name} ${day} ${times}`.trim();
    });
  });
}

function isTime(cell: string, lexicon: Lexicon): boolean {
  const [token, ...others] = readTokens(cell, lexicon);
  return others.length === 0 && (token?.kind === "time" || token?.kind === "closed");
}

/** "Mon-Fri 11-9" is no row of a table, but one of several things in a line. */
function namesDay(cell: string, lexicon: Lexicon): boolean {
  const kinds = readTokens(cell, lexicon).map(({ kind }) => kind);
  return kinds.includes("days") && !kinds.includes("time") && !kinds.includes("closed");
}

/** "Open  Close" above "Monday  Noon  10 PM". */
function endsAcross(
  header: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const isHeader =
    header.length === 3 &&
    isOf(header[1] ?? "", lexicon, "open", "filler") &&
    isOf(header[2] ?? "", lexicon, "closes", "closed", "filler", "late");
  const isDay = ({ cells: [day = ""] }: Row) => isOf(day, lexicon, "days", "to", "and");
  if (!isHeader || !rows.every(isDay)) return null;
  return rows.map(({ cells: [day, ...times] }) => {
    const said = times.filter((time) => !isNothing(time));
    return said.length > 0 ? `${day} ${said.join(" - ")}` : "";
  });
}

/** "Open  Kitchen" above "Monday  11-9  12-8": a table for each column. */
function partsAcross(
  header: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const kindsIn = (cell: string) => readTokens(cell, lexicon).map(({ kind }) => kind);
  const isWords = header.slice(1).every((cell) => cell && !kindsIn(cell).includes("time"));
  const hasTimes = rows.every(
    ({ cells: [day = "", ...times] }) =>
      namesDay(day, lexicon) &&
      times.every((time) => isNothing(time) || /time|closed|always/.test(kindsIn(time).join())),
  );
  if (!isWords || !hasTimes) return null;
  return header.slice(1).flatMap((name, column) => [
    "",
    `# ${name}`,
    ...rows.flatMap(({ cells }) => {
      const time = cells[column + 1] ?? "";
      return isNothing(time) ? [] : `${cells[0]} ${time}`;
    }),
  ]);
}

/** "Lunch  Dinner" above "Monday  11-2  5-9". */
function mealsAcross(
  header: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const names = header.slice(1).map((cell) => fold(cell));
  // "Lunch" and "Tea": one that we know tells what the others are.
  const hasMeals =
    names.some((name) => mealOf(name) !== null) &&
    !names.some((name) => readTokens(name, lexicon).some(({ kind }) => kind === "time")) &&
    names.every((name) => name && name.length < 30 && !says("inner", name) && !says("other", name));
  if (!hasMeals || !rows.every(({ cells: [day = ""] }) => namesDay(day, lexicon))) return null;
  return rows.flatMap(({ cells: [day = "", ...times] }) => {
    if (times.every((time) => time !== "" && isNothing(time))) return `${day} -`;
    return times.flatMap((time, column) => {
      const name = header[column + 1] ?? "";
      return isNothing(time) ? [] : `${mealOf(name) ? name : ""} ${day} ${time}`.trim();
    });
  });
}
