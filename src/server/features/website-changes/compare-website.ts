import { isDeepStrictEqual } from "node:util";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { writeHours } from "#contract/hours/write-hours.ts";
import type { ExtractedSandwich, ImportWebsiteAnswer, ValueSource } from "#contract/importer.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { eachTrait } from "#contract/traits.ts";
import type { FoundSandwich, WebsiteChange } from "#contract/website-changes.ts";
import { isSameAddress } from "./same-address.ts";

type Read = Pick<ImportWebsiteAnswer, "basicInfo" | "locations" | "menuInfo" | "sources" | "pages">;

interface ReadPlace {
  /** Null when the site has a phone number or hours without an address. */
  address: string | null;
  phoneNumber: string | null;
  hoursOfOperation: HoursOfOperation | null;
}

/** What a website says for certain. Leaves out what the reader doubts or asks about. */
export interface WebsiteReading {
  name: string | null;
  restaurantType: Restaurant["restaurantType"] | null;
  priceRange: Restaurant["priceRange"] | null;
  places: ReadPlace[];
  sandwiches: FoundSandwich[];
  /** Includes doubtful dishes: they are on the menu, so they are not gone. */
  menuNames: string[];
  /** The whole menu was read, so a missing dish is gone. */
  isMenuComplete: boolean;
}

const certainFrom = 0.7;
/** Longer menus are cut: nobody would look through more. */
const mostSandwiches = 200;

export function readingFrom({
  basicInfo,
  locations,
  menuInfo,
  sources,
  pages,
}: Read): WebsiteReading {
  const certain = <T>(value: T, source: ValueSource | undefined): T | null =>
    source && source.confidence >= certainFrom ? value : null;
  const unlocated = {
    address: null,
    phoneNumber: certain(basicInfo.phoneNumber, sources.phoneNumber),
    hoursOfOperation: certain(basicInfo.hoursOfOperation, sources.hoursOfOperation),
  };
  const located = locations.map(({ sources, questions, ...place }) => ({
    address: place.address,
    phoneNumber: certain(place.phoneNumber, sources.phoneNumber),
    hoursOfOperation: questions.some(({ about }) => about === "hours")
      ? null
      : certain(place.hoursOfOperation, sources.hoursOfOperation),
  }));
  const found = menuInfo.sandwiches.slice(0, mostSandwiches);
  return {
    name: certain(basicInfo.name, sources.name),
    restaurantType: certain(basicInfo.restaurantType, sources.restaurantType),
    priceRange: certain(basicInfo.priceRange, sources.priceRange),
    places: locations.length > 0 ? located : [unlocated],
    sandwiches: found
      .filter((each) => each.sources.name.confidence >= certainFrom)
      .map(foundSandwich),
    menuNames: menuInfo.sandwiches.map(({ name }) => name.slice(0, 120)),
    isMenuComplete: menuInfo.sandwiches.length > 0 && pages.every(({ problem }) => !problem),
  };
}

/** True when nothing could be compared: the site needs scripts, or belongs to somebody else by now. */
export const saysNothing = ({ places, menuNames }: WebsiteReading): boolean =>
  menuNames.length === 0 &&
  places.every(
    ({ address, phoneNumber, hoursOfOperation }) => !address && !phoneNumber && !hoursOfOperation,
  );

const foundSandwich = (found: ExtractedSandwich): FoundSandwich => ({
  name: found.name.slice(0, 120),
  description: found.description.slice(0, 2000),
  price: isPriceCertain(found) ? found.price : 0,
  section: found.section?.slice(0, 60) ?? null,
  ingredients: found.ingredients.slice(0, 40).map((each) => each.slice(0, 80)),
  ...eachTrait((trait) => found[trait]),
  isSpicy: found.isSpicy,
  spiceLevel: found.spiceLevel,
});

const isPriceCertain = ({ sources, questions }: ExtractedSandwich): boolean =>
  (sources.price?.confidence ?? 0) >= certainFrom &&
  questions.every(({ about }) => about !== "price");

