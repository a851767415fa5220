import { expect, test } from "vitest";
import { hashPassword, isPasswordRight } from "./passwords.ts";

test("a password is kept as argon2id with the agreed strength and a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("pickles"), hashPassword("pickles")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test("only the right password is right", async () => {
  const kept = await hashPassword("pickles");
  expect(await isPasswordRight(kept, "pickles")).toBe(true);
  expect(await isPasswordRight(kept, "Pickles")).toBe(false);
});

test("nobody's password, and one that cannot be, are always wrong", async () => {
  expect(await isPasswordRight(undefined, "pickles")).toBe(false);
  expect(await isPasswordRight("!", "!")).toBe(false);
});
