import { mealOf, says } from "./labels.ts";
import { fold, type Lexicon } from "./lexicon.ts";
import { type HoursToken, readTokens } from "./tokens.ts";

const fewestCells = 3;
const mostCells = 10;
const longestRow = 400;
const mostRows = 10;

/** Tables with a column for each day, or for each meal, as one line for each day. */
export function withColumnsAsLines(lines: readonly string[], lexicon: Lexicon): string[] {
  const written: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const header = cellsOf(line);
    const rows = header ? rowsBelow(lines, index, header.length) : [];
    // "Class  Mon  Tue": a timetable of what happens there.
    if (header && rows.length > 0 && says("event", fold(header[0] ?? ""))) {
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
  if (line.length > longestRow || sign === null) return null;
  const cells = line.split(sign).map((cell) => cell.trim());
  // Every cell ends with a tab, the last one too; bars may stand around a row.
  if (cells.at(-1) === "") cells.pop();
  if (sign === "|" && /^\s*\|/.test(line)) cells.shift();
  return cells.length >= fewestCells && cells.length <= mostCells ? cells : null;
}

function rowsBelow(lines: readonly string[], header: number, width: number): Row[] {
  const rows: Row[] = [];
  for (let index = header + 1; index < lines.length && rows.length < mostRows; index += 1) {
    const line = lines[index] ?? "";
    // "|---|---|" below the head of a table in plain text.
    if (/^[\s|:-]*$/.test(line)) continue;
    const cells = cellsOf(line);
    if (cells?.length !== width) break;
    rows.push({ index, cells });
  }
  return rows;
}

const isNothing = (cell: string) => !/[\p{L}\d]/u.test(cell);

/** "Mon  Tue  Wed" above "11-9  11-9  closed"; the rows may have names, such as "Lunch" or "Opens". */
function daysAcross(
  header: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const days = header.map((cell) => {
    const tokens = readTokens(cell, lexicon);
    return tokens.length > 0 && tokens.every(({ kind }) => kind === "days" || kind === "to");
  });
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

/** "Open  Close" above "Monday  Noon  10 PM". */
function endsAcross(
  header: readonly string[],
  rows: readonly Row[],
  lexicon: Lexicon,
): string[] | null {
  const isOf = (cell: string | undefined, ...kinds: HoursToken["kind"][]) => {
    const tokens = readTokens(cell ?? "", lexicon);
    return tokens.length > 0 && tokens.every(({ kind }) => kinds.includes(kind));
  };
  const isHeader =
    header.length === 3 &&
    isOf(header[1], "open", "filler") &&
    isOf(header[2], "closes", "closed", "filler", "late");
  if (!isHeader || !rows.every(({ cells: [day] }) => isOf(day, "days", "to", "and"))) return null;
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
      kindsIn(day).includes("days") &&
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
    names.every((name) => name && name.length < 30 && !says("inner", name) && !says("other", name));
  const hasDays = rows.every(({ cells: [day = ""] }) => {
    const tokens = readTokens(day, lexicon);
    return tokens.some(({ kind }) => kind === "days");
  });
  if (!hasMeals || !hasDays) return null;
  return rows.flatMap(({ cells: [day = "", ...times] }) => {
    if (times.every((time) => time !== "" && isNothing(time))) return `${day} -`;
    return times.flatMap((time, column) => {
      const name = header[column + 1] ?? "";
      return isNothing(time) ? [] : `${mealOf(name) ? name : ""} ${day} ${time}`.trim();
    });
  });
}
