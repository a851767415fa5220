// Reads a menu: from its text to lines, to dishes, to chicken sandwiches.
import { plainText } from "../plain-text.ts";
import {
  type FoundSandwich,
  longestMenu,
  type MenuItem,
  type MenuLine,
  type SourceName,
} from "../reader.types.ts";
import { isSandwichSection } from "./bread.ts";
import type { MenuContext } from "./chicken.ts";
import { decide } from "./decide.ts";
import { menuItems } from "./items.ts";
import { readLegend } from "./legend.ts";
import { menuLines } from "./lines.ts";
import { withoutRepetitions } from "./repetitions.ts";
import { type Page, presentSandwich } from "./sandwich.ts";

const longestSource = 300;
const longestTitle = 100;
const mostSandwiches = 500;

/** The chicken sandwiches of a menu as people paste it; doubtful ones have a low confidence. */
export function readMenu(pasted: string, restaurantName: string): FoundSandwich[] {
  const { items, place, page } = readDishes(pasted, restaurantName);
  return findSandwiches(items, place, page);
}

/** All dishes of a menu, and what the page says about all of them. */
export function readDishes(pasted: string, restaurantName: string) {
  const text = plainText(pasted).slice(0, longestMenu);
  const lines = menuLines(text);
  const items = menuItems(lines);
  const place = `${restaurantName}, ${pageTitle(lines, items)}`;
  const rows = text.split("\n");
  const page: Page = {
    from: "menu",
    legend: readLegend(lines),
    textAt: (line) => (rows[(line ?? 0) - 1] ?? "").trim().slice(0, longestSource),
  };
  return { text, items, place, page };
}

/** The first line often names the restaurant, unless it is a dish or a heading with dishes below it. */
function pageTitle(lines: readonly MenuLine[], items: readonly MenuItem[]): string {
  const [first] = lines;
  const isOfMenu = items.some(
    ({ section, priceLine }) => section?.line === first?.number || priceLine === first?.number,
  );
  return isOfMenu ? "" : (first?.text.slice(0, longestTitle) ?? "");
}

/** The same for dishes of a website's structured data. */
export const findMarked = (items: readonly MenuItem[], place: string, from: SourceName) =>
  findSandwiches(items, place, { from, legend: readLegend([]), textAt: () => "" });

export function findSandwiches(
  items: readonly MenuItem[],
  place: string,
  page: Page,
): FoundSandwich[] {
  const confidences = decide(items, readContext(items, place));
  const sandwiches = items.flatMap((item, at) => {
    const confidence = confidences[at] ?? 0;
    return confidence > 0 ? [presentSandwich(item, confidence, page)] : [];
  });
  return withoutRepetitions(sandwiches.slice(0, mostSandwiches));
}

export const readContext = (items: readonly MenuItem[], restaurantName: string): MenuContext => ({
  restaurantName,
  sellsSandwiches: items.some(({ section }) => isSandwichSection(section)),
});
