import type { CheerioAPI } from "cheerio";
import type { DomNode } from "../element-text.ts";
import { type Data, dataOf, mostData } from "./written-data.ts";

const mostElements = 20_000;
const longestAttribute = 100_000;
const longestHidden = 1_000_000;

/** Data in attributes, in comments and in elements that a page does not show. */
export function hiddenValues($: CheerioAPI): Data[] {
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
