import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

describe("ownPath", () => {
  it.each(["/", "/explore?q=hot%20honey&view=sandwiches", "/sandwich/3#reviews", "/Collection"])(
    "keeps %s",
    (path) => expect(ownPath(path)).toBe(path),
  );

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "https://evil.example/",
    "http:/evil.example",
    "javascript:alert(1)",
    "explore",
    "",
    " /explore",
    7,
    null,
    undefined,
    ["/explore"],
  ])("refuses %j", (value) => expect(ownPath(value)).toBeUndefined());

  it("refuses what no address bar would hold", () => {
    expect(ownPath(`/${"a".repeat(2000)}`)).toBeUndefined();
  });

  it("never leads anywhere but home, whatever it is given", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "%2f",
      "a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = ownPath(`/${pieces.join("")}`);
        if (path === undefined) return;
        expect(new URL(path, "https://cluck.example/login").origin).toBe("https://cluck.example");
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
