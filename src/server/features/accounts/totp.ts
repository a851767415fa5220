import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

// One-time codes by time, RFC 6238, as every authenticator app makes them: HMAC-SHA-1, 30 seconds, six digits.

const stepMs = 30_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 bits, as RFC 4226 recommends, in base32 for people to type. */
export const makeSecret = (): string => toBase32(randomBytes(20));

/** 125 bits in five groups: too many to guess, so a fast hash is safe. */
export const makeRecoveryCode = (): string =>
  (toBase32(randomBytes(16)).slice(0, 25).match(/.{5}/g) ?? []).join("-");

/** The form in which a recovery code is hashed: upper case, no dashes. */
export const readRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replaceAll("-", "").replaceAll("0", "O").replaceAll("1", "I");

export const secretUri = (secret: string, username: string): string =>
  `otpauth://totp/Cluck:${encodeURIComponent(username)}?secret=${secret}&issuer=Cluck`;

export const stepAt = (time: Date): number => Math.floor(time.getTime() / stepMs);

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The time step of the code: the current one, or one before or after, since clocks differ. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now);
  const steps = [current, current - 1, current + 1];
  return steps.find((step) => isSameText(codeOf(secret, step), code)) ?? null;
}

function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const sealed = "aes-256-gcm";

/** Encrypts the secret for the database. Without a key in the settings it stays as it is. */
export function sealSecret(secret: string, userId: string, key: string | undefined): string {
  if (!key) return secret;
  const iv = randomBytes(12);
  // Binds the secret to the member, so that a copied row does not work for another.
  const cipher = createCipheriv(sealed, keyOf(key), iv).setAAD(Buffer.from(userId));
  const parts = [cipher.update(secret, "utf8"), cipher.final()];
  const bytes = [iv, cipher.getAuthTag(), Buffer.concat(parts)];
  return [sealed, ...bytes.map((part) => part.toString("base64url"))].join(".");
}

/** Null when it was encrypted with another key or the key is missing. */
export function openSecret(kept: string, userId: string, key: string | undefined): string | null {
  const [kind, ...bytes] = kept.split(".");
  if (kind !== sealed) return kept;
  const [iv, tag, text] = bytes.map((part) => Buffer.from(part, "base64url"));
  if (!key || !iv || !tag || !text) return null;
  const decipher = createDecipheriv(sealed, keyOf(key), iv, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
  try {
    return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

const keyOf = (key: string) => Buffer.from(hkdfSync("sha256", key, "", "second factor", 32));

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
