import type { ExtractedSandwich, ProcessMenuInput } from "#contract/importer.ts";
import { withoutRepetitions } from "#server/features/importer/menu/read-menu.ts";
import { mergePages } from "#server/features/importer/website/merge-facts.ts";
import { plainText } from "./menu/plain-text.ts";
import { findSandwiches, readMenu } from "./menu/read-menu.ts";
import type { ModelSandwich } from "./model/menu-model.ts";
import { mergeSandwiches } from "./model/merge-sandwiches.ts";
import { recognizeText } from "./picture/recognize-text.ts";
import type { SiteFacts, SourceName } from "./website/facts.ts";
import { type FetchedPage, readFile, readPasted } from "./website/read-file.ts";

export type Readings = typeof readings;

export interface Menus extends ProcessMenuInput {
  /** Dishes from structured data of the website. */
  dishes: SiteFacts["dishes"];
  model: ModelSandwich[];
}

/** What the child process can be asked: plain data in, plain data out. */
export const readings = {
  file: (file: FetchedPage) => readFile(file),
  pasted: (page: { content: string; url: string; now: Date }) => readPasted(page),
  site: (pages: SiteFacts[]) => mergePages(pages),
  plainText: (menuText: string) => plainText(menuText),
  picture: (picture: Uint8Array) => recognizeText(picture),
  sandwiches,
};

function sandwiches({ menuText, restaurantName, dishes, model }: Menus): ExtractedSandwich[] {
  const own = readMenu(menuText, restaurantName);
  const written = model.length > 0 ? mergeSandwiches(own, model, plainText(menuText)) : own;
  const marked = markedSandwiches(dishes, restaurantName);
  if (marked.length === 0) return written;
  return withoutRepetitions([...marked, ...besideMenu(dishes, marked, written)]);
}

const fewestPriced = 5;

/**
 * Where the data of a website is its menu, a line of its text that has no price is a story, not a dish. Data that has
 * fewer sandwiches than there are such lines is a part of the menu at most: its drinks and sides.
 */
function besideMenu(
  dishes: SiteFacts["dishes"],
  marked: readonly ExtractedSandwich[],
  written: readonly ExtractedSandwich[],
): readonly ExtractedSandwich[] {
  if (dishes.filter(({ item }) => item.prices.length > 0).length < fewestPriced) return written;
  const names = new Set(marked.map(({ name }) => name.toLowerCase()));
  const isStory = ({ name, priceText }: ExtractedSandwich) =>
    priceText === "" && !names.has(name.toLowerCase());
  const isMenu = written.filter(isStory).length <= marked.length;
  return isMenu ? written.filter((sandwich) => !isStory(sandwich)) : written;
}

/** Dishes from structured data, classified like those of any menu. */
function markedSandwiches(
  dishes: SiteFacts["dishes"],
  restaurantName: string,
): ExtractedSandwich[] {
  const from = dishes[0]?.from;
  if (!from) return [];
  return findSandwiches(
    dishes.map(({ item }) => item),
    restaurantName,
  ).map((sandwich) => withSource(sandwich, from));
}

function withSource(sandwich: ExtractedSandwich, from: SourceName): ExtractedSandwich {
  const { name, description, price, section, ...others } = sandwich.sources;
  const said = <S extends object>(source: S | undefined, text: string) =>
    source && { ...source, from, line: null, text };
  return {
    ...sandwich,
    sources: {
      ...others,
      name: { ...name, from, line: null, text: sandwich.name },
      description: said(description, sandwich.description),
      price: said(price, sandwich.priceText),
      section: said(section, sandwich.section ?? ""),
    },
  };
}
