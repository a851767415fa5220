// Long because places and dishes are known by the same fields.
import { findAddresses } from "../text/addresses.ts";
import { cleanPhone } from "../text/phones.ts";
import { type DayWords, keyOf, readDayWords } from "./day-words.ts";
import { fieldWords as fields, otherNumbers, otherParties } from "./field-words.ts";
import { markOther } from "./other-parties.ts";
import { hoursLines } from "./state-hours.ts";
import { createPriceReader, hasSmallCurrency } from "./state-prices.ts";
import { richText } from "./state-text.ts";
import { addValue, createThing, type Thing } from "./thing.ts";

type Json = Record<string, unknown>;

const mostNodes = 50_000;
const deepest = 40;
/** A chain may list all its places. */
const mostPlaces = 500;

/** Businesses, places, hours and dishes in a page's own data, found by the shape of their fields. */
export function readStateThings(documents: readonly unknown[], language: string): Thing[] {
  const things: Thing[] = [];
  const sections = new Map<Json, Thing>();
  const dishes: Thing[] = [];
  /** Places that have nothing but an address. */
  const bare: Thing[] = [];
  const others: Thing[] = [];
  const withReferences = referencesOf(documents);
  const words = readDayWords(documents, language);
  const pricesOf = createPriceReader();
  const addressAt = createAddressFinder();
  let nodes = 0;
  let places = 0;
  // A document may be nothing but a week.
  for (const document of documents) walk({ value: document }, null, 0, "value");
  if (!hasSmallCurrency(documents, language)) writeCents(dishes);
  const isKnown = things.some(({ properties }) => isReachable(properties));
  return [...things, ...(isKnown ? [] : bare), ...others.map(markOther)];

  /** `name` is that of its field; null in a list, which may be one of dishes. */
  function walk(
    json: unknown,
    section: Json | null,
    depth: number,
    name: string | null,
    areDishes = false,
    isOther = false,
  ): void {
    if (json === null || typeof json !== "object" || depth > deepest) return;
    nodes += 1;
    if (nodes > mostNodes) return;
    if (Array.isArray(json)) {
      const priced = json.filter(
        (part) => isNode(part) && readDish(namesOf(part), false, pricesOf),
      );
      for (const part of json)
        walk(part, section, depth + 1, null, priced.length >= fewestPriced, isOther);
      return;
    }
    const node = withoutOtherParties(withReferences(json as Json));
    const names = namesOf(node);
    const business = places < mostPlaces ? readBusiness(node, names, words, addressAt) : null;
    places += business ? 1 : 0;
    const dish = business ? null : readDish(names, areDishes, pricesOf);
    // An address alone, of which there is no list, may be that of the ordering service.
    const isOwn = business && !isOffice(name ?? "") && (name === null || !isAddressOnly(business));
    const kept = isOwn ? things : bare;
    if (business) (isOther ? others : kept).push(business);
    if (dish) {
      dishes.push(dish);
      addDish(dish, section);
    }
    const isSection = !dish && textOf(names, fields.section) !== "";
    for (const [field, part] of Object.entries(json)) {
      const [from, known] = [others.length, dishes.length];
      const isOthers = isOther || isOtherParty(field);
      walk(part, isSection ? node : section, depth + 1, field, false, isOthers);
      // Who has a menu is the restaurant, whatever its field is called.
      if (!isOther && dishes.length > known) things.push(...others.splice(from));
    }
  }

  function addDish(dish: Thing, section: Json | null): void {
    if (!section) {
      things.push(dish);
      return;
    }
    const names = namesOf(section);
    const known = sections.get(section) ?? createThing("script", ["MenuSection"]);
    if (!sections.has(section)) {
      sections.set(section, known);
      things.push(known);
      addValue(known, "name", textOf(names, fields.section));
      addValue(known, "description", textOf(names, ["description", "subtitle", "note"]));
    }
    addValue(known, "hasMenuItem", dish);
  }
}

/** Where every price is a whole number like 1050, and some are no round amount, they are cents. */
function writeCents(dishes: readonly Thing[]): void {
  const prices = dishes.flatMap(({ properties }) => properties.get("price") ?? []);
  const isCents =
    prices.length > 1 &&
    prices.every((price) => typeof price === "string" && /^[1-9]\d{2,3}$/.test(price)) &&
    prices.some((price) => Number(price) % 100 !== 0);
  for (const { properties } of isCents ? dishes : []) {
    const own = properties.get("price") ?? [];
    properties.set(
      "price",
      own.map((price) => (Number(price) / 100).toFixed(2)),
    );
  }
}

