import { expect, test } from "vitest";
import { findProofs } from "./proofs.ts";

// Lines in quotes, so that the comments in them are not taken for proofs of these tests.
const read = (...lines: string[]) => findProofs("x.test.ts", lines.join("\n"));

test("a test proves what the comment above it says, which goes on after a comma", () => {
  const found = read(
    'describe("the sky", () => {',
    "  // Why it is here.",
    "  // proves: sky-1, sky-2,",
    "  // sandwich-card-30",
    '  it("is blue", () => {',
    "    expect(sky).toBe(blue);",
    "  });",
    '  it("is wide", () => {});',
    "});",
  );
  expect(found).toEqual({
    proofs: [
      {
        ids: ["sky-1", "sky-2", "sandwich-card-30"],
        rows: {},
        file: "x.test.ts",
        titles: ["the sky", "is blue"],
        firstLine: 5,
        lastLine: 7,
      },
    ],
    problems: [],
  });
});

test.each([
  ['test("a", () => {})', ["a"]],
  ['test.each([1])("%s of $name reads %j", () => {})', ["… of … reads …"]],
  ['test.runIf(isServer)("costs $5", () => {})', ["costs $5"]],
  [`test(\`a \${b} c\`, () => {})`, ["a … c"]],
  ['test("a @both", async ({ page }) => {})', ["a"]],
])("%s is a test", (text, titles) => {
  expect(read("// proves: sky-1", text).proofs).toMatchObject([{ ids: ["sky-1"], titles }]);
});

test("of a parameterised test it may name the row that proves it", () => {
  const found = read("// proves: sky-1 (by day), sky-2", 'test.each([1])("%s", () => {})');
  expect(found.proofs).toMatchObject([{ ids: ["sky-1", "sky-2"], rows: { "sky-1": "by day" } }]);
});

test("it stands in the describes around it, also those of a loop and of Playwright", () => {
  const found = read(
    'describe.each(engines)("on %s", () => {',
    "for (const a of b) {",
    'test.describe("offline", () => {',
    "// proves: sky-1",
    'test("c", () => {});',
    "});",
    "}",
    "});",
  );
  expect(found.proofs).toMatchObject([{ titles: ["on …", "offline", "c"] }]);
});

test.each([
  ["a describe", 'describe("a", () => {\n test("b", () => {});\n});'],
  ["a hook", "test.beforeAll(() => {});"],
  ["an empty line", '\ntest("a", () => {});'],
  ["another comment", '// Why.\ntest("a", () => {});'],
])("above %s it stands above no test", (_, text) => {
  expect(read("// proves: sky-1", text)).toEqual({
    proofs: [],
    problems: ["x.test.ts:1: the proof does not stand directly above a test"],
  });
});

test.each([
  ["sky-1, sky-1", "sky-1"],
  ["sky", "sky"],
  ["sky-1 sky-2", "sky-1 sky-2"],
  ["", ""],
])("of %j, %j is refused", (ids, wrong) => {
  expect(read(`// proves: ${ids}`, 'test("a", () => {});').problems).toEqual([
    `x.test.ts:1: "${wrong}" is no id, or twice`,
  ]);
});
