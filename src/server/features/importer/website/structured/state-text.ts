import { hasForm } from "../../menu/labels.ts";

type Json = Record<string, unknown>;

const mostPieces = 500;

/** The lines of rich text: blocks with children, operations with inserts, or plain texts. */
export function richText(value: unknown): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = [value];
  let isOpen = false;
  for (let seen = 0; waiting.length > 0 && seen < mostPieces; seen += 1) {
    const next = waiting.pop();
    if (typeof next === "string") {
      const [first = "", ...others] = next.split("\n");
      if (isOpen) lines[lines.length - 1] += first;
      else lines.push(first);
      lines.push(...others);
      isOpen = others.length === 0;
    } else if (next === null) isOpen = false;
    else if (Array.isArray(next)) waiting.push(...next.toReversed());
    else if (typeof next === "object") {
      const { text, insert, children, content, ops, value: inner } = next as Json;
      const part = text ?? insert ?? children ?? content ?? ops ?? inner;
      const isBlock = Array.isArray(children) || Array.isArray(content);
      if (isBlock) waiting.push(null);
      if (part !== undefined && part !== null) waiting.push(part);
      if (isBlock) waiting.push(null);
    }
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

const mostTexts = 2000;
const longestText = 20_000;

/** All that people may read in a page's own data, in its order, as lines. */
export function stateLines(documents: readonly unknown[]): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = documents.toReversed();
  for (let seen = 0; waiting.length > 0 && seen < 20_000 && lines.length < mostTexts; seen += 1) {
    const next = waiting.pop();
    const isText = typeof next === "string" && next.length > 2 && next.length < longestText;
    if (isText && !/^(?:https?:|\/|#|data:)/.test(next)) lines.push(...markupLines(next));
    else if (Array.isArray(next)) waiting.push(...next.toReversed());
    else if (next !== null && typeof next === "object")
      waiting.push(...writtenIn(next as Json).toReversed());
  }
  return lines;
}

/** What an object holds; a text that an editor has cut where its letters change is one: a name in bold and its price. */
function writtenIn(node: Json): unknown[] {
  const isBlock = kindKeys.some((name) => typeof node[name] === "string");
  return Object.entries(node).flatMap(([name, value]) => {
    if (kindKeys.includes(name)) return [];
    if (!Array.isArray(value)) return [value];
    if (name === "ops") return richText(value);
    const pieces = pieceKeys.includes(name) ? value.map((part) => pieceOf(part, isBlock)) : [];
    const isLine = pieces.length > 1 && pieces.every((piece) => piece !== null);
    return isLine ? [pieces.join("")] : [value];
  });
}

const kindKeys = ["type", "_type", "nodeType"];
const pieceKeys = ["children", "content", "nodes"];

/** {"type": "text", "text": "Hen Roll"}, {"textData": {"text": "Hen Roll"}}; in a block also without its kind. */
function pieceOf(part: unknown, isBlock: boolean): string | null {
  if (part === null || typeof part !== "object") return null;
  const node = part as Json;
  const kind = kindKeys.map((name) => node[name]).find((said) => typeof said === "string");
  if (kind === undefined ? !isBlock : !/^(?:text|span)$/i.test(String(kind))) return null;
  const { text, value, textData } = node;
  const inner =
    textData !== null && typeof textData === "object" ? (textData as Json)["text"] : null;
  const piece = text ?? value ?? inner;
  return typeof piece === "string" ? piece : null;
}

const fewestPriced = 3;
const price =
  "(?:\\d{1,5}[.,]\\d{2}(?!\\d)|[$€£¥₩₹]\\s?\\d[\\d.,]*|\\d\\s?(?:[€£₩円원]|kr|zł|Kč|Ft|lei|TL)(?!\\p{L}))";
const priced = new RegExp(price, "u");
/** "$5 off your order" begins with its price. */
const endsInPrice = new RegExp(`${price}[^\\p{L}\\d]{0,9}$`, "u");
const countLines = (lines: readonly string[], pattern: RegExp) =>
  lines.filter((line) => pattern.test(line)).length;

const longestDish = 60;
/** "Hot Chicken Sandwich", but not "Sandwiches" of a list of links. */
const namesDish = (line: string) =>
  line.length <= longestDish && line.trim().includes(" ") && hasForm(line);

/**
 * The menu that a script would have drawn, where the page itself shows neither prices nor dishes: promotions and
 * reviews have prices too. Each of its data is looked at by itself.
 */
export function drawnMenu(shown: string, documents: readonly unknown[]): string {
  const drawn = documents
    .map((document) => stateLines([document]))
    .filter((lines) => countLines(lines, endsInPrice) >= fewestPriced);
  const seen = drawn.length > 0 ? shown.split("\n") : [];
  if (countLines(seen, priced) >= fewestPriced || seen.some(namesDish)) return "";
  return drawn.map((lines) => lines.join("\n")).join("\n\n");
}

export const markupLines = (text: string) =>
  text
    .replace(/<br ?\/?>|<\/(?:p|div|li|tr|h\d)>/gi, "\n")
    .replace(/<[^<>]*>/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
