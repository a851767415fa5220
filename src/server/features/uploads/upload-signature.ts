import { createHmac, timingSafeEqual } from "node:crypto";
import { uploadPath } from "#contract/upload-rules.ts";
import type { SignedUploadQuery } from "#contract/uploads.ts";

/** What an address allows: this member to send this much of this type for this purpose, until then. */
export type UploadGrant = Omit<SignedUploadQuery, "signature"> & { key: string };

export function signedAddress(secret: string, { key, ...grant }: UploadGrant): string {
  const query = new URLSearchParams({
    ...grant,
    expires: String(grant.expires),
    size: String(grant.size),
    signature: signatureOf(secret, { key, ...grant }),
  });
  return `${uploadPath}/${key}?${query}`;
}

export function isSigned(secret: string, grant: UploadGrant, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, grant));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** As JSON, so that no two grants have the same text. */
function signatureOf(secret: string, grant: UploadGrant): string {
  const { key, expires, member, size, type, slug } = grant;
  const text = JSON.stringify([key, expires, member, size, type, slug]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}
