import { sql } from "drizzle-orm";
import type { Database } from "./database.types.ts";

export async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
