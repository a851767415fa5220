import { describe, expect, it } from "vitest";
import { sandwichDrawing } from "#contract/drawings.ts";
import { drawSandwich, drawShareCard } from "#drawings/draw.ts";

const ordinary = {
  name: "The Slow Burn",
  ingredients: ["brioche bun", "fried chicken thigh", "hot oil", "dill pickles", "slaw", "mayo"],
  spiceLevel: 3,
};

const towering = {
  name: "Everything at Once",
  ingredients: [
    "baguette",
    "pulled chicken",
    "refried beans",
    "avocado",
    "lettuce",
    "tomato",
    "gochujang",
    "pickled carrot",
    "red onion",
    "slaw",
    "kimchi",
    "jalapeños",
  ],
  spiceLevel: 5,
};

const breads =
  "bun,brioche,sesame bun,potato roll,kaiser roll,biscuit,rice bun,white bread,milk bread,sourdough,seed bread,baguette,ciabatta,croissant,pita";
const fillings =
  "karaage,katsu,grilled chicken,blackened chicken,roast chicken,pulled chicken,chicken salad,hot sauce,mayo,remoulade,mustard,honey,gravy,pesto,bbq,buffalo,curry sauce,soy,gochujang,beans,avocado,pate,butter,american cheese,cheddar,swiss,pepper jack,mozzarella,blue cheese,pickles,cucumber,tomato,roasted pepper,jalapeno,chili,radish,slaw,cabbage,iceberg,carrot,onion,red onion,crispy onion,kimchi,turnip,ginger,lettuce,arugula,radicchio,cilantro,bacon,ham,fried egg,folded egg,egg salad";

const draw = (changes: Partial<typeof ordinary> = {}) =>
  drawSandwich(sandwichDrawing({ ...ordinary, ...changes }));

describe("SandwichDrawing", () => {
  it("draws the same sandwich the same way every time", () => {
    expect(draw()).toBe(draw());
  });

  it("gives two sandwiches with the same ingredients each their own hand", () => {
    expect(draw({ name: "Another" })).not.toBe(draw());
  });

  it("is as large on the picture of a shared link, which only shows more of the room", () => {
    const [sandwich = "no sandwich"] = /<g stroke="#.*/.exec(draw()) ?? [];
    const card = drawShareCard(sandwichDrawing(ordinary));
    expect(card).toContain(sandwich);
    expect(card).toContain('width="1200" height="630" viewBox="-171 0 1143 600"');
  });

  it("stays small", () => {
    expect(draw().length).toBeLessThan(7000);
    expect(draw(towering).length).toBeLessThan(8000);
  });

  it("shades both halves of a bun alike", () => {
    const shades = draw({ ingredients: ["brioche bun"] }).match(/#b4641a/g);
    expect(shades?.length).toBeGreaterThanOrEqual(2);
  });

  it.each(breads.split(","))("draws %s", (bread) => {
    expect(draw({ ingredients: [bread, "fried chicken"] })).not.toMatch(/NaN|undefined|null/);
  });

  it.each(fillings.split(","))("draws %s as more than bread", (filling) => {
    const drawing = draw({ ingredients: ["bun", filling] });
    expect(drawing).not.toMatch(/NaN|undefined|null/);
    expect(drawing).not.toBe(draw({ ingredients: ["bun"] }));
  });

  it("burns with one more flame per level", () => {
    const flames = (spiceLevel: number) => draw({ spiceLevel }).split("#ffc53d").length - 1;
    expect([0, 1, 2, 3, 4, 5].map(flames)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
