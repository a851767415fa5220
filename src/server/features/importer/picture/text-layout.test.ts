import { expect, test } from "vitest";
import { layOut, readWords, type Word } from "./text-layout.ts";

/** In letters and lines of a page, each letter 10 wide and 20 high; a found line of its own unless told. */
const word = (text: string, column: number, line: number, more: Partial<Word> = {}): Word => ({
  text,
  line: text,
  left: column * 10,
  top: line * 30,
  width: text.length * 10,
  height: 20,
  confidence: 90,
  ...more,
});

test("a price at the end of a line stays in it, whatever block it was found in", () => {
  const names = [word("Hot", 0, 0), word("Hen", 4, 0), word("Slaw", 0, 1)];
  const prices = [word("9.50", 30, 0), word("3", 30, 1)];
  expect(layOut([...names, ...prices])).toBe(
    `Hot Hen${" ".repeat(23)}9.50\nSlaw${" ".repeat(26)}3`,
  );
});

test("a line that is not quite level is one line", () => {
  const rising = [word("Hot", 0, 0), word("Hen", 4, 0, { top: 6 }), word("9", 20, 0, { top: 12 })];
  expect(layOut(rising)).toBe(`Hot Hen${" ".repeat(13)}9`);
});

test("lines that fall above and rise below, as the page is held at an angle, keep their prices", () => {
  const names = ["Ham", "Slaw", "Fries", "Wings", "Soup", "Pie", "Tea", "Beer", "Wine", "Cola"];
  const words = names.flatMap((name, line) => {
    const slope = 0.045 - 0.01 * line;
    const at = (column: number) => ({ top: line * 30 + slope * column * 10 });
    return [
      word(name, 0, 0, { ...at(0), line: name }),
      word("and", 10, 0, { ...at(10), line: name }),
      word("more", 20, 0, { ...at(20), line: name }),
      word(`${line}.50`, 80, 0, at(80)),
    ];
  });
  const lines = layOut(words)
    .split("\n")
    .map((line) => line.split(/ +/));
  expect(lines).toEqual(names.map((name, line) => [name, "and", "more", `${line}.50`]));
});

test("a row of dots, which is read as anything, is left out", () => {
  const dots = ["Se", "ena", "SS"].map((text, at) =>
    word(text, 8 + 3 * at, 0, { line: "dots", confidence: 20 + 20 * at }),
  );
  expect(layOut([word("Hen", 0, 0), ...dots, word("9", 30, 0)])).toBe(`Hen${" ".repeat(27)}9`);
});

test("what is hardly read is left out", () => {
  expect(
    layOut([word("Hen", 0, 0, { line: "1" }), word("|", 10, 0, { line: "1", confidence: 12 })]),
  ).toBe("Hen");
});

test("nothing makes no line", () => {
  expect(layOut([])).toBe("");
});

test("a table has its words, and more than them", () => {
  const table = [
    "4\t1\t1\t1\t1\t0\t10\t20\t90\t30\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t20\t30\t25\t91.5\tHen",
    "5\t1\t1\t1\t1\t2\t50\t20\t30\t25\t91.5\t ",
  ].join("\n");
  expect(readWords(table)).toEqual([
    { text: "Hen", line: "1.1.1.1", left: 10, top: 20, width: 30, height: 25, confidence: 91.5 },
  ]);
});
