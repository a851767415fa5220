import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLooseJson } from "./loose-json.ts";

test.each([
  ['{"a": 1, "b": [true, null]}', { a: 1, b: [true, null] }],
  ['{"a": 1, // one\n /* two */ "b": 2,}', { a: 1, b: 2 }],
  ["[1, 2, ,3,]", [1, 2, 3]],
  ['{"a": "two\nlines"}', { a: "two\nlines" }],
  ["{'a': 'it\\'s'}", { a: "it's" }],
  ['{name: "x", price: 9.5, open: yes}', { name: "x", price: 9.5, open: "yes" }],
  ['{"a": {"b": 1} "c": "\\u00e9\\n\\/"}', { a: { b: 1 }, c: "é\n/" }],
  ['{"url": "https://x.example/a", // keep\n}', { url: "https://x.example/a" }],
  ['{"a": }', {}],
  ['{"a": 1', { a: 1 }],
  ['{"a": "never ends', { a: "never ends" }],
  ['{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ["window.x = 5", []],
  ["", []],
])("%j", (text, expected) => expect(parseLooseJson(text)).toEqual(expected));

test("any text is read to its end without an error", () => {
  const soup = fc.stringMatching(/^[{}[\]",:'/*\\ \na1]{0,200}$/);
  fc.assert(
    fc.property(soup, (text) => void parseLooseJson(text)),
    { numRuns: 500 },
  );
  parseLooseJson("[".repeat(100_000));
  parseLooseJson('{"a":'.repeat(100_000));
  parseLooseJson("{".repeat(200_000));
  parseLooseJson(`{"a" /* ${"*".repeat(200_000)}`);
});

test("what strict JSON says is not changed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parseLooseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});
