import { Column, getTableName, Name, SQL, StringChunk, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./database.types.ts";

const dialect = new PgDialect();

/** The text of a part without values, put together once: for every statement that takes longer than to send it. */
export function fixedSql<Value>(part: SQL<Value>): SQL<Value> {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error("a fixed part of a statement holds a value");
  return sql.raw(text) as SQL<Value>;
}

/** A statement that `build` prepares, put together once instead of with every request. In a transaction it is anew. */
export function builtOnce<Prepared>(build: (db: Database) => Prepared): (db: Database) => Prepared {
  const built = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

const mark = " /* planned once */";

/** A statement that is best read in one way whatever its values are. A server plans it once for each connection. */
export const plannedOnce = (statement: SQL): SQL => sql`${statement}${sql.raw(mark)}`;

/** Every connection keeps them all, so they must not be as many as there are questions. */
const mostNames = 300;

export type PlanName = (text: string, isInTransaction: boolean) => string | undefined;

/**
 * Under which a server keeps a plan: of what is marked so, and of what transactions say again and again. All else is
 * planned for its values: a rare word needs another plan than a common one.
 */
export function createPlanNames(): PlanName {
  const names = new Map<string, string>();
  return (text, isInTransaction) => {
    // A text that has ids in it (`integerArray`) hardly comes again.
    const isRepeated = isInTransaction && text.includes("$1") && !text.includes("'{");
    if (!isRepeated && !text.endsWith(mark)) return undefined;
    const known = names.get(text);
    if (known || names.size === mostNames) return known;
    const name = `cluck_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * The same statement in one piece but for its values. Drizzle asks of each of its many parts what it is, in some twenty
 * ways, which takes it longer than the database takes to answer.
 */
export function flatten(query: SQL): SQL {
  const parts: unknown[] = [];
  let text = "";
  const add = (chunk: unknown): void => {
    if (chunk instanceof StringChunk) text += chunk.value.join("");
    else if (chunk instanceof SQL) chunk.queryChunks.forEach(add);
    else if (chunk instanceof Name) text += quoted(chunk.value);
    else if (chunk instanceof Column)
      text += `${quoted(getTableName(chunk.table))}.${quoted(chunk.name)}`;
    else if (Array.isArray(chunk)) addList(chunk);
    else {
      parts.push(new StringChunk(text), chunk);
      text = "";
    }
  };
  const addList = (items: unknown[]): void => {
    for (const [index, item] of items.entries()) {
      text += index === 0 ? "(" : ", ";
      add(item);
    }
    text += items.length === 0 ? "()" : ")";
  };
  add(query);
  return new SQL([...parts, new StringChunk(text)] as SQL["queryChunks"]);
}

const quoted = (name: string) => `"${name}"`;

/** Rows of hand-written SQL. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** For a statement that always returns one row. */
export async function onlyOf<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("the statement returned no row");
  return row;
}

export const queryRow = <Row>(db: Database, query: SQL): Promise<Row> =>
  onlyOf(queryRows<Row>(db, query));

/** For a statement that finds one row at most. */
export const firstOf = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> =>
  (await rows)[0] ?? null;

export const hasRows = async (rows: PromiseLike<unknown[]>): Promise<boolean> =>
  (await rows).length > 0;