/** Whose address is none of a restaurant, if there is another. */
const isOffice = (name: string) =>
  /^(?:platform|provider|poweredby|operator|corporate|headquarters?|headoffice|hq|support|helpdesk|billing|legal|registered|mailing|shipping|invoice|imprint|impressum)(?:address|office|info|contact|entity|details|company)?$/.test(
    keyOf(name),
  );

const isOtherParty = (name: string): boolean => otherParties.test(keyOf(name));

/** Its ordering service, its suppliers and the like have addresses and numbers too. */
const withoutOtherParties = (node: Json): Json =>
  Object.keys(node).some(isOtherParty)
    ? Object.fromEntries(Object.entries(node).filter(([name]) => !isOtherParty(name)))
    : node;

const isReachable = (properties: Thing["properties"]) =>
  properties.has("address") && (properties.has("telephone") || properties.has("openinghours"));

const isAddressOnly = ({ properties }: Thing) =>
  properties.has("address") && !isReachable(properties) && !properties.has("latitude");

const isNode = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const mostExpanded = 50_000;

/** Apollo keeps every object once, by its name, and says {"__ref": name} where it belongs. */
function referencesOf(documents: readonly unknown[]): (node: Json) => Json {
  const known = new Map<string, Json>();
  const waiting: { value: unknown; depth: number }[] = documents.map((value) => ({
    value,
    depth: 0,
  }));
  for (const { value, depth } of waiting) {
    if (!isNode(value) || depth > 4 || waiting.length > mostExpanded) continue;
    for (const [name, part] of Object.entries(value)) {
      if (!isNode(part)) continue;
      if (name.includes(":")) known.set(name, part);
      else waiting.push({ value: part, depth: depth + 1 });
    }
  }
  let expanded = 0;
  return (node) => (known.size > 0 ? (expand(node, 0) as Json) : node);

  function expand(value: unknown, depth: number): unknown {
    if (value === null || typeof value !== "object" || depth > 4) return value;
    if (expanded > mostExpanded) return value;
    expanded += 1;
    if (Array.isArray(value)) return value.map((part) => expand(part, depth + 1));
    const { __ref: reference } = value as Json;
    if (typeof reference === "string") return expand(known.get(reference) ?? null, depth + 1);
    const entries = Object.entries(value);
    // Only what refers to others is copied.
    if (depth > 0 && !entries.some(([, part]) => part !== null && typeof part === "object"))
      return value;
    return Object.fromEntries(entries.map(([name, part]) => [name, expand(part, depth + 1)]));
  }
}

type Names = ReadonlyMap<string, unknown>;

/** Whose street, city or telephone it is: "storeStreet", "merchantPhone", "address_city". */
const owner =
  /^(?:(?:store|business|restaurant|location|merchant|site|shop|venue|contact|address|main|primary|branch|place)(?=[a-z]{3}))+/;

const namesOf = (node: Json): Names => {
  const names = new Map<string, unknown>();
  const owned: [string, unknown][] = [];
  for (const [name, value] of Object.entries(node).slice(0, 200)) {
    const key = keyOf(name);
    names.set(key, value);
    const bare = key.replace(owner, "");
    if (bare !== key) owned.push([bare, value]);
  }
  for (const [key, value] of owned) if (!names.has(key)) names.set(key, value);
  return names;
};

/** The text of the first of these fields that has one. */
function textOf(names: Names, wanted: readonly string[]): string {
  for (const name of wanted) {
    const text = plain(names.get(name));
    if (text) return text;
  }
  return "";
}

/** A text, a number, or rich text with its pieces joined. */
function plain(value: unknown): string {
  if (typeof value === "string")
    return value.includes("<") ? value.replace(/<[^<>]*>/g, " ").trim() : value.trim();
  if (typeof value === "number") return String(value);
  if (!Array.isArray(value)) return "";
  if (value.every((part) => typeof part === "string")) return value.join(", ");
  return richText(value).join(" ").trim();
}

