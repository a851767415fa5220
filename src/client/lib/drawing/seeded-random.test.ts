import { describe, expect, it } from "vitest";
import { between, pick, seededRandom } from "./seeded-random.ts";

function draws(seed: string, count = 1000) {
  const random = seededRandom(seed);
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
    const random = seededRandom("choices");
    const picked = new Set(Array.from({ length: 50 }, () => pick(random, ["a", "b", "c"])));
    expect(picked).toEqual(new Set(["a", "b", "c"]));
    for (let turn = 0; turn < 50; turn++) {
      const value = between(random, 4, 6);
      expect(value).toBeGreaterThanOrEqual(4);
      expect(value).toBeLessThan(6);
    }
  });
});
