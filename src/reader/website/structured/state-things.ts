// Finds businesses, their hours and dishes in the data of a page's scripts by the names of the fields.
import { EVERY_DAY, WEEKDAYS } from "#reader/hours/week-format.ts";
import { addValue, createThing, type Thing } from "./thing.ts";

type Json = Record<string, unknown>;

const mostNodes = 50_000;
const deepest = 40;
const mostFields = 200;

/** The names that sites give to fields, by what the field holds; the surest name comes first. */
const fields = {
  business:
    "businessname restaurantname storename companyname sitetitle sitename merchantname name displayname legalname",
  street:
    "street street1 streetaddress address1 addressline1 addressline line1 thoroughfare address streetname",
  second: "street2 address2 addressline2 line2 unit suite",
  city: "city locality addresslocality town cityname suburb",
  region:
    "state region regioncode province provincecode statecode stateprovince addressregion administrativearea administrativedistrictlevel1",
  postcode: "zip zipcode postalcode postcode postal",
  latitude: "lat latitude",
  longitude: "lng lon long longitude",
  dish: "name title itemname displayname label dish",
  price:
    "price prices priceformatted formattedprice displayprice baseprice pricetext unitprice pricemoney amount cost minprice",
  description:
    "description desc details text body subtitle summary blurb ingredients shortdescription longdescription",
  section: "heading title name sectionname label category categoryname displayname",
  priceRange: "pricerange pricelevel pricetier",
  days: "day days dayofweek weekday dow isoday openday dayname dayofweeks daynumber label name title",
};

/** "postal_code" and "postalCode" are one field. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");

type Names = ReadonlyMap<string, unknown>;

const namesOf = (node: Json): Names =>
  new Map(
    Object.entries(node)
      .slice(0, mostFields)
      .map(([name, value]) => [keyOf(name), value]),
  );

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The text of the first of these fields that has one. */
function textOf(names: Names, wanted: string): string {
  for (const name of wanted.split(" ")) {
    const value = names.get(name);
    // "state": {"code": "TX", "name": "Texas"}
    const text = plain(isObject(value) ? value["code"] : value);
    if (text) return text;
  }
  return "";
}

function plain(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? withoutTags(value, " ").trim() : "";
}

const withoutTags = (text: string, lineBreak: string) =>
  text.replace(/<(br|\/p|\/div|\/li|\/tr)?[^<>]{0,300}>/gi, (_, end) => (end ? lineBreak : " "));

export function readStateThings(documents: readonly unknown[]): Thing[] {
  const things: Thing[] = [];
  let nodes = 0;
  for (const document of documents) walk(document, null, 0);
  return things;

  function walk(json: unknown, section: Thing | null, depth: number): void {
    nodes += 1;
    if (json === null || typeof json !== "object" || depth > deepest || nodes > mostNodes) return;
    let inner = section;
    if (isObject(json)) {
      const names = namesOf(json);
      const business = readBusiness(json, names);
      const dish = business ? null : readDish(names);
      const name = textOf(names, fields.section);
      if (business) things.push(business);
      if (dish) addDish(dish, section);
      else if (name)
        inner = thingOf("MenuSection", { name, description: textOf(names, fields.description) });
    }
    for (const part of Object.values(json)) walk(part, inner, depth + 1);
  }

  function addDish(dish: Thing, section: Thing | null): void {
    if (!section?.properties.has("hasmenuitem")) things.push(section ?? dish);
    if (section) addValue(section, "hasMenuItem", dish);
  }
}

/** A thing with those of the values that say something. */
function thingOf(type: string, values: Record<string, string>): Thing {
  const thing = createThing("script", [type]);
  for (const [name, text] of Object.entries(values)) if (text) addValue(thing, name, text);
  return thing;
}

