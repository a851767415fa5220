import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { User } from "#contract/accounts.ts";
import { readStoredUser, writeStoredUser } from "./stored-user.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the user is kept under `user`, and forgotten with the session", () => {
  const user = { id: "henny", username: "hen" } as User;
  writeStoredUser(user);
  expect(JSON.parse(kept.get("user") ?? "")).toEqual(user);
  expect(readStoredUser()).toEqual(user);
  writeStoredUser(null);
  expect(kept.size).toBe(0);
});

test.each(["{not json", "7", '{"name":"hen"}'])("%s is discarded", (text) => {
  kept.set("user", text);
  expect(readStoredUser()).toBeNull();
  expect(kept.size).toBe(0);
});
