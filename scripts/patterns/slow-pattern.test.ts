import { describe, expect, test } from "vitest";
import { patternsIn } from "./find-patterns.ts";
import { whySlow } from "./slow-pattern.ts";

describe("a pattern is slow", () => {
  // proves: imports-23
  test.each([
    ["a run before the end", /[!\s]+$/],
    ["the same among others", /^[\s|•·–—~:,-]+|[\s|•·–—~:,-]+$/g],
    ["a run before something else", /\s*,\s*/],
    ["a run that contains its own beginning", /<meta\b[^>]*charset[^>]*>/i],
    ["the same, lazily", /<Contents>(.*?)<\/Contents>/gs],
    ["two runs side by side", /^Bearer\s+(.+)$/],
    ["two runs around what both contain", /^\P{Ll}*S,\P{Ll}*$/u],
    ["a run in a run", /^(?:a+)+$/],
    ["two ways through a run", /^(?:[\s()]|\([A-Z]\)|\b(?:V|N)\b)*$/],
    ["a run ahead", /x(?=.*y)/],
    ["a run behind", /(?<=\s+)x/],
    ["a run that is long enough", /x[^y]{0,2000}y/],
  ])("%s: %s", (_, { source, flags }) => expect(whySlow(source, flags)).not.toBeNull());
});

describe("a pattern is not", () => {
  test.each([
    ["a run that ends the pattern", /\s+/g],
    ["a run from the start", /^\s+$/],
    ["a run that begins only where none stands before", /(?<![!\s])[!\s]+$/],
    ["a word that begins at its boundary", /\bfranchis\w*\b/],
    ["runs that end each other", /^\d+(?:\.\d+)?$/],
    ["a list", /^\d{1,10}(,\d{1,10})*$/],
    ["what is tried in one place alone", /"(?:[^"\\]|\\.)*"/y],
    ["a short run", /\+[^.]{0,40}$/],
  ])("%s: %s", (_, { source, flags }) => expect(whySlow(source, flags)).toBeNull());
});

test("patterns are found where they are written and where they are made, with the reasons beside them", () => {
  const text = [
    "const price = /\\d+/g;",
    "// slow pattern: it sees ten letters at most",
    "const slow = /a+$/;",
    "const made = new RegExp(`x",
    "y`);",
    'const no = "/a+$/";',
  ].join("\n");
  const { literals, constructions, reasons } = patternsIn("a.ts", text);
  expect(literals.map(({ line, source, flags }) => `${line}: ${source} ${flags}`)).toEqual([
    "1: \\d+ g",
    "3: a+$ ",
  ]);
  expect(constructions).toEqual([{ file: "a.ts", line: 4, lastLine: 5 }]);
  expect(reasons).toEqual(new Map([[3, "it sees ten letters at most"]]));
});
