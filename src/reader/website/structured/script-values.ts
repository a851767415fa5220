// Finds the data that a page keeps for its own scripts: JSON, and values that a script assigns.
import type { CheerioAPI } from "cheerio";
import type { ParseJson } from "./json-ld.ts";

const longestScript = 1_000_000;
const mostScripts = 200;
const mostValues = 50;
const shortestValue = 40;

export function readScriptValues($: CheerioAPI, parseJson: ParseJson): unknown[] {
  const texts: string[] = [];
  let stream = "";
  let budget = longestScript;
  for (const script of $("script").toArray().slice(0, mostScripts)) {
    const type = (script.attribs["type"] ?? "").toLowerCase();
    const text = $(script).text().slice(0, budget);
    budget -= text.length;
    if (type.includes("ld+json") || text.length < shortestValue) continue;
    if (type.includes("json")) texts.push(text);
    else if (type === "" || /javascript|module/.test(type)) {
      texts.push(...assignedValues(text, parseJson));
      for (const [, piece = ""] of text.matchAll(streamed)) stream += parseJson(piece);
    }
  }
  for (const line of stream.split("\n")) {
    const start = /^[\da-f]{1,8}:[A-Z]?(?=[[{])/.exec(line)?.[0].length;
    if (start !== undefined) texts.push(line.slice(start));
  }
  return texts.slice(0, mostValues).map(parseJson);
}

/** Next streams its data in pieces: `self.__next_f.push([1, "…"])`. */
const streamed = /__next_f\.push\(\[1, ?("(?:[^"\\]|\\.)*")\]\)/g;

const assignment = /[\w$\])"']\s{0,5}[=:]\s{0,5}(?=[{[])|JSON\.parse\(\s{0,5}(?=["'`])/g;

/** `state = {…}` and `JSON.parse("…")`. */
function assignedValues(script: string, parseJson: ParseJson): string[] {
  const values: string[] = [];
  assignment.lastIndex = 0;
  for (let match = assignment.exec(script); match; match = assignment.exec(script)) {
    const start = match.index + match[0].length;
    const isText = match[0].startsWith("JSON");
    const end = isText ? endOfString(script, start) : endOfValue(script, start);
    if (end - start < shortestValue) continue;
    const value = script.slice(start, end);
    assignment.lastIndex = end;
    values.push(isText ? String([parseJson(`[${value}]`)].flat()[0]) : value);
    if (values.length >= mostValues) break;
  }
  return values;
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
