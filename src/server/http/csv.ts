import { type CsvColumns, writeCsvHeader, writeCsvRows } from "#contract/csv.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Page } from "#server/domain/paging.ts";
import type { AppContext } from "./app-environment.ts";

export type { CsvColumns } from "#contract/csv.ts";

const rowsAtOnce = 500;

/**
 * Answers a whole table as a file. One page at a time is in memory. The first page is read before the answer begins, so
 * that a query that fails gets an error instead of half a file.
 */
export async function answerCsv<Row>(
  c: AppContext,
  fileName: string,
  columns: CsvColumns<Row>,
  readPage: (page: PageQuery) => Promise<Page<Row>>,
): Promise<Response> {
  const lines = csvLines(columns, await readPage({ limit: rowsAtOnce }), readPage);
  const body = ReadableStream.from(lines).pipeThrough(new TextEncoderStream());
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  });
}

async function* csvLines<Row>(
  columns: CsvColumns<Row>,
  first: Page<Row>,
  readPage: (page: PageQuery) => Promise<Page<Row>>,
): AsyncGenerator<string> {
  yield writeCsvHeader(columns);
  let page = first;
  for (;;) {
    yield writeCsvRows(columns, page.items);
    if (page.next === null) return;
    page = await readPage({ cursor: page.next, limit: rowsAtOnce });
  }
}
