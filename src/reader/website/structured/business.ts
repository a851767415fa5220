// Makes businesses of things: name, address, phone, hours, price range and type.
import type { Fact, Place, PriceRange, RestaurantType, SiteFacts } from "#reader/reader.types.ts";
import { fact } from "#reader/website/facts.ts";
import { type PageContext, readBusinessHours } from "#reader/website/structured/business-hours.ts";
import { isBritishOrIrish } from "#reader/website/text/addresses.ts";
import { cleanPhone } from "#reader/website/text/phones.ts";
import { allThings, getText, getTexts, getThings, type Thing } from "./thing.ts";

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

export function readBusinesses(things: readonly Thing[], context: PageContext): Business[] {
  return allThings(things)
    .filter((thing) => rankThing(thing) > 0)
    .slice(0, mostBusinesses)
    .map((thing) => readBusiness(thing, rankThing(thing), context));
}

function rankThing({ types }: Thing): number {
  if (types.some(isFoodType)) return 3;
  if (types.some((type) => publicTypes.test(type))) return 2;
  return types.some((type) => otherTypes.test(type)) ? 1 : 0;
}

function readBusiness(thing: Thing, rank: number, context: PageContext): Business {
  const { from } = thing;
  const stated = (text: string) => (text ? fact(text, from, text) : null);
  const price = getText(thing, "priceRange");
  const priceRange = readPriceRange(price);
  const own = getText(thing, "name", "alternateName");
  const name = own || getText(thing, "legalName");
  // A script may name its branches.
  const confidence = from === "script" ? 0.65 : undefined;
  const named = name ? fact(name, from, name, own ? confidence : 0.5) : null;
  return {
    rank,
    name: named,
    description: stated(getText(thing, "description", "slogan")),
    imageUrl: stated(findImage(thing)),
    priceRange: priceRange && fact(priceRange, from, price),
    restaurantType: readRestaurantType(thing, name),
    place: readPlace(thing, name, context),
  };
}

function readRestaurantType(thing: Thing, name: string): Fact<RestaurantType> | null {
  const { from, types } = thing;
  const shown = types.join(", ");
  const special = types.map((type) => bySchemaType[type]).find(Boolean);
  if (special) return fact(special, from, shown);
  if (!types.some(isFoodType)) return null;
  const words = [name, ...getTexts(thing, "servesCuisine"), getText(thing, "description")].join(
    ". ",
  );
  const said = restaurantTypeInWords(words);
  return said ? fact(said, from, words, 0.7) : fact("Restaurant", from, shown, 0.5);
}

function findImage(thing: Thing): string {
  const images = getThings(thing, "image", "photo");
  const [shown = ""] = images.map((image) => getText(image, "contentUrl", "url"));
  return getText(thing, "image", "photo") || shown;
}

function readPlace(thing: Thing, name: string, context: PageContext): Place {
  const { from } = thing;
  const address = readAddress(thing);
  const phone = cleanPhone(findPhoneText(thing));
  const found = readBusinessHours(thing, context);
  return {
    name: name || null,
    address: address ? fact(address, from, address) : null,
    phoneNumber: phone ? fact(phone, from, phone) : null,
    hours: found?.hours ? fact(found.hours, from, found.text) : null,
    questions: found?.questions ?? [],
    point: readPoint(thing),
  };
}

const findPhoneText = (thing: Thing): string => {
  const own = getText(thing, "telephone", "phone", "phoneNumber");
  const parts = getThings(thing, "address", "contactPoint", "contactPoints", "location");
  return own || (parts.map((part) => getText(part, "telephone")).find(Boolean) ?? "");
};

