import type { RestaurantType } from "#contract/vocabulary.ts";
import { type Fact, fact, type Place, type SiteFacts } from "../facts.ts";
import { allThings, type Thing, textOf, textsOf, thingsOf } from "../structured/thing.ts";
import { cleanPhone } from "../text/phones.ts";
import { addressOf } from "./address-of-thing.ts";
import { hoursOfThing } from "./hours-of-thing.ts";
import { readPriceRange } from "./price-range.ts";
import { isFoodType, typeOfSchema, typeOfWords } from "./restaurant-type.ts";

export interface Business extends Omit<SiteFacts, "places" | "dishes"> {
  /** 3 sells food, 2 is open to the public, 1 is an organization or the site itself. */
  rank: number;
  place: Place;
}

const publicTypes =
  /^(?:localbusiness|place|store|.*business|entertainmentbusiness|lodgingbusiness|hotel|foodservice)$/;
const otherTypes = /^(?:organization|corporation|website|brand)$/;

/** A chain may list all its places on one page. */
const mostBusinesses = 300;

export function businessesOf(things: readonly Thing[], now: Date): Business[] {
  return allThings(things)
    .filter((thing) => rankOf(thing) > 0)
    .slice(0, mostBusinesses)
    .map((thing) => businessOf(thing, rankOf(thing), now));
}

function rankOf({ types }: Thing): number {
  if (types.some(isFoodType)) return 3;
  if (types.some((type) => publicTypes.test(type))) return 2;
  return types.some((type) => otherTypes.test(type)) ? 1 : 0;
}

function businessOf(thing: Thing, rank: number, now: Date): Business {
  const { from } = thing;
  const stated = (text: string) => (text ? fact(text, from, text) : null);
  const price = textOf(thing, "priceRange");
  const priceRange = readPriceRange(price);
  const name = textOf(thing, "name", "legalName", "alternateName");
  // The site itself knows its name less well than the business does.
  const named = name ? fact(name, from, name, rank > 1 ? undefined : 0.75) : null;
  return {
    rank,
    name: named,
    description: stated(textOf(thing, "description", "slogan")),
    imageUrl: stated(imageOf(thing)),
    priceRange: priceRange && fact(priceRange, from, price),
    restaurantType: restaurantTypeOf(thing, name),
    place: placeOf(thing, name, now),
  };
}

function restaurantTypeOf(thing: Thing, name: string): Fact<RestaurantType> | null {
  const { from, types } = thing;
  const shown = types.join(", ");
  const special = typeOfSchema(types);
  if (special) return fact(special, from, shown);
  if (!types.some(isFoodType)) return null;
  const words = [name, ...textsOf(thing, "servesCuisine"), textOf(thing, "description")].join(". ");
  const said = typeOfWords(words);
  return said ? fact(said, from, words, 0.7) : fact("Restaurant", from, shown, 0.5);
}

function imageOf(thing: Thing): string {
  const own = textOf(thing, "image", "photo");
  const [image] = thingsOf(thing, "image", "photo");
  return own || (image ? textOf(image, "contentUrl", "url") : "");
}

function placeOf(thing: Thing, name: string, now: Date): Place {
  const { from } = thing;
  const address = addressOf(thing);
  const phone = cleanPhone(phoneTextOf(thing));
  const found = hoursOfThing(thing, now) ?? hoursOfParts(thing, now);
  return {
    name: name || null,
    address: address ? fact(address, from, address) : null,
    phoneNumber: phone ? fact(phone, from, phone) : null,
    hours: found && fact(found.hours, from, found.text),
    point: pointOf(thing),
  };
}

/** An organization often has its hours and numbers with its place or contact point. */
const hoursOfParts = (thing: Thing, now: Date) => {
  const [place] = thingsOf(thing, "location");
  return place ? hoursOfThing(place, now) : null;
};

const phoneTextOf = (thing: Thing): string => {
  const own = textOf(thing, "telephone", "phone", "phoneNumber");
  const parts = thingsOf(thing, "address", "contactPoint", "contactPoints", "location");
  return own || (parts.map((part) => textOf(part, "telephone")).find(Boolean) ?? "");
};

function pointOf(thing: Thing): Place["point"] {
  const [geo] = [...thingsOf(thing, "geo"), thing];
  const [latitude = Number.NaN, longitude = Number.NaN] = [
    textOf(geo ?? thing, "latitude"),
    textOf(geo ?? thing, "longitude"),
  ].map((text) => (text ? Number(text) : Number.NaN));
  // Templates that nobody filled in say 0, 0.
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || (latitude === 0 && longitude === 0)) return null;
  return fact({ latitude, longitude }, thing.from, `${latitude}, ${longitude}`);
}
