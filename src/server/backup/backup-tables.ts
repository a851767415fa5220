import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#server/database/schema/schema.ts";

/** Every table of ours, those that others refer to before the others. */
export const tablesParentsFirst: string[] = orderByReference(
  Object.values(schema).filter((table) => is(table, PgTable)),
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
