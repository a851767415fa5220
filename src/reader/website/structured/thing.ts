// A thing: what a page describes with schema.org, in whatever markup format.
import type { SourceName } from "#reader/reader.types.ts";

export interface Thing {
  id: string | null;
  /** Lower case, without the prefix of the vocabulary. */
  types: string[];
  properties: Map<string, Value[]>;
  from: SourceName;
}

export type Value = string | Thing;

export const createThing = (
  from: SourceName,
  types: string[],
  id: string | null = null,
): Thing => ({
  id,
  types: types.map(localName),
  properties: new Map(),
  from,
});

const longestType = 100;

/** "http://schema.org/Restaurant" and "schema:Restaurant" give "restaurant". */
const localName = (name: string): string =>
  name
    .trim()
    .slice(-longestType)
    .replace(/^.*[/#:](?=[^/#:]+$)/, "")
    .toLowerCase();

/** Limits of a page: more things or longer texts are ignored. */
const mostValues = 1000;
const longestText = 5000;

export function addValue(thing: Thing, name: string, value: Value): void {
  const key = name.toLowerCase();
  const values = thing.properties.get(key) ?? [];
  if (values.length >= mostValues) return;
  values.push(typeof value === "string" ? value.slice(0, longestText) : value);
  thing.properties.set(key, values);
}

const valuesOf = (thing: Thing, names: readonly string[]): Value[] =>
  names.flatMap((name) => thing.properties.get(name.toLowerCase()) ?? []);

export const getTexts = (thing: Thing, ...names: string[]): string[] =>
  valuesOf(thing, names)
    .filter((value) => typeof value === "string")
    .map((text) => text.trim())
    .filter(Boolean);

export const getText = (thing: Thing, ...names: string[]): string =>
  getTexts(thing, ...names)[0] ?? "";

export const getThings = (thing: Thing, ...names: string[]): Thing[] =>
  valuesOf(thing, names).filter((value) => typeof value !== "string");

const mostThings = 20_000;

/** A thing and everything inside it, each once, even when they refer to each other. */
export function allThings(roots: readonly Thing[]): Thing[] {
  const seen = new Set(roots);
  for (const thing of seen) {
    if (seen.size > mostThings) break;
    for (const values of thing.properties.values()) {
      for (const value of values) if (typeof value !== "string") seen.add(value);
    }
  }
  return [...seen];
}

const typeByProperty: Record<string, string> = {
  hasmenu: "menu",
  menu: "menu",
  hasmenusection: "menusection",
  hasmenuitem: "menuitem",
  menuitem: "menuitem",
  address: "postaladdress",
};

/** Gives things without a type the one that follows from where they stand, or from what they say about themselves. */
export function inferTypes(things: readonly Thing[]): void {
  for (const thing of allThings(things)) {
    for (const [name, type] of Object.entries(typeByProperty)) {
      for (const inner of getThings(thing, name))
        if (inner.types.length === 0) inner.types.push(type);
    }
    const has = (...names: string[]) => names.some((name) => thing.properties.has(name));
    const isPlace =
      has("address") && has("name", "telephone", "openinghours", "openinghoursspecification");
    if (thing.types.length === 0 && isPlace) thing.types.push("localbusiness");
  }
}
