import { z } from "zod";
import { type ListedRow, type Order, positionIn } from "#server/database/indexed-list.ts";
import { type JsonText, parseJson } from "#server/database/json-text.ts";
import { invalid } from "./refusal.ts";

export interface Page<T> {
  items: T[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Ask the database for `limit + 1` rows: the extra row tells that there is a next page. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => unknown[],
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasNext = rows.length > limit && last !== undefined;
  return { items, next: hasNext ? encodeCursor(positionOf(last)) : null };
}

/** The same of rows that come with their positions, as `readList` reads them. */
export const toListPage = <Row>(rows: ListedRow<Row>[], limit: number): Page<JsonText<Row>> =>
  mapPage(
    toPage(rows, limit, ({ position }) => parseJson(position)),
    ({ row }) => row,
  );

export const mapPage = <A, B>(page: Page<A>, map: (item: A) => B): Page<B> => ({
  items: page.items.map(map),
  next: page.next,
});

/** Reads the position that `toPage` wrote, and checks it, since a cursor comes from outside. */
export function readCursor<T extends z.ZodType>(
  cursor: string | undefined,
  position: T,
): z.infer<T> | null {
  if (cursor === undefined) return null;
  const parsed = position.safeParse(decodeCursor(cursor));
  if (!parsed.success) throw invalid([{ path: "cursor", message: "cursor is not one of ours" }]);
  return parsed.data;
}

/** The position in a list of that order. */
export const readPosition = (cursor: string | undefined, order: Order): unknown[] | null =>
  cursor === undefined ? null : readCursor(cursor, positionIn(order));

/** The id where a page of a list in the order of its ids ended. */
export const readId = (cursor: string | undefined): number | null =>
  readCursor(cursor, idPosition)?.[0] ?? null;

const idPosition = z.tuple([z.int32()]);

/** Of a list by time and id whose cursors hold the time in milliseconds, within the range of the database. */
export const timePosition = z
  .tuple([z.int().min(Date.UTC(1900, 0)).max(Date.UTC(9999, 0)), z.int32()])
  .transform(([time, id]) => [new Date(time).toISOString(), id]);

const encodeCursor = (position: unknown[]) =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}
