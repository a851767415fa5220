import { describe, expect, it } from "vitest";
import { describeStars, roundToHalfStar } from "./star-rating.tsx";

describe("roundToHalfStar", () => {
  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 0.5],
    [3.74, 3.5],
    [3.75, 4],
    [4.6, 4.5],
    [5, 5],
  ])("draws %d as %d", (value, drawn) => {
    expect(roundToHalfStar(value)).toBe(drawn);
  });

  it("stays between no star and all of them", () => {
    expect(roundToHalfStar(-2)).toBe(0);
    expect(roundToHalfStar(7)).toBe(5);
    expect(roundToHalfStar(Number.NaN)).toBe(0);
  });
});

describe("describeStars", () => {
  it("says the value itself, not the drawn half", () => {
    expect(describeStars(4.6)).toBe("Rated 4.6 out of 5 stars");
    expect(describeStars(4)).toBe("Rated 4 out of 5 stars");
  });

  it("says when nobody rated it", () => {
    expect(describeStars(0)).toBe("Not rated yet");
  });
});
