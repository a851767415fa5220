import { expect, test } from "vitest";
import { describeAllergen } from "./sandwich-details.tsx";

test("what nobody stated is never told as absent", () => {
  const texts = [true, false, null].map(describeAllergen);
  expect(texts).toEqual(["Contains", "Does not contain", "Not stated"]);
});
