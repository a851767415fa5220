import { drawingRevision } from "#contract/drawings.ts";
import { badgeCategories } from "#contract/gamification-choices.ts";
import { drawBadge, drawRestaurant, drawSandwich } from "#drawings/draw.ts";
import { notFound } from "#server/domain/refusal.ts";
import type { App } from "#server/http/app-environment.ts";

const sandwichFile = /^sandwich-(\d{1,10})-([0-5])-([a-z',_-]{0,4000})\.svg$/;
const restaurantFile = /^restaurant-(\d{1,10})-(.{0,8})-([A-Za-z_]{1,40})\.svg$/su;
const badgeFile = /^badge-(\d{1,10})-([a-z]{1,20})-([a-z'_-]{0,200})\.svg$/;

/**
 * Draws what the file's name says. It never changes, so it is kept as long as there is room. A page of an older or newer
 * build may ask for another revision than this one's.
 */
export function registerDrawingRoutes(app: App): void {
  app.get("/drawings/:revision{[0-9]{1,6}}/:file", (c) => {
    const { revision, file } = c.req.param();
    const svg = drawFile(file);
    if (svg === null) throw notFound("Drawing");
    const isOurs = Number(revision) === drawingRevision;
    return c.body(svg, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": isOurs ? "public, max-age=31536000, immutable" : "no-cache",
    });
  });
  app.all("/drawings/*", () => {
    throw notFound("Drawing");
  });
}

function drawFile(name: string): string | null {
  const [, sandwichSeed, spiceLevel, ingredients = ""] = sandwichFile.exec(name) ?? [];
  if (sandwichSeed) {
    return drawSandwich({
      seed: Number(sandwichSeed),
      spiceLevel: Number(spiceLevel),
      ingredients: ingredients.replaceAll("_", " ").split(","),
    });
  }
  const [, badgeSeed, category, words = ""] = badgeFile.exec(name) ?? [];
  const badgeCategory = badgeCategories.find((known) => known === category);
  if (badgeSeed && badgeCategory) {
    return drawBadge({
      seed: Number(badgeSeed),
      category: badgeCategory,
      words: words.replaceAll("_", " "),
    });
  }
  const [, seed, initial = "", type = ""] = restaurantFile.exec(name) ?? [];
  if (!seed) return null;
  const restaurantType = type.replaceAll("_", " ");
  return drawRestaurant({ seed: Number(seed), initial, restaurantType });
}
