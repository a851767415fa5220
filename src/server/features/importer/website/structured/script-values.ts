import type { CheerioAPI } from "cheerio";
import type { DomNode } from "../element-text.ts";
import { parseLooseJson } from "./loose-json.ts";
import { type Data, dataOf, mostData, shortestData, unpacked } from "./written-data.ts";

const longestScript = 1_000_000;
const mostScripts = 200;

/** The data that a page keeps for its own scripts: JSON, values that a script assigns, and what else it hides. */
export function readScriptValues($: CheerioAPI): unknown[] {
  const values: Data[] = [];
  let streamed = "";
  let budget = longestScript;
  for (const script of $("script").toArray().slice(0, mostScripts)) {
    const type = (script.attribs["type"] ?? "").toLowerCase();
    const text = $(script).text().slice(0, budget);
    budget -= text.length;
    if (type.includes("ld+json")) continue;
    if (type === "" || /javascript|module/.test(type)) {
      const found = assignedValues(text);
      values.push(...calledValues(text), ...found.values.flatMap(dataOf));
      streamed += found.streamed;
    } else values.push(...dataOf(text));
  }
  for (const line of streamed.split("\n")) {
    // Those with the letter I name programs.
    const start = /^[\da-f]+:[A-HJ-Z]?(?=[[{])/.exec(line)?.[0].length;
    if (start !== undefined) values.push(...dataOf(line.slice(start)));
  }
  return largest([...values, ...hiddenValues($)]).map(({ value }) => unflatten(value));
}

/** A page with more values than we read has its texts in the longest of them. */
function largest(values: readonly Data[]): readonly Data[] {
  const kept = new Set(values.toSorted((a, b) => b.length - a.length).slice(0, mostData));
  return values.filter((value) => kept.has(value));
}

const calledFunction =
  /=\s{0,5}\(?function\s{0,5}\(([\w$,\s]{0,5000})\)\s{0,5}\{[^{}]{0,5000}return\s{0,5}(?=\{)/;

/** Nuxt 2 writes a function whose arguments are values that the page has more than once. */
function calledValues(script: string): Data[] {
  const match = calledFunction.exec(script);
  if (!match) return [];
  const start = match.index + match[0].length;
  const end = endOfValue(script, start);
  const open = script.indexOf("(", end);
  if (open < 0 || open - end > 20) return [];
  const given = [parseLooseJson(`[${script.slice(open + 1, script.lastIndexOf(")"))}]`)].flat();
  const names = (match[1] ?? "").split(",").map((name) => name.trim());
  const values = new Map(names.map((name, index) => [name, given[index]]));
  return dataOf(script.slice(start, end)).map(({ value, length }) => ({
    value: withValues(value),
    length,
  }));

  function withValues(json: unknown): unknown {
    if (typeof json === "string") return values.has(json) ? values.get(json) : json;
    if (Array.isArray(json)) return json.map(withValues);
    if (json === null || typeof json !== "object") return json;
    return Object.fromEntries(
      Object.entries(json).map(([name, value]) => [name, withValues(value)]),
    );
  }
}

const assignment =
  /[\w$\])"']\s{0,5}[=:(,]\s{0,5}(?=[{[])|[\w$\]]\s{0,5}=\s{0,5}(?=["'`][{[])|JSON\.parse\(\s{0,5}(?:[\w.]{4,40}\(\s{0,5}){0,3}(?=["'`])|\.push\(\s{0,5}(?=\[)/g;

/** `state = {…}`, `start({…})`, `state = "{…}"`, `JSON.parse("…")`, and what Next streams in pieces: `push([1, "…"])`. */
function assignedValues(script: string): { values: string[]; streamed: string } {
  const values: string[] = [];
  let streamed = "";
  assignment.lastIndex = 0;
  for (let match = assignment.exec(script); match; match = assignment.exec(script)) {
    const start = match.index + match[0].length;
    const isText = !/[{[]/.test(script[start] ?? "");
    const end = isText ? endOfString(script, start) : endOfValue(script, start);
    // A piece of what is streamed may be short.
    const isPiece = match[0].startsWith(".push");
    if (end - start < shortestData && !isPiece) continue;
    const value = script.slice(start, end);
    assignment.lastIndex = end;
    if (isPiece) streamed += streamedText(value);
    else values.push(isText ? unpacked(stringOf(value)) : value);
  }
  return { values, streamed };
}

/** Behind the bracket that closes the one at `start`, without those in strings. */
function endOfValue(script: string, start: number): number {
  let depth = 0;
  for (let at = start; at < script.length; at += 1) {
    const char = script[at];
    if (char === '"' || char === "'" || char === "`") at = endOfString(script, at) - 1;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return script.length;
}

function endOfString(script: string, start: number): number {
  const quote = script[start];
  for (let at = start + 1; at < script.length; at += 1) {
    if (script[at] === "\\") at += 1;
    else if (script[at] === quote) return at + 1;
  }
  return script.length;
}

function stringOf(literal: string): string {
  const [text] = [parseLooseJson(`[${literal}]`)].flat();
  return typeof text === "string" ? text : "";
}

function streamedText(pushed: string): string {
  const [, text] = [parseLooseJson(pushed)].flat();
  return typeof text === "string" ? text : "";
}

const mostNodes = 50_000;

/** Nuxt and SvelteKit write an array in which every number refers to another entry. */
function unflatten(json: unknown): unknown {
  if (!Array.isArray(json) || json.length < 3 || !isTable(json)) return json;
  const table: readonly unknown[] = json;
  const made = new Map<number, unknown>();
  let nodes = 0;
  return entry(0);

  function entry(index: unknown): unknown {
    if (typeof index !== "number" || index < 0 || nodes > mostNodes) return null;
    if (made.has(index)) return made.get(index);
    const raw: unknown = table[index];
    nodes += 1;
    if (raw === null || typeof raw !== "object") return raw;
    if (Array.isArray(raw)) {
      // ["Reactive", 1] is what entry 1 is.
      if (typeof raw[0] === "string") {
        made.set(index, null);
        const value = entry(raw[1]);
        made.set(index, value);
        return value;
      }
      const list: unknown[] = [];
      made.set(index, list);
      for (const part of raw) list.push(entry(part));
      return list;
    }
    const object: Record<string, unknown> = {};
    made.set(index, object);
    for (const [name, part] of Object.entries(raw)) object[name] = entry(part);
    return object;
  }
}

/** Its first entries name others by their number. */
function isTable(json: readonly unknown[]): boolean {
  const isReference = (value: unknown) =>
    typeof value === "number" && Number.isInteger(value) && value < json.length;
  return json.slice(0, 2).some((entry) => {
    if (entry === null || typeof entry !== "object") return false;
    const [kind, ...references] = Array.isArray(entry) ? entry : ["", ...Object.values(entry)];
    return typeof kind === "string" && references.length > 0 && references.every(isReference);
  });
}

const mostElements = 20_000;
const longestAttribute = 100_000;
const longestHidden = 1_000_000;

/** Data in attributes, in comments and in elements that a page does not show. */
function hiddenValues($: CheerioAPI): Data[] {
  const values: Data[] = [];
  for (const element of $("meta, template, body, body *").toArray().slice(0, mostElements)) {
    if (values.length >= mostData) break;
    values.push(...attributeValues(element), ...elementValues(element));
  }
  return values;
}

type PageElement = Extract<DomNode, { attribs: unknown }>;

function attributeValues({ attribs, tagName }: PageElement): Data[] {
  return Object.entries(attribs).flatMap(([name, text]) => {
    const found = /^\s?(?:[{[]|%(?:7B|5B)|e[wy]|W[w13])/i.test(text)
      ? dataOf(text.slice(0, longestAttribute))
      : [];
    if (tagName === "astro-island")
      return found.map(({ value, length }) => ({ value: withoutKinds(value), length }));
    // What it is about may be said by its name alone.
    const isAboutTimes = /hour|open|time|schedul/.test(name);
    return isAboutTimes
      ? found.map(({ value, length }) => ({ value: { [name]: value }, length }))
      : found;
  });
}

const holders = new Set(["textarea", "template", "noscript", "code", "pre", "xmp"]);

function elementValues({ tagName, attribs, children }: PageElement): Data[] {
  const comments = children.flatMap((child) =>
    child.type === "comment" && /^\s*[{[]/.test(child.data)
      ? dataOf(child.data.slice(0, longestHidden))
      : [],
  );
  const isHidden =
    holders.has(tagName) ||
    "hidden" in attribs ||
    /display\s{0,3}:\s{0,3}none/i.test(attribs["style"] ?? "");
  if (!isHidden) return comments;
  // What a template holds is a document of its own.
  const own = children.flatMap((child) => (child.type === "root" ? child.children : [child]));
  const text = own.map((child) => (child.type === "text" ? child.data : "")).join("");
  return /^\s*[{[]/.test(text) ? [...comments, ...dataOf(text.slice(0, longestHidden))] : comments;
}

/** Astro writes every value behind its kind, [0, "text"], and a list as [1, [[0, "text"]]]. */
function withoutKinds(json: unknown): unknown {
  if (Array.isArray(json)) {
    const [kind, value] = json;
    const isList = kind === 1 && Array.isArray(value);
    return isList ? value.map(withoutKinds) : withoutKinds(value);
  }
  if (json === null || typeof json !== "object") return json;
  return Object.fromEntries(Object.entries(json).map(([name, part]) => [name, withoutKinds(part)]));
}