function readPoint(thing: Thing): Place["point"] {
  const [geo = thing] = getThings(thing, "geo");
  const [latitude, longitude] = [getText(geo, "latitude"), getText(geo, "longitude")].map(Number);
  // An unfilled template has 0, 0.
  if (!latitude || !longitude || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return fact({ latitude, longitude }, thing.from, `${latitude}, ${longitude}`);
}

/** The address on one line, in the usual order of its country. */
function readAddress(thing: Thing, depth = 0): string | null {
  // Limited in depth: places may refer to each other.
  const parts = depth < 3 ? getThings(thing, "address", "location").slice(0, 10) : [];
  for (const address of parts) {
    const written = writeAddress(address) ?? readAddress(address, depth + 1);
    if (written) return written;
  }
  const text = getText(thing, "address");
  return /\p{L}/u.test(text) && text.length < 300 && !/^https?:/.test(text) ? oneLine(text) : null;
}

function writeAddress(address: Thing): string | null {
  const street = [...getTexts(address, "streetAddress"), ...getTexts(address, "extendedAddress")]
    .map(oneLine)
    .join(", ");
  const city = oneLine(getText(address, "addressLocality"));
  const region = oneLine(getText(address, "addressRegion"));
  const postcode = oneLine(getText(address, "postalCode"));
  // Some sites put the whole address into the street.
  if (postcode !== "" && street.includes(postcode)) return street;
  const place =
    region || isBritishOrIrish(postcode)
      ? [city, `${region} ${postcode}`.trim()].filter(Boolean).join(", ")
      : `${postcode} ${city}`.trim();
  // Without a street it is no address.
  return street ? [street, place].filter(Boolean).join(", ") : null;
}

const country = /,? ?\b(?:united states(?: of america)?|usa|u\.s\.a\.)\.? ?$/i;

const oneLine = (text: string): string =>
  text
    .replace(/<br ?\/?>|[\r\n]+/gi, ", ")
    .replace(/\s+/g, " ")
    .replace(/ ?,[ ,]*/g, ", ")
    .replace(/(?<=, [A-Z]{2}), (?=\d{5}\b)/g, " ")
    .replace(country, "")
    .replace(/^[ ,]+/, "")
    .replace(/(?<![ ,])[ ,]+$/, "");

const levels: readonly PriceRange[] = ["$", "$$", "$$$", "$$$$"];

/** "$$", "€€", "$10-20", "2": one of the four ranges of the form, or null. */
function readPriceRange(text: string): PriceRange | null {
  const signs = /([$€£¥₩₹₺₽])\1{0,3}(?!\s*\d)/.exec(text);
  const amounts = Array.from(text.matchAll(/\d+(?:[.,]\d{1,2}(?!\d))?/g), ([number]) =>
    Number(number.replace(",", ".")),
  );
  if (amounts.length === 0 && signs) return levels[signs[0].length - 1] ?? null;
  const [first, second] = amounts;
  if (first === undefined) return null;
  if (/^\s*[1-4](?:\s*(?:\/|of)\s*[45])?\s*$/.test(text)) return levels[first - 1] ?? null;
  if (/[¥₩₹₺₽]|\b(?:kr|JPY|KRW|INR|SEK|NOK|DKK|CZK|HUF)\b/.test(text)) return null;
  return priceLevel(second !== undefined && second > first ? (first + second) / 2 : first);
}

/** The ranges of the form: under 10, 10 to 20, 21 to 30, over 30. */
function priceLevel(amount: number): PriceRange {
  if (amount < 10) return "$";
  if (amount < 20.5) return "$$";
  return amount <= 30 ? "$$$" : "$$$$";
}

const bySchemaType: Record<string, RestaurantType> = {
  fastfoodrestaurant: "Fast Food",
  cafeorcoffeeshop: "Cafe",
  bakery: "Bakery",
  barorpub: "Pub",
  brewery: "Pub",
  delicatessen: "Deli",
  foodtruck: "Food Truck",
};

/** Types that do not say what kind of restaurant it is. */
const plainTypes = new Set(["restaurant", "foodestablishment"]);

/** The most specific first: a food truck may also call itself a cafe. */
const byWord: [RegExp, RestaurantType][] = [
  [/\bfood[- ]?(?:truck|trailer|cart)s?\b|\bfoodtruck/i, "Food Truck"],
  [/\bfast[- ]?casual\b/i, "Fast Casual"],
  [/\bfine[- ]dining\b|\btasting menu\b|\bmichelin\b/i, "Fine Dining"],
  [/\bfast[- ]?food\b|\bdrive[- ]?thr(?:u|ough)\b|\bdrive-in\b/i, "Fast Food"],
  [/\bcasual dining\b/i, "Casual Dining"],
  [
    /\b(?:gastro|brew)?pub\b|\btavern\b|\btap ?(?:room|house)\b|\bbrewery\b|\balehouse\b|\bpublic house\b/i,
    "Pub",
  ],
  [/\bdeli(?:catessen)?\b/i, "Deli"],
  [/\bbakery\b|\bboulangerie\b|\bbäckerei\b|\bpanadería\b|\bpanificio\b/i, "Bakery"],
  [/(?<!\p{L})caf[eé](?!\p{L})|\bcoffee (?:shop|house|bar)\b|\bcafeteria\b/iu, "Cafe"],
];

const isFoodType = (type: string): boolean =>
  plainTypes.has(type) ||
  type in bySchemaType ||
  /restaurant$|^(?:icecreamshop|winery|distillery)$/.test(type);

export const restaurantTypeInWords = (text: string): RestaurantType | null =>
  byWord.find(([pattern]) => pattern.test(text))?.[1] ?? null;
