import { expect, test } from "vitest";
import { searchOffers } from "./search-offers.tsx";

const choices = {
  tags: ["Gluten-Free", "Dairy-Free", "Extra Hot", "Brioche"],
  ingredients: ["brioche bun"],
};

test.each([
  ["spicy", { "Heat 3 or more": { heat: 3 } }],
  ["hot", { "Heat 3 or more": { heat: 3 }, "Extra Hot": { tag: "Extra Hot" } }],
  ["gluten-free", { "No gluten": { without: "gluten" }, "Gluten-Free": { tag: "Gluten-Free" } }],
  [
    "crispy BRIOCHE",
    {
      Brioche: { tag: "Brioche", q: "crispy" },
      "With brioche bun": { ingredient: "brioche bun", q: "crispy" },
    },
  ],
  ["organic", { "Organic only": { organic: true } }],
  ["the only one", {}],
  ["br", {}],
  ["", {}],
])("for %j among sandwiches it offers %j", (q, offers) => {
  const found = searchOffers("sandwiches", q, choices).map(({ label, patch }) => [label, patch]);
  expect(Object.fromEntries(found)).toEqual(offers);
});

test("among restaurants it offers their types and what is open", () => {
  const labels = (q: string) => searchOffers("restaurants", q, choices).map(({ label }) => label);
  expect(labels("food truck")).toEqual(["Food Truck"]);
  expect(labels("open spicy")).toEqual(["Open now"]);
});
