import type { CheerioAPI } from "cheerio";
import { decodeEntities } from "#server/features/importer/menu/plain-text.ts";
import { parseLooseJson } from "./loose-json.ts";
import { addValue, createThing, type Thing, type Value } from "./thing.ts";
import { unpacked } from "./written-data.ts";

const mostThings = 5000;
const deepest = 60;
const longestText = 20_000;
/** Longer scripts do not describe a restaurant. */
const longestScript = 1_000_000;

export function readJsonLd($: CheerioAPI): Thing[] {
  const scripts = $('script[type*="ld+json" i]').toArray();
  return thingsIn(
    scripts.map((script) => parseLooseJson(unpacked($(script).text().slice(0, longestScript)))),
  );
}

function thingsIn(documents: unknown[]): Thing[] {
  const known = new Map<string, Thing>();
  const roots: Thing[] = [];
  const made: Thing[] = [];

  function toValues(json: unknown, depth = 0): Value[] {
    if (json === null || json === undefined || made.length > mostThings || depth > deepest)
      return [];
    if (Array.isArray(json)) return json.flatMap((part) => toValues(part, depth + 1));
    if (typeof json !== "object") return [decodeEntities(String(json).slice(0, longestText))];
    const node = json as Record<string, unknown>;
    return "@value" in node ? toValues(node["@value"], depth + 1) : [toThing(node, depth + 1)];
  }

  function toThing(node: Record<string, unknown>, depth: number): Thing {
    const id = typeof node["@id"] === "string" ? node["@id"] : null;
    const types = [node["@type"]].flat().filter((type) => typeof type === "string");
    const thing = createThing("json-ld", types, id);
    made.push(thing);
    for (const [name, json] of Object.entries(node)) {
      if (name === "@graph")
        roots.push(...toValues(json, depth).filter((value) => typeof value !== "string"));
      else if (!name.startsWith("@"))
        for (const value of toValues(json, depth)) addValue(thing, name, value);
    }
    if (id && thing.properties.size > 0) known.set(id, thing);
    return thing;
  }

  for (const document of documents) {
    roots.push(...toValues(document).filter((value) => typeof value !== "string"));
  }
  for (const thing of made) {
    for (const [name, values] of thing.properties) {
      thing.properties.set(
        name,
        values.map((value) => resolve(value)),
      );
    }
  }
  return roots;

  /** {"@id": …} alone refers to a thing described elsewhere. */
  function resolve(value: Value): Value {
    if (typeof value === "string" || value.properties.size > 0 || !value.id) return value;
    return known.get(value.id) ?? value;
  }
}