function readBusiness(
  node: Json,
  names: Names,
  words: DayWords,
  addressAt: (texts: readonly string[]) => string,
): Thing | null {
  const own = fields.address.map((name) => names.get(name)).find(isNode);
  const address = readAddress(own) ?? (isPlaceName(names) ? readAddress(node) : null);
  const hours = hoursLines(node, words);
  const isPlace = hours.length > 0 || isPlaceName(names);
  const whole = address ? "" : wholeAddress(names) || (isPlace ? addressAt(textsOf(node)) : "");
  if (!address && !whole && !hours.length) return null;
  // Somebody who delivers or orders has an address too.
  if (
    /^(?:customer|user|order|event|review)$/.test(textOf(names, ["type", "typename"]).toLowerCase())
  )
    return null;
  const name = textOf(names, fields.business);
  // A row of its hours: {"name": "Monday", "hours": "11-9"}.
  if (words.daysIn(name) !== null) return null;
  const thing = createThing("script", ["LocalBusiness"]);
  const put = (name: string, value: string) => value && addValue(thing, name, value);
  put("name", name);
  put("telephone", readPhone(names) || phoneNear(node));
  put("priceRange", textOf(names, fields.priceRange));
  if (address) addValue(thing, "address", address);
  else if (whole) addValue(thing, "address", whole);
  for (const line of hours) addValue(thing, "openingHours", line);
  const [latitude = "", longitude = ""] = pointIn(node, 0) ?? [];
  put("latitude", latitude);
  put("longitude", longitude);
  return thing;
}

const deepestPoint = 2;

