import { type SQL, sql } from "drizzle-orm";

/** One thing said twice: as a test of a single row, and as a question that an index answers. */
export interface Condition {
  test: SQL;
  lookup: SQL;
  /** Its index can only be read as a whole; any other gives row after row, until there are enough. */
  needsBitmap?: boolean;
}

export const both = (condition: SQL): Condition => ({ test: condition, lookup: condition });

/** A part of the order, and the type that its values have in a cursor. */
export interface SortKey {
  value: SQL;
  type: "float8" | "int" | "boolean" | "text" | "timestamptz";
}

/** All keys ascend, or all descend: so one row comparison goes on from any row. */
export interface Order {
  keys: SortKey[];
  descending?: boolean;
}

/** A piece of a list, in order, that an index gives row after row. */
export interface Stretch {
  from: SQL;
  where: SQL;
  order: Order;
}

export interface List {
  /** Restaurants or sandwiches; deleted ones are never listed. */
  table: SQL;
  /** Of any rows of the table. */
  order: Order;
  /** The cheapest to test first. */
  conditions: Condition[];
  /** The whole list, one piece after the other; without what is surely before the position. */
  stretches: (after: unknown[] | null) => Iterable<Stretch>;
  /** A condition that every row of the stretches meets. */
  metByStretches?: Condition;
}

/** A list whose order has an index of its own is a single stretch. */
export const indexedList = (table: SQL, order: Order, conditions: Condition[]): List => ({
  table,
  order,
  conditions,
  stretches: () => [{ from: table, where: sql`true`, order }],
});

export const listed = (table: SQL): SQL => sql`${table}.deleted_at is null`;

export const orderBy = ({ keys, descending }: Order): SQL =>
  sql`order by ${sql.join(
    keys.map(({ value }) => (descending ? sql`${value} desc` : value)),
    sql`, `,
  )}`;

export const keysOf = ({ keys }: Order): SQL =>
  sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );

export function follows(order: Order, position: unknown[] | null): SQL {
  if (!position) return sql`true`;
  const last = sql.join(
    order.keys.map(({ type }, index) => sql`${position[index]}::${sql.raw(type)}`),
    sql`, `,
  );
  return sql`(${keysOf(order)}) ${sql.raw(order.descending ? "<" : ">")} (${last})`;
}
