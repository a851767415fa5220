// Makes dishes of things, each with its section and prices.
import { withoutNutrition } from "#reader/menu/noise.ts";
import type { MenuItem, MenuSection, Price, SourceName } from "#reader/reader.types.ts";
import { allThings, getText, getTexts, getThings, type Thing } from "./thing.ts";

interface Dish {
  item: MenuItem;
  from: SourceName;
}

const mostDishes = 1000;
const mostOffers = 20;
const longestName = 300;
const longestDescription = 1000;

export function readDishes(things: readonly Thing[]): Dish[] {
  const sections = new Map<Thing, MenuSection>();
  const all = allThings(things);
  for (const thing of all) {
    if (!thing.types.includes("menusection")) continue;
    const section = readSection(thing);
    for (const item of getThings(thing, "hasMenuItem", "menuItem")) sections.set(item, section);
  }
  return all
    .filter(({ types }) => types.includes("menuitem"))
    .slice(0, mostDishes)
    .flatMap((thing) => {
      const name = getText(thing, "name").slice(0, longestName);
      return name
        ? [{ from: thing.from, item: readItem(thing, name, sections.get(thing) ?? null) }]
        : [];
    });
}

const readSection = (thing: Thing): MenuSection => ({
  title: getText(thing, "name").slice(0, longestName),
  note: getText(thing, "description").slice(0, longestDescription),
  line: 1,
  prices: [],
});

const readItem = (thing: Thing, name: string, section: MenuSection | null): MenuItem => ({
  name,
  description: withoutNutrition(getText(thing, "description").slice(0, longestDescription)),
  prices: [
    ...getThings(thing, "offers").slice(0, mostOffers).flatMap(readOfferPrices),
    ...getTexts(thing, "price").slice(0, mostOffers).flatMap(parsePrice),
  ],
  isPerWeight: false,
  markers: getTexts(thing, "suitableForDiet").some((diet) => /glutenfree/i.test(diet))
    ? "(GF)"
    : "",
  section: section?.title ? section : null,
  nameLine: null,
  descriptionLine: null,
  priceLine: null,
});

/** Its own price, or those of its parts. */
function readOfferPrices(offer: Thing): Price[] {
  const parts = getThings(offer, "priceSpecification", "offers").slice(0, mostOffers);
  const isPriced = getTexts(offer, "price", "lowPrice").length > 0;
  return (isPriced ? [offer] : parts).flatMap((part) =>
    getTexts(part, "price", "lowPrice").flatMap(parsePrice).slice(0, 1),
  );
}

function parsePrice(text: string): Price[] {
  const digits = /\d+(?:[.,]\d{1,2}(?!\d))?/.exec(text.replace(/(?<=\d),(?=\d{3}\b)/g, ""))?.[0];
  const amount = Number(digits?.replace(",", "."));
  return amount > 0 ? [{ amount, text }] : [];
}

/** Addresses of menus that the page refers to. */
export const findMenuAddresses = (things: readonly Thing[]): string[] =>
  allThings(things).flatMap((thing) => [
    ...getTexts(thing, "hasMenu", "menu"),
    ...getThings(thing, "hasMenu", "menu").flatMap((menu) => getTexts(menu, "url", "@id")),
  ]);
