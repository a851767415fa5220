import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { claimNames, claims } from "#contract/traits.ts";
import { hotOne } from "#tests/dom/examples.ts";
import { DietaryBadges, DietaryInfo, describeAllergen } from "./sandwich-details.tsx";

// proves: hours-18
test("what nobody stated is never told as absent", () => {
  const texts = [true, false, null].map(describeAllergen);
  expect(texts).toEqual(["Contains", "Does not contain", "Not stated"]);
});

test.each(claimNames)("%s is told where it is stated, and has a badge where it is so", (claim) => {
  const told = (value: boolean | null) => {
    const sandwich = { ...hotOne, [claim]: value };
    return [DietaryInfo, DietaryBadges].map((Part) =>
      renderToStaticMarkup(<Part sandwich={sandwich} />).includes(`>${claims[claim].label}<`),
    );
  };
  expect([true, false, null].map(told)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
