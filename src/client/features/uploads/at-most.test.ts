import { expect, it } from "vitest";
import { atMost } from "./at-most.ts";

it("runs six at once, and the next when one of them ends, however it ends", async () => {
  const run = atMost(6);
  const started: number[] = [];
  const ends: ((failed: boolean) => void)[] = [];
  const works = Array.from({ length: 9 }, (_, index) =>
    run(() => {
      started.push(index);
      return new Promise<number>((resolve, reject) =>
        ends.push((failed) => (failed ? reject(new Error("no")) : resolve(index))),
      );
    }),
  );
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends[2]?.(true);
  await expect(works[2]).rejects.toThrow("no");
  ends[0]?.(false);
  await expect(works[0]).resolves.toBe(0);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const end of ends) end(false);
  await expect(works[7]).resolves.toBe(7);
  ends.at(-1)?.(false);
  await expect(works[8]).resolves.toBe(8);
});