/** How the website differs from the catalogue. Missing information is not a difference. */
export function compareWebsite(
  reading: WebsiteReading,
  restaurant: Restaurant,
  menu: readonly Sandwich[],
): WebsiteChange[] {
  return [
    ...compareBasics(reading, restaurant),
    ...reading.places.flatMap((place) => {
      const location = findLocation(restaurant.locations, place);
      return location ? compareLocation(place, location) : [];
    }),
    ...compareMenu(reading, menu),
  ];
}

function compareBasics(reading: WebsiteReading, restaurant: Restaurant): WebsiteChange[] {
  const { id, version, name, restaurantType, priceRange } = restaurant;
  const changes: WebsiteChange[] = [];
  // "Golden Hen | Fried Chicken in Tulsa" is the same name with a slogan.
  if (reading.name && !fold(reading.name).includes(fold(name))) {
    changes.push({ kind: "name", id, version, before: name, after: reading.name.slice(0, 120) });
  }
  if (reading.restaurantType && reading.restaurantType !== restaurantType) {
    const after = reading.restaurantType;
    changes.push({ kind: "restaurantType", id, version, before: restaurantType, after });
  }
  if (reading.priceRange && reading.priceRange !== priceRange) {
    const after = reading.priceRange;
    changes.push({ kind: "priceRange", id, version, before: priceRange, after });
  }
  return changes;
}

/** A phone number or hours without an address belong to the only location. */
function findLocation(
  locations: readonly Location[],
  { address }: ReadPlace,
): Location | undefined {
  if (address === null) return locations.length === 1 ? locations[0] : undefined;
  return locations.find(
    (known) => fold(known.address) === fold(address) || isSameAddress(known.address, address),
  );
}

function compareLocation(place: ReadPlace, location: Location): WebsiteChange[] {
  const { id, version, address, phoneNumber, hoursOfOperation } = location;
  const changes: WebsiteChange[] = [];
  if (place.phoneNumber && digitsOf(place.phoneNumber) !== digitsOf(phoneNumber ?? "")) {
    const after = place.phoneNumber.slice(0, 40);
    changes.push({ kind: "phoneNumber", id, version, address, before: phoneNumber, after });
  }
  const known = parseHours(hoursOfOperation);
  const said = parseHours(place.hoursOfOperation);
  // Days that the site does not mention stay as they are.
  const week = known.map((day, at) => said[at] ?? day) as typeof known;
  if (!isDeepStrictEqual(week, known)) {
    const after = writeHours(week);
    changes.push({
      kind: "hoursOfOperation",
      id,
      version,
      address,
      before: hoursOfOperation,
      after,
    });
  }
  return changes;
}

/** Ignores the country's prefix: "+1 918 555 0101" equals "(918) 555-0101". */
const digitsOf = (phoneNumber: string): string => phoneNumber.replace(/\D/g, "").slice(-10);

function compareMenu(reading: WebsiteReading, menu: readonly Sandwich[]): WebsiteChange[] {
  const known = new Map(menu.map((sandwich) => [fold(sandwich.name), sandwich]));
  const prices: WebsiteChange[] = [];
  const news: WebsiteChange[] = [];
  for (const found of reading.sandwiches) {
    const sandwich = known.get(fold(found.name));
    if (!sandwich) news.push({ kind: "newSandwich", sandwich: found });
    else if (found.price > 0 && found.price !== sandwich.price) {
      const { id, version, name, price } = sandwich;
      prices.push({ kind: "price", id, version, name, before: price, after: found.price });
    }
  }
  const said = new Set(reading.menuNames.map(fold));
  const gone = reading.isMenuComplete ? menu.filter(({ name }) => !said.has(fold(name))) : [];
  return [
    ...prices,
    ...news,
    ...gone.map(({ id, version, name }) => ({ kind: "goneSandwich" as const, id, version, name })),
  ];
}

/** Names are compared without case, accents, punctuation and "the". */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/^the\s+/, "")
    .replace(/[^\p{L}\d]/gu, "");
