// Reads JSON-LD, also where people broke the JSON, into things.
import type { CheerioAPI } from "cheerio";
import { decodeHTMLStrict } from "entities";
import { jsonrepair } from "jsonrepair";
import { addValue, createThing, type Thing, type Value } from "./thing.ts";

const mostThings = 5000;
const deepest = 60;
const longestText = 20_000;
/** Longer scripts do not describe a restaurant. */
const longestScript = 1_000_000;
/** Repairing takes time, so only so many letters of a page are repaired. */
const mostRepaired = 50_000;

export type ParseJson = (text: string) => unknown;

/** Parses JSON as people write it by hand: with comments, missing commas or single quotes. Null when nothing helps. */
export function createJsonParser(): ParseJson {
  let budget = mostRepaired;
  return (text) => {
    try {
      return JSON.parse(text);
    } catch {
      const broken = text.slice(0, budget);
      budget -= broken.length;
      return repaired(broken);
    }
  };
}

function repaired(broken: string): unknown {
  try {
    return broken ? JSON.parse(jsonrepair(broken)) : null;
  } catch {
    return null;
  }
}

export function readJsonLd($: CheerioAPI, parseJson: ParseJson): Thing[] {
  const scripts = $('script[type*="ld+json" i]').toArray();
  return thingsIn(
    scripts.map((script) => parseJson(cleanScript($(script).text().slice(0, longestScript)))),
  );
}

/** Removes comment and CDATA wrappers and decodes quotes that an editor encoded. */
function cleanScript(script: string): string {
  const bare = script
    .trim()
    .replace(/^(?:\/\/\s?)?(?:<!--|<!\[CDATA\[)/, "")
    .replace(/(?:\/\/\s?)?(?:-->|\]\]>)$/, "");
  return /^\s{0,20}[{[]\s{0,20}(?:\{\s{0,20})?&(?:quot|#34);/.test(bare)
    ? decodeHTMLStrict(bare)
    : bare;
}

function thingsIn(documents: unknown[]): Thing[] {
  const known = new Map<string, Thing>();
  const roots: Thing[] = [];
  const made: Thing[] = [];
  for (const document of documents) roots.push(...toValues(document).filter(isThing));
  for (const thing of made) {
    for (const [name, values] of thing.properties) thing.properties.set(name, values.map(resolve));
  }
  return roots;

  function toValues(json: unknown, depth = 0): Value[] {
    if (json === null || json === undefined || made.length > mostThings || depth > deepest)
      return [];
    if (Array.isArray(json)) return json.flatMap((part) => toValues(part, depth + 1));
    if (typeof json !== "object") return [decodeHTMLStrict(String(json).slice(0, longestText))];
    const node = json as Record<string, unknown>;
    return "@value" in node ? toValues(node["@value"], depth + 1) : [toThing(node, depth + 1)];
  }

  function toThing(node: Record<string, unknown>, depth: number): Thing {
    const id = typeof node["@id"] === "string" ? node["@id"] : null;
    const types = [node["@type"]].flat().filter((type) => typeof type === "string");
    const thing = createThing("json-ld", types, id);
    made.push(thing);
    for (const [name, json] of Object.entries(node)) {
      if (name === "@graph") roots.push(...toValues(json, depth).filter(isThing));
      else if (!name.startsWith("@"))
        for (const value of toValues(json, depth)) addValue(thing, name, value);
    }
    if (id && thing.properties.size > 0) known.set(id, thing);
    return thing;
  }

  /** {"@id": …} alone refers to a thing described elsewhere. */
  function resolve(value: Value): Value {
    if (typeof value === "string" || value.properties.size > 0 || !value.id) return value;
    return known.get(value.id) ?? value;
  }
}

const isThing = (value: Value): value is Thing => typeof value !== "string";
