import { createHash } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  badgeDrawing,
  badgeDrawingUrl,
  drawingRevision,
  restaurantDrawing,
  restaurantDrawingUrl,
  sandwichDrawing,
  sandwichDrawingUrl,
} from "#contract/drawings.ts";
import { badgeCategories } from "#contract/gamification-choices.ts";
import { restaurantTypes } from "#contract/vocabulary.ts";
import { drawBadge, drawRestaurant, drawSandwich } from "#drawings/draw.ts";
import { parseConfig } from "#server/config.ts";
import type { AppEnv } from "#server/http/app-environment.ts";
import { answerFromMemory } from "#server/http/kept-answers.ts";
import { createAnswerMemory } from "#server/memory/answer-memory.ts";
import { registerDrawingRoutes } from "./drawings.routes.ts";

const app = new OpenAPIHono<AppEnv>();
app.onError((_, c) => c.text("refused", 404));
app.use(
  answerFromMemory({
    config: parseConfig({ PUBLIC_ORIGIN: "https://cluck.example" }),
    memory: createAnswerMemory(1_000_000),
  }),
);
registerDrawingRoutes(app);
const get = (url: string) => app.request(`https://cluck.example${url}`);
const read = async (url: string) => (await get(url)).text();

const anyText = (maxLength: number) => fc.string({ unit: "grapheme", maxLength });

describe("a drawing's file", () => {
  it("shows the sandwich that its name was made for", async () => {
    const sandwiches = fc.record({
      name: anyText(120),
      ingredients: fc.array(
        fc.oneof(anyText(80), fc.constantFrom("Jalapeños", "Po'boy", "half & half, cold")),
        { maxLength: 40 },
      ),
      spiceLevel: fc.integer({ min: 0, max: 5 }),
    });
    const law = fc.asyncProperty(sandwiches, async (sandwich) => {
      const url = sandwichDrawingUrl(sandwich);
      expect(await read(url)).toBe(drawSandwich(sandwichDrawing(sandwich)));
      expect(url.length).toBeLessThan(4000);
    });
    await fc.assert(law, { numRuns: 30 });
  });

  it("shows the restaurant that its name was made for", async () => {
    const restaurants = fc.record({
      name: anyText(120),
      restaurantType: fc.constantFrom(...restaurantTypes),
    });
    const law = fc.asyncProperty(restaurants, async (restaurant) => {
      const drawing = await read(restaurantDrawingUrl(restaurant));
      expect(drawing).toBe(drawRestaurant(restaurantDrawing(restaurant)));
    });
    await fc.assert(law, { numRuns: 30 });
  });

  it("shows the badge that its name was made for", async () => {
    const badges = fc.record({ name: anyText(80), category: fc.constantFrom(...badgeCategories) });
    const law = fc.asyncProperty(badges, async (badge) => {
      expect(await read(badgeDrawingUrl(badge))).toBe(drawBadge(badgeDrawing(badge)));
    });
    await fc.assert(law, { numRuns: 30 });
  });

  it("is another one for every badge", () => {
    const names = ["Nest Egg", "Pullet", "Fireproof", "Zzz", "Yyy", "Egg Head"];
    const drawn = names.map((name) => drawBadge(badgeDrawing({ name, category: "level" })));
    expect(new Set(drawn).size).toBe(names.length);
  });

  it("is kept for ever, unless it belongs to another build", async () => {
    const url = sandwichDrawingUrl({ name: "Hot", ingredients: ["slaw"], spiceLevel: 2 });
    const ours = await get(url);
    expect(ours.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(ours.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const other = await get(url.replace(`/${drawingRevision}/`, `/${drawingRevision + 1}/`));
    expect([other.status, other.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
  });

  it.each([
    "/drawings/1/hen.svg",
    "/drawings/1/sandwich-1-9-slaw.svg",
    "/drawings/one/x",
    "/drawings/",
  ])("%s is none", async (url) => expect((await get(url)).status).toBe(404));
});

const motifWords =
  "egg,pullet,cock,crown,fire,crumb,feather,map,sandwich,photo,review,pickle,drum,heart,star,";

it("has another revision when anything is drawn in another way", () => {
  const foods =
    "bun,brioche bun,sesame bun,potato roll,kaiser roll,biscuit,rice bun,white bread,milk bread,sourdough,seed bread,baguette,ciabatta,croissant,pita,karaage,katsu,grilled chicken,blackened chicken,roast chicken,pulled chicken,chicken salad,hot sauce,mayo,remoulade,mustard,honey,gravy,pesto,bbq,buffalo,curry sauce,soy,gochujang,beans,avocado,pate,butter,american cheese,cheddar,swiss,pepper jack,mozzarella,blue cheese,pickles,cucumber,tomato,roasted pepper,jalapeno,chili,radish,slaw,cabbage,iceberg,carrot,onion,red onion,crispy onion,kimchi,turnip,ginger,lettuce,arugula,radicchio,cilantro,bacon,ham,fried egg,folded egg,egg salad";
  const all = createHash("sha256");
  for (const [index, food] of foods.split(",").entries()) {
    all.update(drawSandwich({ seed: index * 7919, spiceLevel: index % 6, ingredients: [food] }));
  }
  for (const category of badgeCategories) {
    for (const [index, words] of motifWords.split(",").entries()) {
      all.update(drawBadge({ seed: index * 7919, category, words }));
    }
  }
  for (const [index, restaurantType] of restaurantTypes.entries()) {
    all.update(drawRestaurant({ seed: index * 7919, initial: "C", restaurantType }));
  }
  // Browsers keep what they have: raise `drawingRevision`, then write the new digest here.
  expect([drawingRevision, all.digest("hex").slice(0, 16)]).toEqual([3, "af1dcd5b4b9f1c9e"]);
});
