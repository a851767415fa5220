import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

test("the same text is thought of once, also when the answer is nothing", () => {
  const think = vi.fn((text: string) => (text === "none" ? null : text.length));
  const read = remembered(think);
  expect([read("club"), read("club"), read("none"), read("none")]).toEqual([4, 4, null, null]);
  expect(think).toHaveBeenCalledTimes(2);
});

test("what a hostile menu makes it keep is bounded", () => {
  const think = vi.fn((text: string) => text.length);
  const read = remembered(think);
  read("club");
  for (let count = 0; count < 20; count += 1) read(`${count}`.padEnd(30_000, "x"));
  read("club");
  expect(think).toHaveBeenCalledTimes(22);
});
