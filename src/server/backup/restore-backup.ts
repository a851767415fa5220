import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { applyMigrations, knownMigrations } from "#server/database/migrate.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import type { BackupLine } from "./backup-format.ts";
import { readLine } from "./check-backup.ts";
import type { BackedUp } from "./write-backup.ts";

/**
 * Restores the whole backup or nothing, on either engine. The lines have been checked. Deletes existing data only if told
 * to.
 */
export function restoreBackup(
  { db, storage }: BackedUp,
  lines: AsyncIterable<string>,
  { overwrites }: { overwrites: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!overwrites) await requireEmpty(tx);
    // Migrations of many rows take long, and the transaction is idle while images are stored.
    for (const timeout of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
      await tx.execute(sql.raw(`set local ${timeout} = 0`));
    }
    const begun = new Set<string>();
    for await (const text of lines) {
      const line = readLine(text);
      if ("cluckBackup" in line) await returnToMigrations(tx, line.migrations);
      if ("table" in line) {
        await insertRows(tx, line, !begun.has(line.table));
        begun.add(line.table);
      }
      // If the restore fails, the next one overwrites these files, or the sweep removes them.
      if ("image" in line) await saveFiles(storage, line);
    }
    // Rows of an older schema are migrated like those of an updated database.
    await applyMigrations(tx);
    await continueNumbering(tx);
  });
}

async function requireEmpty(tx: Database): Promise<void> {
  const found = [await tx.query.users.findFirst(), await tx.query.restaurants.findFirst()];
  if (found.some(Boolean)) {
    throw new Error(
      "The database is not empty. Add --overwrite to replace everything that is in it by the backup.",
    );
  }
}

/** Recreates the empty schema in which the backup was made. */
async function returnToMigrations(tx: Database, migrations: string[]): Promise<void> {
  if (knownMigrations().length > migrations.length) {
    await dropSchema(tx);
    await applyMigrations(tx, migrations);
  }
  // The backup also holds the rows that migrations insert.
  const tables = await findTables(tx);
  if (tables.length > 0) await tx.execute(sql`truncate table ${listTables(tables)}`);
}

/** Drops everything that migrations create. Extensions stay: migrations add them only if they are missing. */
async function dropSchema(tx: Database): Promise<void> {
  await tx.execute(sql`drop table ${listTables(await findTables(tx))} cascade`);
  const functions = await queryRows<{ signature: string }>(
    tx,
    sql`select oid::regprocedure::text as signature from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { signature } of functions) {
    // Dropping one may drop others that depend on it.
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

/** Inserts the rows without their computed columns. */
async function insertRows(
  tx: Database,
  { table, rows }: { table: string; rows: string[] },
  areFirst: boolean,
): Promise<void> {
  const kept = new Set(Object.keys(JSON.parse(rows[0] ?? "{}")));
  const columns = await queryRows<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}
        and table_name <> 'schema_migrations' and is_generated = 'NEVER'`,
  );
  if (columns.length === 0) throw new Error(`There is no table ${table}.`);
  // The backup also holds the rows that triggers have made.
  if (areFirst) await tx.execute(sql`delete from ${sql.identifier(table)}`);
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

/** Sets the sequences after the restored ids. */
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
