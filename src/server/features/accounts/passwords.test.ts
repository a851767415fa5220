import { afterAll, expect, test, vi } from "vitest";

vi.mock("@node-rs/argon2", { spy: true });
// Test files share their worker: an earlier one may have loaded it without the spy, a later one wants none.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const argon2 = await import("@node-rs/argon2");
const { hashPassword, isPasswordRight } = await import("./passwords.ts");

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

test("a name that nobody has costs the same work as one that somebody has", async () => {
  const kept = await hashPassword("pickles");
  for (const passwordHash of [kept, undefined, "!"]) {
    vi.mocked(argon2.verify).mockClear();
    await isPasswordRight(passwordHash, "wrong");
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/m=19456,t=2,p=1/);
  }
});
