// All that the child process can be asked: plain data in, plain data out. The server calls the reader through this.
import { findSandwiches, readMenu } from "./menu/read-menu.ts";
import { withoutRepetitions } from "./menu/repetitions.ts";
import { type ModelDish, readMenuWithModel } from "./model/check-menu.ts";
import { withModel } from "./model/check-page.ts";
import { recognizeText } from "./picture/recognize-text.ts";
import { plainText } from "./plain-text.ts";
import {
  type FoundSandwich,
  longestForModel,
  type SiteFacts,
  type SourceName,
} from "./reader.types.ts";
import { mergePages } from "./website/merge-pages.ts";
import { type FetchedPage, readFile, readPasted } from "./website/read-file.ts";

export type Readings = typeof readings;

export interface Menus {
  menuText: string;
  restaurantName: string;
  /** Dishes from structured data of the website. */
  dishes: SiteFacts["dishes"];
  /** A language model's answer, unchecked; null where none is set, or where it fails. */
  model: ModelDish[] | null;
}

export const readings = {
  file: (file: FetchedPage) => readFile(file),
  pasted: (page: { content: string; url: string; now: Date }) => readPasted(page),
  site: (pages: SiteFacts[]) => mergePages(pages),
  siteWithModel: (site: Parameters<typeof withModel>[0]) => withModel(site),
  /** Of a menu, as a language model gets it. */
  plainText: (menuText: string) => plainText(menuText).slice(0, longestForModel),
  picture: (picture: Uint8Array) => recognizeText(picture),
  sandwiches,
};

function sandwiches({ menuText, restaurantName, dishes, model }: Menus): FoundSandwich[] {
  const written = model
    ? readMenuWithModel(menuText, restaurantName, model)
    : readMenu(menuText, restaurantName);
  const marked = markedSandwiches(dishes, restaurantName);
  if (marked.length === 0) return written;
  return withoutRepetitions([...marked, ...besideMenu(dishes, marked, written)]);
}

const fewestPriced = 5;

/**
 * Where the data of a website is its menu, a line of its text that has no price is a story, not a dish, unless a model
 * says so. Data with fewer sandwiches than there are such lines is a part of the menu at most: its drinks and sides.
 */
function besideMenu(
  dishes: SiteFacts["dishes"],
  marked: readonly FoundSandwich[],
  written: readonly FoundSandwich[],
): readonly FoundSandwich[] {
  if (dishes.filter(({ item }) => item.prices.length > 0).length < fewestPriced) return written;
  const names = new Set(marked.map(({ name }) => name.toLowerCase()));
  const isStory = ({ name, priceText, sources }: FoundSandwich) =>
    priceText === "" && sources.name.from !== "model" && !names.has(name.toLowerCase());
  const isMenu = written.filter(isStory).length <= marked.length;
  return isMenu ? written.filter((sandwich) => !isStory(sandwich)) : written;
}

/** Dishes from structured data, judged like those of any menu. */
function markedSandwiches(dishes: SiteFacts["dishes"], restaurantName: string): FoundSandwich[] {
  const from = dishes[0]?.from;
  if (!from) return [];
  const items = dishes.map(({ item }) => item);
  return findSandwiches(items, restaurantName).map((sandwich) => withSource(sandwich, from));
}

function withSource(sandwich: FoundSandwich, from: SourceName): FoundSandwich {
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
