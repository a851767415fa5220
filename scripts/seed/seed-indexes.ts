import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** Two at a time, each on a connection of its own. */
export async function runBeside(db: Database, statements: string[]): Promise<void> {
  const waiting = statements.values();
  const work = async () => {
    for (const statement of waiting) await db.execute(sql.raw(statement));
  };
  await Promise.all([work(), work()]);
}

/**
 * Of the large tables, with the foreign keys and rules that would be looked up row by row; the statements that make them
 * again. Doing that at once is much faster.
 */
export async function dropIndexes(
  db: Database,
): Promise<Record<"indexes" | "constraints", string[]>> {
  const found = await queryRows<{ drop: string; rebuild: string; isIndex: boolean }>(
    db,
    sql`select 'drop index ' || quote_ident(indexname) as drop,
        'set maintenance_work_mem = ''512MB''; ' || indexdef as rebuild, true as "isIndex"
      from pg_indexes
      where schemaname = current_schema()
        and tablename in ('users', 'restaurants', 'sandwiches', 'sandwich_ratings', 'sandwich_tags', 'reviews')
        and not exists (select from pg_constraint where conname = indexname)
      union all
      select format('alter table %s drop constraint %I', conrelid::regclass, conname),
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)), false
      from pg_constraint
      where conrelid in ('sandwiches'::regclass, 'sandwich_ratings'::regclass,
          'sandwich_tags'::regclass, 'reviews'::regclass)
        and contype in ('f', 'u')`,
  );
  await db.execute(sql.raw(found.map(({ drop }) => drop).join("; ")));
  const rebuild = (isIndex: boolean) =>
    found.filter((each) => each.isIndex === isIndex).map((each) => each.rebuild);
  return { indexes: rebuild(true), constraints: rebuild(false) };
}
