import type { CheerioAPI } from "cheerio";
import { textWithin } from "../element-text.ts";
import type { SourceName } from "../facts.ts";
import { addValue, createThing, type Thing } from "./thing.ts";

type Node = ReturnType<CheerioAPI>;

/** How a way of marking up elements says that one is a thing, and which property of which thing. */
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

const classNames: Record<string, string> = {
  fn: "name",
  org: "name",
  "p-name": "name",
  adr: "address",
  "p-adr": "address",
  "street-address": "streetAddress",
  "p-street-address": "streetAddress",
  "extended-address": "extendedAddress",
  locality: "addressLocality",
  "p-locality": "addressLocality",
  region: "addressRegion",
  "p-region": "addressRegion",
  "postal-code": "postalCode",
  "p-postal-code": "postalCode",
  "country-name": "addressCountry",
  tel: "telephone",
  "p-tel": "telephone",
};

/** hCard: older than all the others, and still in many a footer. */
const microformats: Dialect = {
  from: "text",
  scope: ".vcard, .h-card, .adr, .p-adr",
  property: Object.keys(classNames)
    .map((name) => `.${name}`)
    .join(","),
  typesOf: (element) => (element.is(".vcard, .h-card") ? ["localbusiness"] : ["postaladdress"]),
  namesOf: (element) => words(element.attr("class")).flatMap((name) => classNames[name] ?? []),
};

const mostElements = 20_000;

export const readMicrodata = ($: CheerioAPI): Thing[] => readMarked($, microdata);
export const readRdfa = ($: CheerioAPI): Thing[] => readMarked($, rdfa);
export const readMicroformats = ($: CheerioAPI): Thing[] => readMarked($, microformats);

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
  for (const [scope, thing] of things) {
    const isBareAddress = thing.types.includes("postaladdress") && thing.properties.size === 0;
    if (isBareAddress) addValue(thing, "streetAddress", readValue($(scope), "address"));
  }
  return [...things.values()].filter((thing) => !owned.has(thing));

  /** The nearest thing around it, or the one that points to where it stands. */
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
  // Lines of an address stand in elements, which leave no trace in the text.
  const { text } = textWithin(element.toArray(), ", ");
  return text.replace(/\s+/g, " ").trim() || target;
}
