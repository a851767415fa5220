import { sql } from "drizzle-orm";
import { imageKey } from "#contract/image-files.ts";
import type { Database } from "#server/database/client.ts";
import { applyMigrations } from "#server/database/migrate.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import { type BackupLine, backupLine } from "./backup-format.ts";
import { appliedMigrations, type BackedUp } from "./write-backup.ts";

/** Into an empty database, whichever engine: everything that was in the backup, or nothing. */
export function restoreBackup(
  { db, storage }: BackedUp,
  lines: AsyncIterable<string>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireEmpty(tx);
    let isComplete = false;
    let isKnown = false;
    for await (const text of lines) {
      const line = readLine(text);
      if ("cluckBackup" in line) {
        await returnToMigrations(tx, line.migrations);
        isKnown = true;
        continue;
      }
      if (!isKnown) throw new Error("This is no backup of Cluck.");
      if ("table" in line) await insertRows(tx, line);
      // Files that stay behind when a restore fails are overwritten by the next one, or swept.
      if ("image" in line) await saveFiles(storage, line);
      isComplete ||= "isComplete" in line;
    }
    if (!isComplete) throw new Error("The backup is cut short: nothing was restored.");
    // Rows of an older schema become rows of today's in the same way as in a database that was updated.
    await applyMigrations(tx);
    await requireOwnKeys(tx);
    await continueNumbering(tx);
  });
}

function readLine(text: string): BackupLine {
  try {
    return backupLine.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error("This is no backup of Cluck, or it is damaged.", { cause });
  }
}

async function requireEmpty(tx: Database): Promise<void> {
  const found = [await tx.query.users.findFirst(), await tx.query.restaurants.findFirst()];
  if (found.some(Boolean)) {
    throw new Error("The database is not empty. A backup is restored into an empty one alone.");
  }
}

/** Empty tables of the schema that the backup was made in: older columns have a place again. */
async function returnToMigrations(tx: Database, migrations: string[]): Promise<void> {
  const known = await appliedMigrations(tx);
  if (!migrations.every((tag) => known.includes(tag)))
    throw new Error("The backup was made by a newer version of Cluck. Update this one first.");
  if (known.length > migrations.length) {
    await dropSchema(tx);
    await applyMigrations(tx, migrations);
  }
  // What the migrations themselves inserted is in the backup too.
  const tables = await findTables(tx);
  if (tables.length > 0) await tx.execute(sql`truncate table ${listTables(tables)}`);
}

/** What the migrations made. An extension and what belongs to it stays: migrations add it only if it is not there. */
async function dropSchema(tx: Database): Promise<void> {
  await tx.execute(sql`drop table ${listTables(await findTables(tx))} cascade`);
  const functions = await queryRows<{ signature: string }>(
    tx,
    sql`select oid::regprocedure::text as signature from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { signature } of functions) {
    // Some need others, which take them along.
    await tx.execute(sql.raw(`drop function if exists ${signature} cascade`));
  }
  await tx.execute(sql`delete from schema_migrations`);
}

async function findTables(tx: Database): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables
      where schemaname = current_schema() and tablename <> 'schema_migrations'`,
  );
  return rows.map(({ name }) => name);
}

const listTables = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Computed columns compute themselves. */
async function insertRows(tx: Database, { table, rows }: { table: string; rows: string[] }) {
  const kept = new Set(Object.keys(JSON.parse(rows[0] ?? "{}")));
  const columns = await queryRows<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}
        and table_name <> 'schema_migrations' and is_generated = 'NEVER'`,
  );
  if (columns.length === 0) throw new Error(`There is no table ${table}.`);
  const names = columns.filter(({ name }) => kept.has(name));
  const list = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (${list})
      select ${list} from json_populate_recordset(
        null::${sql.identifier(table)}, ${`[${rows.join()}]`}::text::json)`,
  );
}

/** The sweep removes the files of a row by its key. */
async function requireOwnKeys(tx: Database): Promise<void> {
  const keys = await tx.query.images.findMany({ columns: { storageKey: true } });
  if (keys.every(({ storageKey }) => imageKey.test(storageKey))) return;
  throw new Error("The backup names an image as we would not: nothing was restored.");
}

async function saveFiles(
  storage: ImageStorage,
  { image, files }: Extract<BackupLine, { image: string }>,
): Promise<void> {
  if (files.length === 0) return;
  await storage.remove(image);
  await storage.save(
    image,
    (async function* () {
      for (const { name, base64 } of files) yield { name, bytes: Buffer.from(base64, "base64") };
    })(),
  );
}

/** The next new row gets a number after those that were restored. */
async function continueNumbering(tx: Database): Promise<void> {
  const numbered = await queryRows<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and column_default like 'nextval(%'`,
  );
  for (const { table, column } of numbered) {
    await tx.execute(
      sql`select setval(
          pg_get_serial_sequence(${table}, ${column}),
          coalesce(max(${sql.identifier(column)}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
  }
}
