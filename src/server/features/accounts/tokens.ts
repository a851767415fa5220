import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for a session, a device or a mailed link. */
export const makeToken = (): string => randomBytes(32).toString("base64url");

/** The form in which the database keeps a token. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
