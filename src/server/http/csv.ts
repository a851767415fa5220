import type { AppContext } from "./app-environment.ts";
import type { Page } from "./paging.ts";

type Cell = string | number | null;

/** The heading of each column, and what a row has under it. */
export type CsvColumns<Row> = Record<string, (row: Row) => Cell>;

/** A whole table as a file, page after page: however long it is, one page is in memory. */
export function answerCsv<Row>(
  c: AppContext,
  fileName: string,
  columns: CsvColumns<Row>,
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
): Response {
  const lines = csvLines(columns, readPage);
  const body = ReadableStream.from(lines).pipeThrough(new TextEncoderStream());
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  });
}

async function* csvLines<Row>(
  columns: CsvColumns<Row>,
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(Object.keys(columns))}`;
  let cursor: string | undefined;
  do {
    const { items, next } = await readPage(cursor);
    const cellsOf = (row: Row) => Object.values(columns).map((cell) => cell(row));
    yield items.map((row) => csvLine(cellsOf(row))).join("");
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

export const csvLine = (cells: Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** A text that a spreadsheet would take for a formula is kept a text. */
function csvCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = cell && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : (cell ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
