import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvCell, readCsv, writeCsvRow } from "./csv.ts";

const parts = [
  '"',
  ",",
  ";",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "a",
  " ",
  "🍗",
  "\uFEFF",
  "\u0000",
  "'",
  "|",
];
const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "−"];
const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(...parts, ...signs) }),
);

const writeTable = (rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${rows.map(writeCsvRow).join("")}`;

test("any table comes back as it was written", () => {
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(readCsv(writeTable(rows))).toEqual(rows);
    }),
  );
});

test.each([
  [["Coop", 3, null], 'Coop,3,""\r\n'],
  [['The "Coop", Inc.', "two\nlines"], '"The ""Coop"", Inc.","two\nlines"\r\n'],
  [["=HYPERLINK(1)", "+1 503", "-2", "@x", -2], "'=HYPERLINK(1),'+1 503,'-2,'@x,-2\r\n"],
  [["'=1", "it's 1-2=3"], "''=1,it's 1-2=3\r\n"],
])("%j is the line %j", (cells, line) => expect(writeCsvRow(cells)).toBe(line));

/** As a spreadsheet does that parts fields by one sign and knows quotes at the start of a field alone. */
function fieldsOf(text: string, separator: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    let field = "";
    if (text[at] === '"') {
      at += 1;
      for (; at < text.length && !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        field += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    }
    for (; at < text.length && ![separator, "\r", "\n"].includes(text[at] ?? ""); at += 1) {
      field += text[at];
    }
    fields.push(field);
  }
  return fields;
}

describe("no text becomes a formula", () => {
  const beginsFormula = (field: string) =>
    signs.includes(field.replace(/^[\p{Z}\p{C}"]+/u, "").charAt(0));

  test.each([",", ";", "\t"])("however fields are parted: %j", (separator) => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const fields = fieldsOf(writeTable([["id"], [7, ...cells]]), separator);
        expect(fields.filter(beginsFormula)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test.each(["x;=1+1", "x;\t=1+1", "\t=1+1", " =1+1", "x\n=1+1", '";=1+1', "＝1+1", "\u200B@x"])(
    "%j",
    (text) => {
      for (const separator of [",", ";", "\t"]) {
        const fields = fieldsOf(writeCsvRow([7, text]), separator);
        expect(fields.filter(beginsFormula)).toEqual([]);
      }
      expect(readCsv(writeTable([[text]]))).toEqual([[text]]);
    },
  );

  test("nor what Unicode takes for the sign of one", () => {
    const alike = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) => /^[=+\-@−]/.test(letter.normalize("NFKC")),
    );
    expect(alike).toEqual(expect.arrayContaining(signs));
    for (const letter of alike) expect(writeCsvRow([letter])).toBe(`'${letter}\r\n`);
  });
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
