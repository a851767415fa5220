import { expect, test } from "vitest";
import { allergenFacts, describeFact } from "./sandwich-details.tsx";

test("what nobody stated is never told as absent", () => {
  const facts = allergenFacts({ containsGluten: true, containsDairy: false, containsEggs: null });
  expect(facts.map((fact) => `${fact.name}: ${describeFact(fact)}`)).toEqual([
    "Gluten: Contains",
    "Dairy: Does not contain",
    "Eggs: Not stated",
  ]);
});
