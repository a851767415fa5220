import type { MenuItem, MenuSection } from "../../menu/menu.types.ts";
import { withoutNutrition } from "../../menu/noise.ts";
import type { Price } from "../../menu/prices.ts";
import type { SourceName } from "../facts.ts";
import { allThings, type Thing, textOf, textsOf, thingsOf } from "../structured/thing.ts";

export interface Dish {
  item: MenuItem;
  from: SourceName;
}

const mostDishes = 1000;
const mostOffers = 20;
const longestName = 300;
const longestDescription = 1000;

/** Dishes that a page has told apart itself, each with the section it stands in. */
export function dishesOf(things: readonly Thing[]): Dish[] {
  const sections = new Map<Thing, MenuSection>();
  const all = allThings(things);
  for (const thing of all) {
    if (!thing.types.includes("menusection")) continue;
    const section = sectionOf(thing);
    for (const item of thingsOf(thing, "hasMenuItem", "menuItem")) sections.set(item, section);
  }
  return all
    .filter(({ types }) => types.includes("menuitem"))
    .slice(0, mostDishes)
    .flatMap((thing) => {
      const name = textOf(thing, "name").slice(0, longestName);
      return name
        ? [{ from: thing.from, item: itemOf(thing, name, sections.get(thing) ?? null) }]
        : [];
    });
}

const sectionOf = (thing: Thing): MenuSection => ({
  title: textOf(thing, "name").slice(0, longestName),
  note: textOf(thing, "description").slice(0, longestDescription),
  line: 1,
  prices: [],
});

const itemOf = (thing: Thing, name: string, section: MenuSection | null): MenuItem => ({
  name,
  description: withoutNutrition(textOf(thing, "description").slice(0, longestDescription)),
  prices: [
    ...thingsOf(thing, "offers")
      .slice(0, mostOffers)
      .flatMap((offer) => pricesOf(offer)),
    ...textsOf(thing, "price").slice(0, mostOffers).flatMap(priceOf),
  ],
  isPerWeight: false,
  markers: textsOf(thing, "suitableForDiet").some((diet) => /glutenfree/i.test(diet)) ? "(GF)" : "",
  section: section?.title ? section : null,
  nameLine: null,
  descriptionLine: null,
  priceLine: null,
});

/** Offers may refer to each other in circles. */
function pricesOf(offer: Thing, depth = 0): Price[] {
  const own = textsOf(offer, "price", "lowPrice").flatMap(priceOf);
  if (own.length > 0 || depth > 2) return own.slice(0, 1);
  return thingsOf(offer, "priceSpecification", "offers")
    .slice(0, mostOffers)
    .flatMap((inner) => pricesOf(inner, depth + 1));
}

function priceOf(text: string): Price[] {
  const digits = /\d+(?:[.,]\d{1,2}(?!\d))?/.exec(text.replace(/(?<=\d),(?=\d{3}\b)/g, ""))?.[0];
  const amount = Number(digits?.replace(",", "."));
  return amount > 0 ? [{ amount, text }] : [];
}

/** Where the menu is, when the page only points to it. */
export const menuAddressesOf = (things: readonly Thing[]): string[] =>
  allThings(things).flatMap((thing) => [
    ...textsOf(thing, "hasMenu", "menu"),
    ...thingsOf(thing, "hasMenu", "menu").flatMap((menu) => textsOf(menu, "url", "@id")),
  ]);
