import type { CheerioAPI } from "cheerio";
import { decodeEntities } from "#server/features/importer/menu/plain-text.ts";
import { addValue, createThing, type Thing, type Value } from "./thing.ts";

const mostThings = 5000;
const deepest = 60;
const longestText = 20_000;
/** Longer scripts do not describe a restaurant. */
const longestScript = 1_000_000;

export function readJsonLd($: CheerioAPI): Thing[] {
  const scripts = $('script[type*="ld+json" i]').toArray();
  return thingsIn(
    scripts.map((script) => parseLooseJson(cleanScript($(script).text().slice(0, longestScript)))),
  );
}

/** Removes comment and CDATA wrappers and decodes quotes that an editor encoded. */
function cleanScript(script: string): string {
  const bare = script.replace(
    /^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)|(?:\/\/\s*)?(?:-->|\]\]>)\s*$/g,
    "",
  );
  return /^\s*[{[]\s*(?:\{\s*)?&(?:quot|#34);/.test(bare) ? decodeEntities(bare) : bare;
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

/**
 * JSON as people write it by hand: with comments, missing or extra commas, line breaks in strings, single quotes and
 * unquoted names. Anything else is skipped character by character, so it always ends. Several values become a list.
 */
export function parseLooseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const values = new LooseReader(text).readAll();
    return values.length === 1 ? values[0] : values;
  }
}

class LooseReader {
  #at = 0;

  constructor(private readonly text: string) {}

  readAll(): unknown[] {
    const values: unknown[] = [];
    while (this.#peek()) {
      if (this.#isNext("{[")) values.push(this.#readValue(0));
      else this.#at += 1;
    }
    return values;
  }

  /** The next character that is neither space nor comment; empty at the end. */
  #peek(): string {
    // A sticky pattern that fails past the end would restart at 0.
    if (this.#at >= this.text.length) return "";
    const skip = /(?:\s+|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))*/y;
    skip.lastIndex = this.#at;
    skip.exec(this.text);
    this.#at = skip.lastIndex;
    return this.text[this.#at] ?? "";
  }

  #isNext(characters: string): boolean {
    const next = this.#peek();
    return next !== "" && characters.includes(next);
  }

  #readValue(depth: number): unknown {
    if (depth > deepest) {
      this.#at = this.text.length;
      return null;
    }
    const next = this.#peek();
    if (next === "{") return this.#readObject(depth);
    if (next === "[") return this.#readList(depth);
    if (next === '"' || next === "'") return this.#readString(next);
    return this.#readWord();
  }

  #readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    while (this.#peek() && !this.#isNext("}")) {
      if (this.#isNext(",:[]{")) {
        this.#at += 1;
        continue;
      }
      const name = this.#isNext("\"'") ? this.#readString(this.#peek()) : String(this.#readWord());
      if (!this.#isNext(":")) continue;
      this.#at += 1;
      if (!this.#isNext(",}")) entries.push([name, this.#readValue(depth + 1)]);
    }
    this.#at += 1;
    return Object.fromEntries(entries);
  }

  #readList(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at += 1;
    while (this.#peek() && !this.#isNext("]")) {
      if (this.#isNext(",:}")) this.#at += 1;
      else values.push(this.#readValue(depth + 1));
    }
    this.#at += 1;
    return values;
  }

  #readString(quote: string): string {
    const pattern =
      quote === '"' ? /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)/y : /'((?:[^'\\]|\\[\s\S])*)(?:'|\\?$)/y;
    pattern.lastIndex = this.#at;
    const [whole = quote, inside = ""] = pattern.exec(this.text) ?? [];
    this.#at += whole.length;
    return inside.replace(/\\(u[0-9a-f]{4}|[\s\S])/gi, (_, escaped: string) => unescaped(escaped));
  }

  #readWord(): unknown {
    const pattern = /[^\s,:{}[\]"']+/y;
    pattern.lastIndex = this.#at;
    const word = pattern.exec(this.text)?.[0] ?? "";
    this.#at += word.length || 1;
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
    if (word === "true" || word === "false") return word === "true";
    return ["null", "undefined", ""].includes(word) ? null : word;
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\n", t: " ", b: "", f: "" };

const unescaped = (escaped: string): string =>
  escaped.length > 1
    ? String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    : (escapes[escaped] ?? escaped);
