import { createHmac, timingSafeEqual } from "node:crypto";
import { endpointUrl } from "#contract/endpoint.ts";
import { sendUpload } from "#contract/uploads.endpoints.ts";
import type { SignedUploadQuery } from "#contract/uploads.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import { serverSecret } from "#server/database/server-secret.ts";

/** A signed address permits one member, type, size and purpose, until it expires. */
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

/** Signs JSON, so that no two grants have the same text. */
function signatureOf(secret: string, grant: UploadGrant): string {
  const { key, expires, member, size, type, slug } = grant;
  const text = JSON.stringify([key, expires, member, size, type, slug]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** The secret from the settings, or one from the database. */
export const uploadSecret = async (
  db: Database,
  { uploadSecret: setting }: Pick<Config, "uploadSecret">,
): Promise<string> => setting ?? serverSecret(db, "upload signatures");
