import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { endpointUrl } from "#contract/endpoint.ts";
import { sendUpload } from "#contract/uploads.endpoints.ts";
import type { SignedUploadQuery } from "#contract/uploads.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import { serverSecrets } from "#server/database/schema/operations.ts";

/** What a signed address permits: one member, one type, one size, one purpose, until it expires. */
export type UploadGrant = Omit<SignedUploadQuery, "signature"> & { key: string };

export function signedAddress(secret: string, { key, ...grant }: UploadGrant): string {
  const signature = signatureOf(secret, { key, ...grant });
  return endpointUrl(sendUpload, { key, query: { ...grant, signature } });
}

export function isSigned(secret: string, grant: UploadGrant, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, grant));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** JSON keeps the fields apart, so that no two grants have the same text. */
function signatureOf(secret: string, grant: UploadGrant): string {
  const { key, expires, member, size, type, slug } = grant;
  const text = JSON.stringify([key, expires, member, size, type, slug]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}

const name = "upload signatures";

/** The setting, or a secret in the database that the first process creates for all. */
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
