import { describe, expect, it } from "vitest";
import { sandwichDrawing } from "#contract/drawings.ts";
import { describeSandwich } from "./sandwich-plan.ts";

const planOf = (ingredients: string[], spiceLevel: number) =>
  describeSandwich(sandwichDrawing({ name: "", ingredients, spiceLevel }).ingredients, spiceLevel);

function layersOf(ingredients: string[], spiceLevel = 0) {
  return planOf(ingredients, spiceLevel).layers;
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
    ["buttermilk fried chicken", "fried chicken"],
    ["chicken katsu", "katsu"],
    ["chicken karaage", "nuggets"],
    ["grilled lemongrass chicken", "grilled chicken"],
    ["smoked pulled chicken", "pulled chicken"],
    ["poached chicken salad", "chicken salad"],
    ["bread-and-butter pickles", "pickles"],
    ["pickled jalapeños", "jalapeno"],
    ["pickled red onions", "red onion"],
    ["crispy onions", "crispy onion"],
    ["pickled okra slaw", "slaw"],
    ["sharp cheddar", "cheddar"],
    ["gruyère", "swiss"],
    ["fried egg", "fried egg"],
    ["refried black beans", "beans"],
    ["chicken liver pâté", "pate"],
    ["tonkatsu sauce", "soy"],
    ["hot sauce mayonnaise", "pink sauce"],
    ["buffalo sauce", "buffalo"],
    ["basil walnut pesto", "green sauce"],
    ["hot honey", "honey"],
    ["barbecue sauce", "barbecue"],
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
    ).toEqual(["lettuce", "fried chicken", "honey", "american cheese", "pickles", "slaw", "mayo"]);
  });

  it("ignores words it does not know", () => {
    expect(layersOf(["fried chicken", "stardust", "", "flaky salt"])).toEqual(["fried chicken"]);
  });

  it("draws a plain fried chicken sandwich when nothing is listed", () => {
    expect(planOf([], 0)).toEqual({
      bread: "bun",
      layers: ["fried chicken"],
      heat: 0,
    });
  });

  it("adds the chicken that the list forgot", () => {
    expect(layersOf(["potato roll", "dill pickles"])).toEqual(["fried chicken", "pickles"]);
  });

  it("stacks cutlets two high and everything else once", () => {
    expect(layersOf(["fried chicken cutlets", "pickles", "dill pickles"])).toEqual([
      "fried chicken",
      "fried chicken",
      "pickles",
    ]);
  });

  it("paints the crust red only when it is hot and has a hot sauce", () => {
    const hot = ["fried chicken", "cayenne hot oil"];
    expect(layersOf(hot, 3)).toContain("hot chicken");
    expect(layersOf(hot, 2)).toContain("fried chicken");
    expect(layersOf(["fried chicken", "mayonnaise"], 5)).toContain("fried chicken");
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
