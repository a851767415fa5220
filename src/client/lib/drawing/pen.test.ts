import { describe, expect, it } from "vitest";
import { jagged, line, path, plank, slab, soft, strokes } from "./pen.ts";
import { seededRandom } from "./seeded-random.ts";

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
    const outline = slab(box, seededRandom("a"), { step: 20, wobble: 0 });
    for (const drawn of [jagged(outline), soft(outline), plank(box, seededRandom("a"))])
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
