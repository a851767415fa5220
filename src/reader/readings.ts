// All that the server can ask the reader: plain data in, plain data out.
import { findMarked, readMenu } from "./menu/read-menu.ts";
import { withoutRepetitions } from "./menu/repetitions.ts";
import { type ModelDish, readMenuWithModel } from "./model/check-menu.ts";
import { withModel } from "./model/check-page.ts";
import { recognizeText } from "./picture/recognize-text.ts";
import { plainText } from "./plain-text.ts";
import { type FoundSandwich, longestForModel, type SiteFacts } from "./reader.types.ts";
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
  const [first] = dishes;
  if (!first) return written;
  const items = dishes.map(({ item }) => item);
  return withoutRepetitions([...findMarked(items, restaurantName, first.from), ...written]);
}
