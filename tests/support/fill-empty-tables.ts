import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

interface Column {
  name: string;
  type: string;
  isArray: boolean;
  isRequired: boolean;
  hasDefault: boolean;
  /** The table and column whose values it may have. */
  refersTo: { table: string; column: string } | null;
  /** The words that its check allows. */
  words: string[] | null;
}

/** So many columns of a row may have to be something else than what was thought of first. */
const mostOthers = 3;

/**
 * Gives every table of whichever schema a row, all columns of it where the constraints allow that. What they allow is
 * found by trying: a value or none, one referenced row or another.
 */
export async function fillEmptyTables(db: Database): Promise<void> {
  let waiting = await findEmptyTables(db);
  while (waiting.length > 0) {
    const refused: { table: string; reason: string }[] = [];
    for (const table of waiting) {
      const reason = await addRow(db, table);
      if (reason) refused.push({ table, reason });
    }
    // What refers to a table that had no row yet has its turn again.
    if (refused.length === waiting.length)
      throw new Error(
        `No row was found for these tables, say what theirs look like:\n${refused.map(({ table, reason }) => `${table}: ${reason}`).join("\n")}`,
      );
    waiting = refused.map(({ table }) => table);
  }
}

export async function listTables(db: Database): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return tables.map(({ name }) => name);
}

async function findEmptyTables(db: Database): Promise<string[]> {
  const empty: string[] = [];
  for (const table of await listTables(db)) {
    const rows = await queryRows(db, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length === 0) empty.push(table);
  }
  return empty;
}

/** Why there is none, if there is none. */
async function addRow(db: Database, table: string): Promise<string | null> {
  const columns = await readColumns(db, table);
  const choices = await Promise.all(columns.map((column) => findChoices(db, column)));
  const lacking = columns.find((_, at) => choices[at]?.length === 0);
  if (lacking) return `${lacking.name} refers to ${lacking.refersTo?.table}, which is empty`;
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  let reason = "";
  for (const values of combine(choices)) {
    try {
      await db.execute(
        sql`insert into ${sql.identifier(table)} (${names}) values (${sql.join(values, sql`, `)})`,
      );
      return null;
    } catch (error) {
      reason ||= String((error as Error).cause ?? error);
    }
  }
  return reason;
}

/** What comes to mind first for all columns, then anything else for one of them, for two, for three. */
function* combine(choices: SQL[][]): Generator<SQL[]> {
  function* others(count: number, from: number): Generator<SQL[]> {
    if (count === 0) yield choices.map(([first]) => first as SQL);
    else
      for (let at = from; at < choices.length; at += 1)
        for (const other of choices[at]?.slice(1) ?? [])
          for (const values of others(count - 1, at + 1)) yield values.with(at, other);
  }
  for (let count = 0; count <= mostOthers; count += 1) yield* others(count, 0);
}

async function findChoices(db: Database, column: Column): Promise<SQL[]> {
  const { refersTo, words, isRequired, hasDefault } = column;
  const values = refersTo
    ? await readReferenced(db, refersTo)
    : (words?.map((word) => sql`${word}`) ?? [sql.raw(exampleOf(column))]);
  return [
    ...values,
    ...(hasDefault ? [sql`default`] : []),
    ...(isRequired || hasDefault ? [] : [sql`null`]),
  ];
}

/** As text, which the column reads as what it is: a parameter of the engine would want its type. */
async function readReferenced(
  db: Database,
  { table, column }: { table: string; column: string },
): Promise<SQL[]> {
  const rows = await queryRows<{ value: string }>(
    db,
    sql`select quote_literal(${sql.identifier(column)}::text) as value
      from ${sql.identifier(table)} order by ${sql.identifier(column)} limit 3`,
  );
  return rows.map(({ value }) => sql.raw(value));
}

function exampleOf({ name, type, isArray }: Column): string {
  if (isArray || type.endsWith("range")) return "'{}'";
  if (type === "json" || type === "jsonb") return `'{"example": true}'`;
  if (type === "bool") return "true";
  if (type === "date" || type.startsWith("timestamp")) return "'2024-03-03'";
  if (/^(int|float|numeric)/.test(type)) return "1";
  return `'an example of ${name}'`;
}

async function readColumns(db: Database, table: string): Promise<Column[]> {
  const rows = await queryRows<Omit<Column, "words"> & { check: string | null }>(
    db,
    sql`select a.attname as name, ltrim(t.typname, '_') as type, t.typcategory = 'A' as "isArray",
        a.attnotnull as "isRequired", a.atthasdef as "hasDefault",
        (select json_build_object('table', f.confrelid::regclass::text, 'column', r.attname)
          from pg_constraint f join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.confkey[1]
          where f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as "refersTo",
        (select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
            and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%' limit 1) as "check"
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = ${table}::text::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum`,
  );
  return rows.map(({ check, ...column }) => ({
    ...column,
    words: check === null ? null : [...check.matchAll(/'([^']*)'::/g)].map(([, word = ""]) => word),
  }));
}
