// Reads microdata, RDFa and Open Graph into things.
import type { CheerioAPI } from "cheerio";
import type { SourceName } from "#reader/reader.types.ts";
import { textWithin } from "#reader/website/element-text.ts";
import { addValue, createThing, type Thing } from "./thing.ts";

type Node = ReturnType<CheerioAPI>;

/** How a markup format names things and their properties. */
interface Dialect {
  from: SourceName;
  scope: string;
  property: string;
  typesOf: (element: Node) => string[];
  namesOf: (element: Node) => string[];
}

const words = (text: string | undefined) => (text ?? "").split(/\s+/).filter(Boolean);

const microdata: Dialect = {
  from: "microdata",
  scope: "[itemscope]",
  property: "[itemprop]",
  typesOf: (element) => words(element.attr("itemtype")),
  namesOf: (element) => words(element.attr("itemprop")),
};

const rdfa: Dialect = {
  from: "rdfa",
  scope: "[typeof]",
  property: "[property]",
  typesOf: (element) => words(element.attr("typeof")),
  namesOf: (element) =>
    words(element.attr("property"))
      .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, ""))
      .filter((name) => !name.includes(":")),
};

const mostElements = 20_000;

export const readMicrodata = ($: CheerioAPI): Thing[] => readMarked($, microdata);
export const readRdfa = ($: CheerioAPI): Thing[] => readMarked($, rdfa);

function readMarked($: CheerioAPI, dialect: Dialect): Thing[] {
  const scopes = $(dialect.scope).toArray().slice(0, mostElements);
  const things = new Map(
    scopes.map((scope) => {
      const element = $(scope);
      return [scope, createThing(dialect.from, dialect.typesOf(element))] as const;
    }),
  );
  const refersTo = new Map<string, Thing>();
  for (const [scope, thing] of things) {
    for (const id of words($(scope).attr("itemref"))) refersTo.set(id, thing);
  }
  const owned = new Set<Thing>();
  for (const property of $(dialect.property).toArray().slice(0, mostElements)) {
    const element = $(property);
    const names = dialect.namesOf(element);
    const owner = ownerOf(property);
    const inner = things.get(property);
    if (!owner || names.length === 0 || owner === inner) continue;
    for (const name of names) addValue(owner, name, inner ?? readValue(element, name));
    if (inner) owned.add(inner);
  }
  return [...things.values()].filter((thing) => !owned.has(thing));

  /** The nearest thing around it, or the one that refers to it. */
  function ownerOf(property: (typeof scopes)[number]): Thing | undefined {
    for (let node = property.parent; node; node = node.parent) {
      const thing = node.type === "tag" ? things.get(node) : undefined;
      if (thing) return thing;
      const pointing = node.type === "tag" ? refersTo.get(node.attribs["id"] ?? "") : undefined;
      if (pointing) return pointing;
    }
    return undefined;
  }
}

const wantsAddress =
  /^(?:url|menu|hasmenu|image|logo|photo|sameas|dayofweek|item|availability|hasmap)$/i;

function readValue(element: Node, name: string): string {
  const attribute = (...names: string[]) =>
    names.map((attr) => element.attr(attr)).find((text) => text !== undefined && text !== "");
  const content = attribute("content", "datetime", "value");
  if (content !== undefined) return content;
  const target = attribute("href", "src", "resource") ?? "";
  const isNumber = /^tel:/i.test(target);
  if (wantsAddress.test(name) ? target : isNumber) return target;
  // Line breaks of an address are elements, which have no text.
  const { text } = textWithin(element.toArray(), ", ");
  return text.replace(/\s+/g, " ").trim() || target;
}

const properties: Record<string, string> = {
  "og:site_name": "name",
  "og:description": "description",
  "og:image": "image",
  "og:image:url": "image",
  "og:image:secure_url": "image",
  "og:phone_number": "telephone",
  "business:contact_data:phone_number": "telephone",
  "restaurant:contact_info:phone_number": "telephone",
  "restaurant:price_rating": "priceRange",
  "restaurant:menu": "hasMenu",
};

const addressProperties: Record<string, string> = {
  street_address: "streetAddress",
  "street-address": "streetAddress",
  locality: "addressLocality",
  region: "addressRegion",
  postal_code: "postalCode",
  "postal-code": "postalCode",
  country_name: "addressCountry",
  "country-name": "addressCountry",
};

/** Open Graph: what the page shows in link previews. */
export function readOpenGraph($: CheerioAPI): Thing[] {
  const type = $('meta[property="og:type"]').attr("content") ?? "";
  const site = createThing("open-graph", [/restaurant/i.test(type) ? "Restaurant" : "Website"]);
  const address = createThing("open-graph", ["PostalAddress"]);
  const point = createThing("open-graph", ["GeoCoordinates"]);
  for (const meta of $("meta[property], meta[name]").toArray()) {
    const name = (meta.attribs["property"] || meta.attribs["name"] || "").toLowerCase();
    const content = meta.attribs["content"]?.trim();
    if (!content) continue;
    const property = properties[name];
    const part =
      addressProperties[name.replace(/^(?:og|business:contact_data|restaurant:contact_info):/, "")];
    const axis = /^place:location:(latitude|longitude)$/.exec(name)?.[1];
    if (property) addValue(site, property, content);
    else if (part) addValue(address, part, content);
    else if (axis) addValue(point, axis, content);
  }
  if (address.properties.size > 0) addValue(site, "address", address);
  if (point.properties.size > 0) addValue(site, "geo", point);
  return site.properties.size > 0 ? [site] : [];
}
