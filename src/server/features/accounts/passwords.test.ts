import { afterAll, expect, test, vi } from "vitest";

vi.mock("@node-rs/argon2", { spy: true });
// Test files share their worker: an earlier one may have loaded it without the spy, a later one wants none.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const argon2 = await import("@node-rs/argon2");
const { hashNewPassword, hashPassword, isPasswordRight } = await import("./passwords.ts");

const home = "192.0.2.1";

test("a password is kept as argon2id with the agreed strength and a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("pickles"), hashPassword("pickles")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

const choose = (password: string) =>
  hashNewPassword({
    password,
    path: "newPassword",
    names: ["Peggy-Sue", "peg.leghorn@example.com", "Bo"],
    network: home,
  });

test.each([
  ["123456", "among the most common"],
  ["trustno1", "in small letters"],
  ["TrustNo1 ", "in other letters"],
  ["ｐａｓｓｗｏｒｄ", "in wide letters"],
  ["Cluck2026!", "the site's name with digits"],
  ["peggy_sue_77", "the username"],
  ["PegLeghorn1", "the email without its domain"],
])("%j is too common to be chosen: %s", async (password) => {
  vi.mocked(argon2.hash).mockClear();
  await expect(choose(password)).rejects.toMatchObject({
    status: 400,
    code: "common_password",
    details: {
      issues: [
        {
          path: "newPassword",
          message: "This password is too common. Please choose one that is harder to guess.",
        },
      ],
    },
  });
  expect(argon2.hash).not.toHaveBeenCalled();
});

test.each(["extra pickles", "bo-8417-2290", "peggy-sue and bo", "92846104417"])(
  "%j may be chosen",
  async (password) => {
    expect(await choose(password)).toMatch(/^\$argon2id/);
  },
);

test("only the right password is right", async () => {
  const kept = await hashPassword("pickles");
  expect(await isPasswordRight(kept, "pickles", home)).toBe(true);
  expect(await isPasswordRight(kept, "Pickles", home)).toBe(false);
});

test("nobody's password, and one that cannot be, are always wrong", async () => {
  expect(await isPasswordRight(undefined, "pickles", home)).toBe(false);
  expect(await isPasswordRight("!", "!", home)).toBe(false);
});

test("a name that nobody has costs the same work as one that somebody has", async () => {
  const kept = await hashPassword("pickles");
  for (const passwordHash of [kept, undefined, "!"]) {
    vi.mocked(argon2.verify).mockClear();
    await isPasswordRight(passwordHash, "wrong", home);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/m=19456,t=2,p=1/);
  }
});

test("a flood from one address does not turn the others away", async () => {
  const kept = await hashPassword("pickles");
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.mocked(argon2.verify).mockImplementation(async () => {
    await finished;
    return true;
  });
  const check = (network: string) =>
    isPasswordRight(kept, "pickles", network).catch(({ status }) => status);
  const flood = Array.from({ length: 70 }, () => check("198.51.100.1"));
  const others = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map(check);
  // Whoever is turned away knows it at once.
  expect(await Promise.race(flood)).toBe(503);
  finish();
  expect(await Promise.all(others)).toEqual([true, true, true]);
  const served = (await Promise.all(flood)).filter((answer) => answer === true);
  expect(served).toHaveLength(60);
  vi.mocked(argon2.verify).mockRestore();
});