function readBusiness(node: Json, names: Names): Thing | null {
  const own = names.get("address") ?? names.get("location") ?? names.get("addressdetails");
  const isPlace = /phone|city/.test([...names.keys()].join(" "));
  const address = readAddress(own) ?? (isPlace ? readAddress(node) : null);
  const hours = hoursLines(node);
  // "1 Main St, Tulsa, OK 74103"
  const isWhole =
    typeof own === "string" && own.length < 200 && /\d/.test(own) && !/^[^,]*$|[:@]/.test(own);
  if (!address && !isWhole && hours.length === 0) return null;
  const [point = names] = ["coordinates", "geo", "latlng"]
    .map((name) => names.get(name))
    .filter(isObject)
    .map(namesOf);
  const thing = thingOf("LocalBusiness", {
    name: textOf(names, fields.business),
    address: isWhole ? own : "",
    telephone: readPhone(names),
    priceRange: textOf(names, fields.priceRange),
    latitude: textOf(point, fields.latitude),
    longitude: textOf(point, fields.longitude),
  });
  if (address) addValue(thing, "address", address);
  for (const line of hours) addValue(thing, "openingHours", line);
  return thing;
}

function readAddress(value: unknown): Thing | null {
  if (!isObject(value)) return null;
  const names = namesOf(value);
  const street = [plain(names.get("streetnumber")), textOf(names, fields.street)].join(" ").trim();
  const city = textOf(names, fields.city);
  const postalCode = textOf(names, fields.postcode);
  if (!/\p{L}/u.test(street) || !(city || postalCode)) return null;
  return thingOf("PostalAddress", {
    streetAddress: street,
    extendedAddress: textOf(names, fields.second),
    addressLocality: city,
    addressRegion: textOf(names, fields.region),
    postalCode,
  });
}

const isPhoneKey = (key: string) => /phone|^tel$/.test(key) && !/fax|type/.test(key);

function readPhone(names: Names): string {
  const values = [...names]
    .filter(([key]) => isPhoneKey(key))
    .flatMap(([, value]) => (isObject(value) ? Object.values(value).slice(0, mostFields) : value));
  return values.map(plain).find((text) => /\d{3}/.test(text)) ?? "";
}

const mostSizes = 20;

function readDish(names: Names): Thing | null {
  const name = textOf(names, fields.dish);
  if (!name || name.length > 200 || !/\p{L}{2}/u.test(name)) return null;
  const sizes = [names.get("variations") ?? names.get("variants") ?? names.get("sizes")].flat();
  const sized = sizes.slice(0, mostSizes).filter(isObject).map(namesOf);
  const prices = [names, ...sized].map(priceOf).filter(Boolean);
  if (prices.length === 0) return null;
  const thing = thingOf("MenuItem", { name, description: textOf(names, fields.description) });
  for (const price of prices) addValue(thing, "price", price);
  return thing;
}

function priceOf(names: Names): string {
  for (const name of fields.price.split(" ")) {
    const value = names.get(name);
    if (typeof value === "string" && /\d/.test(value) && value.length < 30) return value;
    if (typeof value === "number" && value > 0) return String(value);
    if (!isObject(value)) continue;
    const money = namesOf(value);
    const amount = textOf(money, "amount value cents");
    // Money as a whole number beside its currency is in cents.
    const isCents = /^\d{3,7}$/.test(amount) && /currency|cents/.test([...money.keys()].join(" "));
    if (/\d/.test(amount)) return isCents ? (Number(amount) / 100).toFixed(2) : amount;
  }
  return "";
}

const isHoursKey = (key: string) =>
  /hour|opening|schedule|horario|offnungszeiten|orari/.test(key) &&
  !/happy|delivery|holiday|special|pickup|order|kitchen|takeout|catering|exception|override|display|title|heading|label/.test(
    key,
  );

const notDays = /closed|noon|midnight|[ap]\.?m\b/gi;

/** The hours that an object names in one of its fields, a line for each day; none when it has none. */
function hoursLines(node: Json): string[] {
  const entries = Object.entries(node).slice(0, mostFields);
  const named = entries
    .filter(([name]) => isHoursKey(keyOf(name)))
    .map(([, value]) => linesOf(value, 0))
    .find((lines) => lines.some((line) => /\p{L}{2}/u.test(line.replace(notDays, ""))));
  return named ?? [];
}

const mostRows = 50;

function linesOf(value: unknown, depth: number): string[] {
  if (typeof value === "string" && value.length < 2000)
    return withoutTags(value, "\n")
      .split("\n")
      .filter((line) => /\d|closed/i.test(line));
  const week = weekLines(value);
  if (week.length > 0 || depth > 4 || value === null || typeof value !== "object") return week;
  const inner = Object.values(value)
    .slice(0, mostRows)
    .map((part) => linesOf(part, depth + 1));
  return Array.isArray(value)
    ? inner.flat().slice(0, mostRows)
    : (inner.find(({ length }) => length > 0) ?? []);
}

