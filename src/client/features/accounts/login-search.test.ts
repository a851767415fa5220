import { describe, expect, it } from "vitest";
import { readLoginSearch, targetAfterLogin } from "./login-search.ts";

describe("readLoginSearch", () => {
  it("takes what we sent", () => {
    const search = { tab: "register", next: "/sandwich/3/review", message: "review" };
    expect(readLoginSearch(search)).toEqual(search);
  });

  it("drops what we did not", () => {
    const search = { tab: "admin", next: "//evil.example", message: "Your account is blocked" };
    expect(readLoginSearch(search)).toEqual({});
    expect(readLoginSearch({ next: 7, message: "constructor" })).toEqual({});
  });
});

describe("targetAfterLogin", () => {
  it("is where the person came from, else the place for members", () => {
    expect(targetAfterLogin({ next: "/explore?q=hot" })).toBe("/explore?q=hot");
    expect(targetAfterLogin({})).toBe("/profile");
  });

  it.each(["/login", "/Login/", "/login?next=/login", "/login#x"])("is never %s", (next) => {
    expect(targetAfterLogin({ next })).toBe("/profile");
  });

  it("may only begin like it", () => {
    expect(targetAfterLogin({ next: "/logins" })).toBe("/logins");
  });
});
