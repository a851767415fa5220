import { expect, test } from "vitest";
import {
  codeOf,
  findStep,
  makeRecoveryCode,
  makeSecret,
  openSecret,
  readRecoveryCode,
  sealSecret,
  stepAt,
} from "./totp.ts";

// "12345678901234567890", the secret of RFC 6238, appendix B, in base32.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  ["1970-01-01T00:00:59Z", "287082"],
  ["2005-03-18T01:58:29Z", "081804"],
  ["2005-03-18T01:58:31Z", "050471"],
  ["2009-02-13T23:31:30Z", "005924"],
  ["2033-05-18T03:33:20Z", "279037"],
  ["2603-10-11T11:33:20Z", "353130"],
])("the code of RFC 6238 at %s is %s", (time, code) => {
  expect(codeOf(secret, stepAt(new Date(time)))).toBe(code);
});

test("a code is found one step before and after its own, and no further", () => {
  const now = new Date("2026-01-05T12:00:00Z");
  const step = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((away) => findStep(secret, codeOf(secret, step + away), now));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  for (const other of ["", "12345", "1234567", "１２３４５６"]) {
    expect(findStep(secret, other, now)).toBeNull();
  }
});

test("secrets and recovery codes have their bits, and no two are the same", () => {
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeRecoveryCode()).toMatch(/^([A-Z2-7]{5}-){4}[A-Z2-7]{5}$/);
  expect(new Set(Array.from({ length: 50 }, makeRecoveryCode)).size).toBe(50);
  expect(readRecoveryCode("abcd0-1abcd")).toBe("ABCDOIABCD");
});

test("a sealed secret is opened by its key alone, in its own row", () => {
  const key = "k".repeat(32);
  const kept = sealSecret(secret, "henny", key);
  expect(kept).not.toContain(secret);
  expect(sealSecret(secret, "henny", key)).not.toBe(kept);
  expect(openSecret(kept, "henny", key)).toBe(secret);
  expect(openSecret(kept, "henny", "l".repeat(32))).toBeNull();
  expect(openSecret(kept, "henny", undefined)).toBeNull();
  expect(openSecret(kept, "penny", key)).toBeNull();
  expect(openSecret("aes-256-gcm.x", "henny", key)).toBeNull();
  // One from before there was a key.
  expect(openSecret(sealSecret(secret, "henny", undefined), "henny", key)).toBe(secret);
});
