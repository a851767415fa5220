import { expect, test } from "vitest";
import { gapAt, moveItem } from "./menu-tab.tsx";

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [1, 9, "acb"],
  [7, 0, "abc"],
])("from %i to %i", (from, to, order) => {
  expect(moveItem(["a", "b", "c"], from, to).join("")).toBe(order);
});

test("the pointer is before the first box whose middle it has not reached", () => {
  const boxes = [
    { top: 0, bottom: 10 },
    { top: 10, bottom: 30 },
  ];
  expect([-5, 4, 6, 19, 21, 99].map((y) => gapAt(boxes, y))).toEqual([0, 0, 1, 1, 2, 2]);
});
