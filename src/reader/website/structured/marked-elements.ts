// Reads microdata, RDFa and Open Graph into things.
import type { CheerioAPI } from "cheerio";
import type { SourceName } from "#reader/reader.types.ts";
import { type DomNode, elementText } from "#reader/website/element-text.ts";
import { addValue, createThing, type Thing } from "./thing.ts";

type Element = Extract<DomNode, { attribs: unknown }>;

/** The attributes with which a format says what is a thing, of which type, and what is its property. */
interface Dialect {
  from: SourceName;
  scope: string;
  type: string;
  property: string;
}

const mostElements = 20_000;

const words = (text: string | undefined) => (text ?? "").split(/\s+/).filter(Boolean);

export const readMicrodata = ($: CheerioAPI): Thing[] =>
  readMarked($, { from: "microdata", scope: "itemscope", type: "itemtype", property: "itemprop" });

export const readRdfa = ($: CheerioAPI): Thing[] =>
  readMarked($, { from: "rdfa", scope: "typeof", type: "typeof", property: "property" });

function readMarked($: CheerioAPI, { from, scope, type, property }: Dialect): Thing[] {
  const marked = (name: string) => $<Element, string>(`[${name}]`).toArray().slice(0, mostElements);
  const things = new Map<unknown, Thing>();
  for (const element of marked(scope)) {
    things.set(element, createThing(from, words(element.attribs[type])));
  }
  const owned = new Set<Thing>();
  for (const element of marked(property)) {
    const inner = things.get(element);
    const owner = ownerOf(element);
    const names = words(element.attribs[property])
      .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, ""))
      .filter((name) => !name.includes(":"));
    if (!owner || names.length === 0) continue;
    for (const name of names) addValue(owner, name, inner ?? readValue(element, name));
    if (inner) owned.add(inner);
  }
  return [...things.values()].filter((thing) => !owned.has(thing));

  /** The nearest thing around it. */
  function ownerOf(element: Element): Thing | undefined {
    let node = element.parent;
    while (node && !things.has(node)) node = node.parent;
    return things.get(node);
  }
}

const wantsAddress =
  /^(?:url|menu|hasmenu|image|logo|photo|sameas|dayofweek|item|availability|hasmap)$/i;

function readValue(element: Element, name: string): string {
  const { content, datetime, value, href, src, resource } = element.attribs;
  const stated = content || datetime || value;
  if (stated) return stated;
  const target = href || src || resource || "";
  if (wantsAddress.test(name) ? target : /^tel:/i.test(target)) return target;
  // Line breaks of an address are elements, which have no text.
  const text = elementText(element, ", ");
  return text.replace(/\s+/g, " ").trim() || target;
}

/** Open Graph's names, without what stands before the last colon. */
const siteProperties: Record<string, string> = {
  site_name: "name",
  description: "description",
  image: "image",
  url: "image",
  secure_url: "image",
  phone_number: "telephone",
  price_rating: "priceRange",
  menu: "hasMenu",
};
const openGraph =
  /^(?:og|og:image|(?:business|restaurant):contact_(?:data|info)|restaurant):([a-z_-]+)$/;

/** Open Graph: what the page shows in link previews. */
export function readOpenGraph($: CheerioAPI): Thing[] {
  const type = $('meta[property="og:type"]').attr("content") ?? "";
  const site = createThing("open-graph", [/restaurant/i.test(type) ? "Restaurant" : "Website"]);
  for (const { attribs } of $("meta[property], meta[name]").toArray()) {
    const name = (attribs["property"] || attribs["name"] || "").toLowerCase();
    const content = attribs["content"]?.trim();
    const key = openGraph.exec(name)?.[1]?.replaceAll("-", "_");
    if (!content || !key || name === "og:url") continue;
    if (siteProperties[key]) addValue(site, siteProperties[key], content);
  }
  return site.properties.size > 0 ? [site] : [];
}
