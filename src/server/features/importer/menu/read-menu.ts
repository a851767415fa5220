import type { ExtractedSandwich } from "#contract/importer.ts";
import { findChickenSections } from "./chicken.ts";
import { chickenSandwichConfidence } from "./classify.ts";
import { withoutRepetitions } from "./duplicates.ts";
import { isSandwichSection } from "./forms.ts";
import { menuItems } from "./items.ts";
import { type Legend, readLegend } from "./legend.ts";
import { menuLines } from "./lines.ts";
import type { MenuItem, MenuLine } from "./menu.types.ts";
import { plainText } from "./plain-text.ts";
import { type LineText, presentSandwich } from "./present-sandwich.ts";
import { variationsOf } from "./variations.ts";

const longestSource = 300;
const longestTitle = 100;
const mostSandwiches = 500;
const variationConfidence = 0.6;

const isFound = ({ confidence }: { confidence: number }) => confidence > 0;

/** Finds the chicken sandwiches of a menu, and only those, in text as people paste it. */
export function readMenu(pasted: string, restaurantName: string): ExtractedSandwich[] {
  const text = plainText(pasted);
  const lines = menuLines(text);
  const rows = text.split("\n");
  const lineText: LineText = (line) => (rows[(line ?? 0) - 1] ?? "").trim().slice(0, longestSource);
  const items = menuItems(lines);
  const place = `${restaurantName}, ${pageTitle(lines, items)}`;
  return sandwichesOf(items, place, readLegend(lines), lineText);
}

/** The first line often names the restaurant, unless it is a heading with dishes below it. */
function pageTitle(lines: readonly MenuLine[], items: readonly MenuItem[]): string {
  const [first] = lines;
  const isHeading = items.some(({ section }) => section?.line === first?.number);
  return isHeading ? "" : (first?.text.slice(0, longestTitle) ?? "");
}

/** The same for dishes that a website has already told apart. */
export function sandwichesOf(
  items: readonly MenuItem[],
  restaurantName: string,
  legend: Legend = readLegend([]),
  lineText: LineText = () => "",
): ExtractedSandwich[] {
  const context = {
    restaurantName,
    chickenSections: findChickenSections(items),
    sellsSandwiches: items.some(({ section }) => isSandwichSection(section)),
  };
  const judged = items.map((item) => ({
    item,
    confidence: chickenSandwichConfidence(item, context),
  }));
  const isVariation = variationsOf(judged.filter(isFound).map(({ item }) => item));
  const sandwiches = judged
    .map((judgement) =>
      isVariation(judgement.item) && !isFound(judgement)
        ? { ...judgement, confidence: variationConfidence }
        : judgement,
    )
    .filter(isFound)
    .slice(0, mostSandwiches)
    .map(({ item, confidence }) => presentSandwich(item, confidence, legend, lineText));
  return withoutRepetitions(sandwiches);
}