/** Its own latitude and longitude, or those of an object in it: {"coordinates": {"lat": 43.1, "lng": -89.4}}. */
function pointIn(node: Json, depth: number): [string, string] | null {
  const names = namesOf(node);
  const [latitude = "", longitude = ""] = [fields.latitude, fields.longitude].map((axis) =>
    textOf(names, axis),
  );
  if (latitude && longitude) return [latitude, longitude];
  // GeoJSON has the longitude first.
  const { type, coordinates } = node;
  if (type === "Point" && Array.isArray(coordinates) && coordinates.length === 2)
    return [plain(coordinates[1]), plain(coordinates[0])];
  if (depth >= deepestPoint) return null;
  for (const part of Object.values(node).slice(0, 50)) {
    const found = isNode(part) ? pointIn(part, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

const longestText = 200;

/** The short texts of an object and of the lists of texts and objects in it, in their order. */
function textsOf(node: Json): string[] {
  const texts = Object.values(node)
    .slice(0, 50)
    .flatMap((value) =>
      (isNode(value) ? Object.values(value).slice(0, 20) : [value]).flatMap((part) =>
        Array.isArray(part) ? part.slice(0, 6) : [part],
      ),
    );
  return texts.filter(
    (text) => typeof text === "string" && text.length > 1 && text.length < longestText,
  );
}

const mostAsked = 300;
const lonePostcode =
  /^(?:〒?\d{3}-\d{4}|(?:[A-Z]{1,2}-)?\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;
const streetForm = /^(?=.*\p{L}{2})[^:@]*\d/u;

/** An address in texts whose names say nothing: one that is whole, or a postcode beside a city and below a street. */
function createAddressFinder(): (texts: readonly string[]) => string {
  let asked = 0;
  return (texts) => {
    for (const text of texts) {
      if (!/\d/.test(text) || !/[,\n]|\p{Script=Han}|\p{Script=Hangul}/u.test(text)) continue;
      asked += 1;
      const [found] = asked > mostAsked ? [] : findAddresses(text.split("\n"));
      if (found && found.address.length > text.length * 0.7) return found.address;
    }
    const at = texts.findIndex((text) => lonePostcode.test(text.trim()));
    const near = texts.slice(Math.max(0, at - 4), at);
    const street = near.findLastIndex((text) => streetForm.test(text));
    if (at < 0 || street < 0) return "";
    const [before, after] = [near.slice(street + 1).join(", "), texts[at + 1] ?? ""];
    const city = before || (/^\p{L}[^\d:@]{1,40}$/u.test(after) ? after : "");
    if (!city) return "";
    const end = before ? `${city}, ${texts[at]}` : `${texts[at]} ${city}`;
    return `${near[street]}, ${end}`;
  };
}

const phoneForm = /^(?=.*[+() ./-]|0)[+(]?\d[\d ()./-]{5,18}\d$/;

/** A number of a telephone's shape, in the object or in one that it holds. */
function phoneNear(node: Json): string {
  const fieldsNear = Object.entries(node)
    .slice(0, 50)
    .flatMap(([name, value]): [string, unknown][] =>
      isNode(value) ? Object.entries(value).slice(0, 20) : [[name, value]],
    );
  for (const isNamed of [true, false]) {
    for (const [name, value] of fieldsNear) {
      const key = keyOf(name);
      const isWanted = isNamed ? fields.phone.includes(key) : !otherNumbers.test(key);
      if (!isWanted || typeof value !== "string" || !phoneForm.test(value.trim())) continue;
      const isOther =
        lonePostcode.test(value.trim()) || /^\d{4}-\d\d-\d\d|\d[.:]\d\d ?[-–]/.test(value);
      const phone = isOther ? null : cleanPhone(value);
      if (phone) return phone;
    }
  }
  return "";
}

const isPlaceName = (names: Names) =>
  fields.phone.some((name) => names.has(name)) || fields.city.some((name) => names.has(name));

function readAddress(value: unknown): Thing | null {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  const node = value as Json;
  const names = namesOf(node);
  const named = textOf(names, fields.street);
  const number = textOf(names, fields.houseNumber);
  const behind = textOf(names, fields.numberBehind);
  const street = withNumber(named, number, behind);
  const city = textOf(names, fields.city);
  const postcode = textOf(names, fields.postcode);
  const line = textOf(names, fields.cityLine);
  const second = textOf(names, fields.second);
  // "addressLine2": "Spokane, WA, 99201"
  const isCityBelow = !city && !line && /, ?[^,]{0,40}\d{4}|\d{4} \p{Lu}/u.test(second);
  if (!/\p{L}/u.test(street) || !(city || postcode || line || isCityBelow)) return null;
  const thing = createThing("script", ["PostalAddress"]);
  const put = (name: string, text: string) => text && addValue(thing, name, text);
  put(
    "streetAddress",
    line || isCityBelow
      ? [street, isCityBelow ? "" : second, line || second].filter(Boolean).join(", ")
      : street,
  );
  if (!line && !isCityBelow) put("extendedAddress", second);
  put("addressLocality", city);
  put("addressRegion", regionOf(names));
  put("postalCode", postcode);
  return thing;
}

/** "14 rue Neuve" and "1 Elm St", but "Lindenstraße 5". */
function withNumber(street: string, before: string, behind: string): string {
  if (/\d/.test(street) || !(before || behind)) return street;
  const isFirst =
    before !== "" || /^(?:rue|avenue|av|boulevard|bd|place|cours|quai|chemin)\b/i.test(street);
  return isFirst ? `${before || behind} ${street}` : `${street} ${behind}`;
}

/** A text, or {"code": "TX", "name": "Texas"}. */
function regionOf(names: Names): string {
  const text = textOf(names, fields.region);
  if (text) return text;
  const region = fields.region.map((name) => names.get(name)).find(isNode);
  return region ? textOf(namesOf(region), ["code", "abbreviation", "shortname", "name"]) : "";
}

/** "address": "1 Main St, Tulsa, OK 74103" */
function wholeAddress(names: Names): string {
  for (const name of fields.whole) {
    const text = names.get(name);
    const isAddress =
      typeof text === "string" && text.length < 200 && /\d/.test(text) && /,|\n/.test(text);
    if (isAddress && !/^https?:|@/.test(text)) return text;
    if (
      Array.isArray(text) &&
      text.length < 6 &&
      text.every((part) => typeof part === "string") &&
      /\d/.test(text.join(" "))
    )
      return text.join(", ");
  }
  return "";
}

function readPhone(names: Names): string {
  for (const name of fields.phone) {
    const value = names.get(name);
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const text = textOf(namesOf(value as Json), fields.phoneText);
      if (text) return text;
    }
  }
  return "";
}

const goods = /\b(?:merch|merchandise|apparel|gift ?cards?|clothing|modifier)\b/i;

/** Of a list with so many prices, all that could have one are dishes. */
const fewestPriced = 2;

function readDish(
  names: Names,
  isAmongDishes: boolean,
  pricesOf: (names: Names) => string[],
): Thing | null {
  const name = textOf(names, fields.dish);
  if (!name || name.length > 200 || !/\p{L}{2}/u.test(name)) return null;
  const prices = pricesOf(names);
  const mayHavePrice = fields.price.some((field) => names.has(field));
  if (prices.length === 0 && !(isAmongDishes && mayHavePrice)) return null;
  const kind = [
    names.get("type"),
    names.get("tags"),
    names.get("category"),
    names.get("typename"),
  ].flat();
  if (kind.some((word) => typeof word === "string" && goods.test(word))) return null;
  const thing = createThing("script", ["MenuItem"]);
  addValue(thing, "name", name);
  const description = textOf(names, fields.description);
  if (description) addValue(thing, "description", description);
  for (const price of prices) addValue(thing, "price", price);
  return thing;
}
