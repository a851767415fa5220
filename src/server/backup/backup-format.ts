import { createHash } from "node:crypto";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { imageFileName, imageKey } from "#contract/image-files.ts";
import * as schema from "#server/database/schema/schema.ts";

/** All tables except those filled by triggers, in the order of their foreign keys. */
export const tablesParentsFirst: string[] = orderByReference(
  Object.values(schema).filter((table) => is(table, PgTable) && table !== schema.outlets),
);

function orderByReference(tables: PgTable[]): string[] {
  const ordered = new Set<string>();
  const add = (table: PgTable) => {
    const { name, foreignKeys } = getTableConfig(table);
    if (ordered.has(name)) return;
    for (const key of foreignKeys) {
      const { foreignTable } = key.reference();
      if (getTableConfig(foreignTable).name !== name) add(foreignTable);
    }
    ordered.add(name);
  };
  tables.forEach(add);
  return [...ordered];
}

const sum = z.object({ count: z.int().min(0), sum: z.string() });

const backupSums = z.object({
  /** By table name. Empty tables have none. */
  tables: z.record(z.string(), sum),
  /** Of the files. */
  images: sum,
});

export type BackupSums = z.infer<typeof backupSums>;

/**
 * The lines of a backup, each one JSON. Rows are JSON as the database writes it. File names become paths, so only our own
 * names are accepted. The first version had no sums.
 */
export const backupLine = z.union([
  z.object({ cluckBackup: z.literal([1, 2]), migrations: z.array(z.string()) }),
  z.object({ table: z.string(), rows: z.array(z.string()).min(1) }),
  z.object({
    image: z.string().regex(imageKey),
    files: z.array(z.object({ name: z.string().regex(imageFileName), base64: z.string() })),
  }),
  backupSums.extend({ isComplete: z.literal(true) }),
  z.strictObject({ isComplete: z.literal(true) }),
]);

export type BackupLine = z.infer<typeof backupLine>;

/** Counts and checksums. They do not depend on the order of rows, which differs between databases. */
export function createSums() {
  const tables = new Map<string, ReturnType<typeof createSum>>();
  const images = createSum();
  return {
    add(line: BackupLine): void {
      if ("rows" in line) {
        const of = tables.get(line.table) ?? createSum();
        tables.set(line.table, of);
        line.rows.forEach(of.add);
      } else if ("image" in line) {
        for (const { name, base64 } of line.files) images.add(`${line.image}/${name} ${base64}`);
      }
    },
    result: (): BackupSums => ({
      tables: Object.fromEntries([...tables].map(([name, of]) => [name, of.result()])),
      images: images.result(),
    }),
  };
}

function createSum() {
  let count = 0;
  let sum = 0n;
  return {
    add(text: string): void {
      count += 1;
      const digest = createHash("sha256").update(text).digest().readBigUInt64BE();
      sum = BigInt.asUintN(64, sum + digest);
    },
    result: () => ({ count, sum: sum.toString(16).padStart(16, "0") }),
  };
}
