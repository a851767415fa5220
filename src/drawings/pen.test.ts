import { describe, expect, it } from "vitest";
import { seedOf } from "#contract/drawings.ts";
import {
  between,
  jagged,
  line,
  path,
  pick,
  plank,
  seededRandom,
  slab,
  soft,
  strokes,
} from "./pen.tsx";

describe("the pen", () => {
  it("draws from point to point in short relative steps", () => {
    expect(
      line([
        [10, 20],
        [15, 12],
        [15, 30],
      ]),
    ).toBe("M10 20l5-8 0 18");
  });

  it("does not let rounding add up", () => {
    const points = Array.from({ length: 101 }, (_, index) => [index * 0.4, 0] as const);
    const steps = line(points).split("l")[1]?.split(" ").map(Number) ?? [];
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(40);
  });

  it("closes what encloses", () => {
    const box = { x: 0, y: 0, width: 100, height: 40 };
    const outline = slab(box, seededRandom(1), { step: 20, wobble: 0 });
    for (const drawn of [jagged(outline), soft(outline), plank(box, seededRandom(1))])
      expect(drawn).toMatch(/^M[\d -]+[lq][\d -]+z$/);
  });

  it("makes a dot of a stroke without length and bends the others", () => {
    expect(strokes([{ from: [1, 2] }, { from: [3, 4], bend: [5, -6], by: [-7, 8] }])).toBe(
      "M1 2l0 0M3 4q5-6-7 8",
    );
  });

  it("rounds the numbers of a written path", () => {
    expect(path`M${1.4} ${-2.6}h${3}z`).toBe("M1 -3h3z");
  });
});

function draws(seed: string, count = 1000) {
  const random = seededRandom(seedOf(seed));
  return Array.from({ length: count }, () => random());
}

describe("seededRandom", () => {
  it("repeats itself for a seed, and only for that seed", () => {
    expect(draws("Plain Jane", 5)).toEqual(draws("Plain Jane", 5));
    expect(draws("Plain Jane", 5)).not.toEqual(draws("Plain Jan", 5));
  });

  it("keeps the numbers that drawings were made with", () => {
    expect(draws("Cluck", 3).map((draw) => draw.toFixed(6))).toEqual([
      "0.050891",
      "0.242633",
      "0.169436",
    ]);
  });

  it("spreads evenly from zero to below one", () => {
    const tenths = draws("spread").map((draw) => Math.floor(draw * 10));
    for (let tenth = 0; tenth < 10; tenth++)
      expect(tenths.filter((drawn) => drawn === tenth).length).toBeGreaterThan(60);
    expect(Math.max(...tenths)).toBe(9);
  });

  it("picks every choice and stays between its ends", () => {
    const random = seededRandom(seedOf("choices"));
    const picked = new Set(Array.from({ length: 50 }, () => pick(random, ["a", "b", "c"])));
    expect(picked).toEqual(new Set(["a", "b", "c"]));
    for (let turn = 0; turn < 50; turn++) {
      const value = between(random, 4, 6);
      expect(value).toBeGreaterThanOrEqual(4);
      expect(value).toBeLessThan(6);
    }
  });
});
