import type { MenuItem, MenuSection } from "#server/features/importer/menu/menu.types.ts";
import { withoutNutrition } from "#server/features/importer/menu/noise.ts";
import { type Price, readPrices } from "#server/features/importer/menu/prices.ts";
import type { SourceName } from "#server/features/importer/website/facts.ts";
import { allThings, getText, getTexts, getThings, type Thing } from "./thing.ts";

interface Dish {
  item: MenuItem;
  from: SourceName;
}

const mostDishes = 1000;
const mostOffers = 20;
const longestName = 300;
const longestDescription = 1000;

/** Dishes from structured data, each with its section. */
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
      const name = getText(thing, "name").slice(0, longestName).replace(numberBefore, "");
      return name
        ? [{ from: thing.from, item: readItem(thing, name, sections.get(thing) ?? null) }]
        : [];
    });
}

/** "#3 Lemongrass Chicken", "12. Hen Roll": a menu's text has the number apart as well. */
const numberBefore = /^(?:#\s?\d{1,3}[.:)]?|\d{1,3}[.)])\s{1,3}(?=\p{L}{2})/u;

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
    ...getThings(thing, "offers")
      .slice(0, mostOffers)
      .flatMap((offer) => readOfferPrices(offer)),
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

/** Limited in depth: offers may refer to each other. */
function readOfferPrices(offer: Thing, depth = 0): Price[] {
  const own = getTexts(offer, "price", "lowPrice").flatMap(parsePrice);
  if (own.length > 0 || depth > 2) return own.slice(0, 1);
  return getThings(offer, "priceSpecification", "offers")
    .slice(0, mostOffers)
    .flatMap((inner) => readOfferPrices(inner, depth + 1));
}

const longestPrice = 50;
const plainNumber = /^\d+(?:\.\d+)?$/;

/** A number is written as schema.org has it; whatever else people write there is read as in a menu. */
function parsePrice(text: string): Price[] {
  const spaced = text.slice(0, longestPrice).trim().replace(/\s/g, " ");
  const joined = spaced.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, "");
  const amount = plainNumber.test(joined) ? Number(joined) : readPrices(joined).prices[0]?.amount;
  return amount ? [{ amount, text }] : [];
}

/** Addresses of menus that the page refers to. */
export const findMenuAddresses = (things: readonly Thing[]): string[] =>
  allThings(things).flatMap((thing) => [
    ...getTexts(thing, "hasMenu", "menu"),
    ...getThings(thing, "hasMenu", "menu").flatMap((menu) => getTexts(menu, "url", "@id")),
  ]);
