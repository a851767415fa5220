import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { imageFileName, imageKey } from "#contract/image-files.ts";
import * as schema from "#server/database/schema/schema.ts";

/** All tables but those that triggers fill from the others, in the order of their foreign keys. */
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

/**
 * The lines of a backup, each one JSON. Rows are JSON as the database writes it. File names become paths, so only names
 * that we give ourselves are accepted.
 */
export const backupLine = z.union([
  z.object({ cluckBackup: z.literal(1), migrations: z.array(z.string()) }),
  z.object({ table: z.string(), rows: z.array(z.string()).min(1) }),
  z.object({
    image: z.string().regex(imageKey),
    files: z.array(z.object({ name: z.string().regex(imageFileName), base64: z.string() })),
  }),
  z.object({ isComplete: z.literal(true) }),
]);

export type BackupLine = z.infer<typeof backupLine>;
