import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./database.types.ts";
import { serverSecrets } from "./schema/operations.ts";

/** A secret that the first process stores in the database for all. Each purpose has its own. */
export async function serverSecret(db: Database, name: string): Promise<string> {
  const known = await findSecret(db, name);
  if (known) return known;
  const value = randomBytes(32).toString("base64url");
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
  return (await findSecret(db, name)) ?? value;
}

async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value;
}
