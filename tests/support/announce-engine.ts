import { sql } from "drizzle-orm";
import type { TestProject } from "vitest/node";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** So that whoever reads the output sees that both engines ran. */
export async function announceEngine(project: TestProject, db: Database): Promise<void> {
  const [row] = await queryRows<{ version: string }>(db, sql`select version()`);
  console.log(`Database tests "${project.name}" run on ${row?.version}`);
}
