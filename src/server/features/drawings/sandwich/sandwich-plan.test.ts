import { describe, expect, it } from "vitest";
import { sandwichDrawing } from "#contract/drawings.ts";
import { describeSandwich } from "./sandwich-plan.ts";

const planOf = (ingredients: string[], spiceLevel: number) =>
  describeSandwich(sandwichDrawing({ name: "", ingredients, spiceLevel }).ingredients, spiceLevel);

function layersOf(ingredients: string[], spiceLevel = 0) {
  return planOf(ingredients, spiceLevel).layers.map(({ family, kind }) => `${family} ${kind}`);
}

describe("describeSandwich", () => {
  it.each([
    ["brioche bun", "brioche"],
    ["sesame brioche bun", "sesame"],
    ["potato roll", "potato"],
    ["cheddar chive biscuit", "biscuit"],
    ["shokupan milk bread", "milk"],
    ["soft white bread", "white"],
    ["grilled sourdough", "sourdough"],
    ["seeded multigrain bread", "seeded"],
    ["toasted French bread", "baguette"],
    ["crusty bolillo", "baguette"],
    ["po'boy loaf", "baguette"],
    ["taboon flatbread", "pocket"],
    ["seared rice bun", "rice"],
    ["croissant", "croissant"],
  ])("bakes %s as %s", (ingredient, bread) => {
    expect(planOf(["fried chicken", ingredient], 0).bread).toBe(bread);
  });

  it.each([
    ["buttermilk fried chicken", "chicken fried"],
    ["chicken katsu", "chicken katsu"],
    ["chicken karaage", "chicken nuggets"],
    ["grilled lemongrass chicken", "chicken grilled"],
    ["smoked pulled chicken", "chicken pulled"],
    ["poached chicken salad", "chicken salad"],
    ["bread-and-butter pickles", "slices pickles"],
    ["pickled jalapeños", "slices jalapeno"],
    ["pickled red onions", "shreds red onion"],
    ["crispy onions", "shreds crispy"],
    ["pickled okra slaw", "shreds slaw"],
    ["sharp cheddar", "cheese cheddar"],
    ["gruyère", "cheese swiss"],
    ["fried egg", "egg fried"],
    ["refried black beans", "spread beans"],
    ["chicken liver pâté", "spread pate"],
    ["tonkatsu sauce", "sauce soy"],
    ["hot sauce mayonnaise", "sauce pink"],
    ["buffalo sauce", "sauce buffalo"],
    ["basil walnut pesto", "sauce green"],
    ["hot honey", "sauce honey"],
    ["barbecue sauce", "sauce barbecue"],
  ])("reads %s as %s", (ingredient, layer) => {
    expect(layersOf(["bun", ingredient])).toContain(layer);
  });

  it("builds from the bottom up: leaf, chicken, glaze, cheese, pickles, slaw, cream", () => {
    expect(
      layersOf([
        "mayonnaise",
        "creamy slaw",
        "dill pickles",
        "American cheese",
        "hot honey",
        "fried chicken thigh",
        "lettuce",
      ]),
    ).toEqual([
      "leaves lettuce",
      "chicken fried",
      "sauce honey",
      "cheese american",
      "slices pickles",
      "shreds slaw",
      "sauce mayo",
    ]);
  });

  it("ignores words it does not know", () => {
    expect(layersOf(["fried chicken", "stardust", "", "flaky salt"])).toEqual(["chicken fried"]);
  });

  it("draws a plain fried chicken sandwich when nothing is listed", () => {
    expect(planOf([], 0)).toEqual({
      bread: "bun",
      layers: [{ family: "chicken", kind: "fried" }],
      heat: 0,
    });
  });

  it("adds the chicken that the list forgot", () => {
    expect(layersOf(["potato roll", "dill pickles"])).toEqual(["chicken fried", "slices pickles"]);
  });

  it("stacks cutlets two high and everything else once", () => {
    expect(layersOf(["fried chicken cutlets", "pickles", "dill pickles"])).toEqual([
      "chicken fried",
      "chicken fried",
      "slices pickles",
    ]);
  });

  it("paints the crust red only when it is hot and has a hot sauce", () => {
    const hot = ["fried chicken", "cayenne hot oil"];
    expect(layersOf(hot, 3)).toContain("chicken hot");
    expect(layersOf(hot, 2)).toContain("chicken fried");
    expect(layersOf(["fried chicken", "mayonnaise"], 5)).toContain("chicken fried");
  });

  it.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [9, 5],
    [Number.NaN, 0],
  ])("turns spice level %d into %d flames", (spiceLevel, heat) => {
    expect(planOf([], spiceLevel).heat).toBe(heat);
  });
});
