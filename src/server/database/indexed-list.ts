import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { countLimit } from "#contract/explore-choices.ts";
import type { Database } from "./database.types.ts";
import type { JsonText } from "./json-text.ts";
import { plannedOnce, queryRow } from "./query-rows.ts";

/** A part of the order, and the type that its values have in a cursor. */
export interface SortKey {
  value: SQL;
  type: keyof typeof keyTypes;
}

/** All keys ascend, or all descend: so one row comparison goes on from any row. */
export interface Order {
  keys: SortKey[];
  descending?: boolean;
  /** What has the keys, beside the list's own table. */
  join?: SQL | undefined;
}

export const newestFirst = (time: SQL, id: SQL): Order => ({
  keys: [
    { value: time, type: "timestamptz" },
    { value: id, type: "int" },
  ],
  descending: true,
});

/** Tables with their joins, and what their rows must meet. */
export interface Source {
  from: SQL;
  where: (SQL | null)[];
  /** Counted to its end instead of up to the limit. */
  isCountedWhole?: boolean;
}

interface ListQuery<Row, Counts extends string> {
  page: Source & { order: Order };
  /** Made for the rows of the page alone. */
  row: SQL<JsonText<Row>>;
  after: unknown[] | null;
  /** How many rows to read: one more than the page has. There may be more. */
  limit: number;
  /** One plan serves, whatever the values are. */
  isPlannedOnce?: boolean;
  /** Null: not counted, 0. */
  counts: Record<Counts, Source | null>;
  /** How far each is counted, and one more when there are more than that. */
  mostCounted?: number;
}

export interface ListedRow<Row> {
  row: JsonText<Row>;
  position: JsonText<unknown[]>;
}

interface FoundList<Row, Counts extends string> {
  rows: ListedRow<Row>[];
  counts: Record<Counts, number>;
}

/**
 * A page of a list with its counts, in one statement. The planner chooses for each part whether it walks along the
 * index of the order or looks up what matches.
 */
export async function readList<Row, Counts extends string = never>(
  db: Database,
  query: ListQuery<Row, Counts>,
): Promise<FoundList<Row, Counts>> {
  const { page, row, after, isPlannedOnce, mostCounted = countLimit } = query;
  const { from, where, order } = page;
  const limit = isPlannedOnce ? plannedLimit(query.limit) : wholeNumber(query.limit);
  const counts = Object.entries<Source | null>(query.counts).map(
    ([name, source]) =>
      sql`, ${source ? countOf(source, mostCounted) : sql`0`} as ${sql.identifier(name)}`,
  );
  const statement = sql`select (
      select string_agg(line, ${endOfLine}) from (
        select ${positionOf(order)} || ${endOfPosition} || ${row} as line from ${from} ${order.join ?? sql``}
        where ${all([...where, follows(order, after)])}
        order by ${sorting(order)} limit ${limit}) found) as lines${sql.join(counts)}`;
  const { lines, ...counted } = await queryRow<Record<Counts, number> & { lines: string | null }>(
    db,
    isPlannedOnce ? plannedOnce(statement) : statement,
  );
  return {
    rows: lines?.split("\n").map(readLine<Row>) ?? [],
    counts: counted as unknown as Record<Counts, number>,
  };
}

// Neither stands in JSON as it is.
const endOfPosition = sql.raw("E'\\t'");
const endOfLine = sql.raw("E'\\n'");

function readLine<Row>(line: string): ListedRow<Row> {
  const end = line.indexOf("\t");
  return { position: line.slice(0, end), row: line.slice(end + 1) };
}

/** As text: in a plan that is kept, a value would be unknown. */
const wholeNumber = (value: number): SQL => sql.raw(String(Math.trunc(value)));

/** The next of a few sizes, so that there are a few plans instead of one for each limit. */
export const plannedLimit = (limit: number): SQL =>
  wholeNumber([4, 25, 101].find((size) => size >= limit) ?? limit);

/** As `toISOString` writes it. */
export const isoTime = (instant: SQLWrapper): SQL<string> =>
  sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function countOf({ from, where, isCountedWhole }: Source, most: number): SQL {
  const end = isCountedWhole ? sql`` : sql`limit ${wholeNumber(most + 1)}`;
  return sql`(select count(*)::int from (select from ${from} where ${all(where)} ${end}) counted)`;
}

const all = (conditions: Source["where"]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );

const keyValues = ({ keys }: Order): SQL =>
  sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );

const positionOf = ({ keys }: Order): SQL => {
  const values = keys.map(({ value, type }) =>
    type === "int" ? sql`(${value})::text` : sql`to_json(${value})::text`,
  );
  return sql`'[' || ${sql.join(values, sql` || ',' || `)} || ']'`;
};

const sorting = ({ keys, descending }: Order): SQL =>
  sql.join(
    keys.map(({ value }) => (descending ? sql`${value} desc` : value)),
    sql`, `,
  );

export const orderBy = (order: Order): SQL => sql`order by ${sorting(order)}`;

/** The row comes after the position where the page before ended. */
export function follows(order: Order, position: unknown[] | null): SQL {
  if (!position) return sql`true`;
  const last = sql.join(
    order.keys.map(({ type }, index) => sql`${position[index]}::${sql.raw(type)}`),
    sql`, `,
  );
  return sql`(${keyValues(order)}) ${sql.raw(order.descending ? "<" : ">")} (${last})`;
}

const keyTypes = {
  float8: z.union([z.number(), z.literal("Infinity")]),
  int: z.int32(),
  boolean: z.boolean(),
  // PostgreSQL cannot hold the character, nor such a date; no clock is 16 hours away from its own.
  text: z.string().refine((value) => !value.includes("\0")),
  timestamptz: z.iso
    .datetime({ offset: true })
    .refine((at) => at >= "1800" && /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/.test(at)),
};

/** What a cursor of the order holds. */
export const positionIn = ({ keys }: Order): z.ZodType<unknown[]> =>
  z.array(z.unknown()).superRefine((values, context) => {
    const isRight =
      values.length === keys.length &&
      keys.every(({ type }, index) => keyTypes[type].safeParse(values[index]).success);
    if (!isRight) context.addIssue({ code: "custom" });
  });
