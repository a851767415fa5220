import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom('"', ",", ";", "\t", "\r", "\n", "\r\n", "a", " ", "🍗", "\uFEFF"),
  }),
);

test("any table comes back as it was written", () => {
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows);
    }),
  );
});

test.each([
  ["commas and LF", "a,b\n1,2\n"],
  ["semicolons and CRLF", "a;b\r\n1;2"],
  ["tabs and CR", "a\tb\r1\t2\r"],
  ["a mark, quotes and blank lines", '\uFEFF"a","b"\n\n"1",2\n\n\n'],
])("reads %s", (_, text) => {
  expect(readCsv(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test.each([
  [
    "a,,c\n,,\n",
    [
      ["a", "", "c"],
      ["", "", ""],
    ],
  ],
  ["a,b,", [["a", "b", ""]]],
  ['5" sub,"x" y\n', [['5" sub', "x y"]]],
  ["a;b,c;d\n", [["a", "b,c", "d"]]],
  ["", []],
  ["\n\n", []],
])("reads %j", (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test("a quote that is never closed swallows no rows in silence", () => {
  expect(() => readCsv('name\nhot\n"plain, and so on\nmore\n')).toThrow(
    "The quote that opens in line 3 is never closed.",
  );
});
