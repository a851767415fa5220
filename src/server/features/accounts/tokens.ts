import { createHash, randomBytes } from "node:crypto";

/** 256 bits, which nobody guesses: of a session, a device or a mailed link. */
export const makeToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of one. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
