import { type CsvCell, writeCsv, writeCsvRow } from "#contract/csv.ts";
import type { AppContext } from "./app-environment.ts";
import type { Page } from "./paging.ts";

/** The heading of each column, and what a row has under it. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvCell>;

/**
 * A whole table as a file, page after page: however long it is, one page is in memory. The first is read before
 * the answer begins, so that what cannot be asked gets an error instead of a file that breaks off.
 */
export async function answerCsv<Row>(
  c: AppContext,
  fileName: string,
  columns: CsvColumns<Row>,
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Response> {
  const lines = csvLines(columns, await readPage(undefined), readPage);
  const body = ReadableStream.from(lines).pipeThrough(new TextEncoderStream());
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  });
}

async function* csvLines<Row>(
  columns: CsvColumns<Row>,
  first: Page<Row>,
  readPage: (cursor: string) => Promise<Page<Row>>,
): AsyncGenerator<string> {
  yield writeCsv([Object.keys(columns)]);
  const cellsOf = (row: Row) => Object.values(columns).map((cell) => cell(row));
  let page = first;
  for (;;) {
    yield page.items.map((row) => writeCsvRow(cellsOf(row))).join("");
    if (page.next === null) return;
    page = await readPage(page.next);
  }
}
