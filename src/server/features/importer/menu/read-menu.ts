import type { ExtractedSandwich } from "#contract/importer.ts";
import {
  chickenSandwichConfidence,
  findChickenSections,
  isAboutSomethingElse,
  isSandwichSection,
} from "./classify.ts";
import { type Legend, readLegend } from "./dietary-info.ts";
import { menuItems } from "./items.ts";
import { menuLines } from "./lines.ts";
import type { MenuItem, MenuLine } from "./menu.types.ts";
import { createFinder, splitWords } from "./phrases.ts";
import { plainText } from "./plain-text.ts";
import { type LineText, presentSandwich } from "./sandwich-fields.ts";

const longestSource = 300;
const longestTitle = 100;
const mostSandwiches = 500;
const variationConfidence = 0.6;

const isFound = ({ confidence }: { confidence: number }) => confidence > 0;

/** The chicken sandwiches of a pasted menu. */
export function readMenu(pasted: string, restaurantName: string): ExtractedSandwich[] {
  const text = plainText(pasted);
  const lines = menuLines(text);
  const rows = text.split("\n");
  const lineText: LineText = (line) => (rows[(line ?? 0) - 1] ?? "").trim().slice(0, longestSource);
  const items = menuItems(lines);
  const place = `${restaurantName}, ${pageTitle(lines, items)}`;
  return findSandwiches(items, place, readLegend(lines), lineText);
}

/** The first line often names the restaurant, unless it is a heading with dishes below it. */
function pageTitle(lines: readonly MenuLine[], items: readonly MenuItem[]): string {
  const [first] = lines;
  const isHeading = items.some(({ section }) => section?.line === first?.number);
  return isHeading ? "" : (first?.text.slice(0, longestTitle) ?? "");
}

/** The same for dishes from structured data of a website. */
export function findSandwiches(
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

const mostNames = 200;

/** Dishes described by another one: "Clucker Club: The Clucker with bacon". */
function variationsOf(sandwiches: readonly MenuItem[]): (item: MenuItem) => boolean {
  const names = new Set(sandwiches.map(({ name }) => name));
  const telling = [...names].filter((name) => splitWords(name).length > 1);
  const find = createFinder(telling.slice(0, mostNames).map((name) => [name, true] as const));
  return ({ name, description, section }) =>
    isSandwichSection(section) &&
    !isAboutSomethingElse(splitWords(name)) &&
    find(splitWords(description)).length > 0;
}

const bundle =
  /(?<![\s(–-])[\s(–-]*(?:\b(?:combo meal|combo|meal deal|meal|deal|value meal|menu)\b\)?|(?:\bwith|\bw\/|\band|&|\+) ?(?:\w+ ){0,2}(?:fries|chips|drink|soda|rice)\b.{0,40})$/i;

const nameKey = (name: string) =>
  splitWords(name)
    .map(({ text }) => text)
    .join(" ");

/** Drops repeated dishes, and combos of a sandwich that is also sold alone. */
export function withoutRepetitions(sandwiches: readonly ExtractedSandwich[]): ExtractedSandwich[] {
  const single = sandwiches.filter(({ name }) => !bundle.test(name));
  const kinds = single.map(({ name }) => new Set(splitWords(name).map(({ text }) => text)));
  const bundles = sandwiches
    .filter(({ name }) => bundle.test(name))
    .map((sandwich) => ({ ...sandwich, name: sandwich.name.replace(bundle, "") }))
    .filter(({ name }) => {
      const words = splitWords(name);
      // "Spicy Chicken Sandwich" is a kind of "Chicken Sandwich".
      return name.trim() !== "" && !kinds.some((kind) => words.every(({ text }) => kind.has(text)));
    });
  const byName = new Map<string, ExtractedSandwich>();
  for (const sandwich of [...single, ...bundles]) {
    const key = nameKey(sandwich.name);
    const known = byName.get(key);
    byName.set(key, known ? fuller(known, sandwich) : sandwich);
  }
  return [...byName.values()];
}

function fuller(a: ExtractedSandwich, b: ExtractedSandwich): ExtractedSandwich {
  const [more, less] = b.description.length > a.description.length ? [b, a] : [a, b];
  if (more.price > 0) return more;
  const { price, priceText } = less;
  return { ...more, price, priceText, sources: { ...more.sources, price: less.sources.price } };
}
