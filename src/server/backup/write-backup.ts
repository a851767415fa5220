import { sql } from "drizzle-orm";
import { imageFormats } from "#contract/image-files.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import { type BackupLine, createSums, tablesParentsFirst } from "./backup-format.ts";

const rowsPerLine = 500;

type Write = (line: BackupLine) => Promise<void>;

export interface BackedUp {
  db: Database;
  storage: ImageStorage;
}

/** Writes all rows of one snapshot, then the files of their images. */
export async function writeBackup({ db, storage }: BackedUp, writeLine: Write): Promise<void> {
  const sums = createSums();
  const write = (line: BackupLine) => {
    sums.add(line);
    return writeLine(line);
  };
  const images = await db.transaction(
    async (tx) => {
      // Writes times in UTC, whatever the server's time zone.
      await tx.execute(sql`set local time zone 'UTC'`);
      await write({ cluckBackup: 2, migrations: await appliedMigrations(tx) });
      for (const table of tablesParentsFirst) await writeRows(tx, table, write);
      return tx.query.images.findMany({ columns: { storageKey: true, widths: true } });
    },
    { isolationLevel: "repeatable read" },
  );
  for (const { storageKey, widths } of images) {
    await write({ image: storageKey, files: await readFiles(storage, storageKey, widths) });
  }
  await write({ isComplete: true, ...sums.result() });
}

export async function appliedMigrations(db: Database): Promise<string[]> {
  const rows = await queryRows<{ tag: string }>(
    db,
    sql`select tag from schema_migrations order by tag`,
  );
  return rows.map(({ tag }) => tag);
}

async function writeRows(tx: Database, table: string, write: Write): Promise<void> {
  await tx.execute(
    sql`declare kept no scroll cursor for
      select to_json(kept)::text as row from ${sql.identifier(table)} kept`,
  );
  while (true) {
    const fetched = await queryRows<{ row: string }>(
      tx,
      sql`fetch ${sql.raw(String(rowsPerLine))} from kept`,
    );
    if (fetched.length === 0) break;
    await write({ table, rows: fetched.map(({ row }) => row) });
  }
  await tx.execute(sql`close kept`);
}

async function readFiles(storage: ImageStorage, key: string, widths: number[]) {
  const files: { name: string; base64: string }[] = [];
  for (const name of widths.flatMap((width) => imageFormats.map((type) => `${width}.${type}`))) {
    const stored = await storage.open(key, name);
    if (!stored || stored.range === "unsatisfiable") continue;
    const bytes = Buffer.from(await new Response(stored.body).arrayBuffer());
    files.push({ name, base64: bytes.toString("base64") });
  }
  return files;
}
