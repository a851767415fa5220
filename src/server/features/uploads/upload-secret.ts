import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import { serverSecrets } from "#server/database/schema/operations.ts";

const name = "upload signatures";

/** The setting, else one that the first process to need it makes for all of them. */
export async function uploadSecret(
  db: Database,
  { uploadSecret: setting }: Pick<Config, "uploadSecret">,
): Promise<string> {
  if (setting) return setting;
  const known = await findSecret(db);
  if (known) return known;
  const value = randomBytes(32).toString("base64url");
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
  return (await findSecret(db)) ?? value;
}

async function findSecret(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value;
}