/** {"monday": …, "tuesday": …}, {"mondayOpen": …}, or a row for each day. */
function weekLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, mostRows).flatMap(rowLine);
  if (!isObject(value)) return [];
  const days = new Map<number, Json>();
  for (const [name, times] of Object.entries(value).slice(0, mostFields)) {
    const [, word = "", rest = ""] =
      /^([a-z]{2,9}?day|mon|tue|wed|thu|fri|sat|sun|[0-7])_?(.{0,20})$/i.exec(name) ?? [];
    const day = dayNumber(word);
    if (day !== null) days.set(day, { ...days.get(day), [rest || "hours"]: times });
  }
  const rows = [...days].flatMap(([day, times]) => dayLine(WEEKDAYS[day] ?? "", timesText(times)));
  return days.size > 1 ? rows : [];
}

const dayLine = (days: string, times: string): string[] =>
  days && times ? [`${days}: ${times}`] : [];

function rowLine(row: unknown): string[] {
  if (!isObject(row)) return [];
  const names = namesOf(row);
  const open = names.get("open");
  // {"open": {"day": 1, "time": "1100"}, "close": {…}}
  const own = fields.days.split(" ").map((name) => names.get(name));
  const days = isObject(open) && "day" in open ? open["day"] : own.find((day) => day != null);
  const written = [days].flat().map((day) => {
    const number = dayNumber(String(day));
    const text = plain(day).replace(/^.*\//, "");
    return number !== null ? WEEKDAYS[number] : /^\p{L}{2}.{0,57}$/u.test(text) && text;
  });
  return dayLine(written.filter(Boolean).join(", "), timesText(row));
}

/** Sunday is 0, or 7 where Monday is 1. */
function dayNumber(name: string): number | null {
  const key = name.toLowerCase().trim();
  if (/^[0-7]$/.test(key)) return (Number(key) + 6) % 7;
  const day = EVERY_DAY.find((index) => key.length > 1 && WEEKDAYS[index]?.startsWith(key));
  return day ?? null;
}

const opening = /^(?:open(?!day)|start|from|begin)/;
const closing = /^(?:close(?!day)|closing|end|finish|to$|till|until)/;
const isTimeKey =
  /^(?:hours?|times?|ranges?|periods?|intervals?|slots?|openintervals|value|text|shifts?|blocks?|note|status)$/;

/** "11:00-15:00, 17:00-20:00", "closed", or nothing where nothing is filled in. */
function timesText(value: unknown, depth = 0): string {
  if (depth > 4) return "";
  if (typeof value === "string") return /\d|closed/i.test(value) ? value.trim() : "";
  if (Array.isArray(value)) {
    const texts = value
      .slice(0, mostRows)
      .map((part) => timesText(part, depth + 1))
      .filter(Boolean);
    return texts.join(", ");
  }
  if (!isObject(value)) return "";
  const entries = [...namesOf(value)];
  const isSet = (pattern: RegExp, on: boolean) =>
    entries.some(([name, part]) => pattern.test(name) && (part === on || part === Number(on)));
  if (isSet(/^(?:is)?closed$/, true) || isSet(/^(?:is)?open$/, false)) return "closed";
  const find = (pattern: RegExp, read: (part: unknown) => string) =>
    entries.flatMap(([name, part]) => (pattern.test(name) ? read(part) || [] : []))[0] ?? "";
  const [opens, closes] = [find(opening, timeText), find(closing, timeText)];
  if (opens && closes) return opens === closes ? "" : `${opens}-${closes}`;
  return find(isTimeKey, (part) => timesText(part, depth + 1));
}

/** A bare number may be hours, minutes or "1130": it is left out. */
function timeText(value: unknown): string {
  if (typeof value !== "string" || !/\d/.test(value) || value.length > 40) return "";
  return value
    .replace(/^.*T(?=\d\d:)/, "")
    .replace(/^(\d{1,2}:\d\d):\d\d.*$/, "$1")
    .trim();
}
