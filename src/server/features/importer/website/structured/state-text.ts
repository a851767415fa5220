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
    else if (next !== null && typeof next === "object")
      waiting.push(...(writtenIn(next as Json) ?? Object.values(next)).toReversed());
  }
  return lines;
}

/** The lines of a text that an editor has cut where its letters change: a name in bold and its price are one. */
function writtenIn({ ops, children, content, nodes }: Json): string[] | null {
  if (Array.isArray(ops)) return richText(ops);
  const pieces = [children, content, nodes].find(Array.isArray)?.map(pieceOf);
  const isLine = pieces && pieces.length > 1 && pieces.every((piece) => piece !== null);
  return isLine ? [pieces.join("")] : null;
}

/** {"text": "Hen Roll"}, {"value": "Hen Roll"}, {"textData": {"text": "Hen Roll"}} */
function pieceOf(part: unknown): string | null {
  if (part === null || typeof part !== "object") return null;
  const { text, value, textData } = part as Json;
  const inner =
    textData !== null && typeof textData === "object" ? (textData as Json)["text"] : null;
  const piece = text ?? value ?? inner;
  return typeof piece === "string" ? piece : null;
}

const fewestPriced = 3;
const priced = /\d[.,]\d{2}(?!\d)|[$€£¥₩₹]\s?\d|\d\s?(?:[€£₩円원]|kr|zł|Kč|Ft|lei|TL)(?!\p{L})/u;
const isMenu = (lines: readonly string[]) =>
  lines.filter((line) => priced.test(line)).length >= fewestPriced;

/** The menu that a script would have drawn, where the page itself shows none. */
export function drawnMenu(shown: string, documents: readonly unknown[]): string {
  if (isMenu(shown.split("\n"))) return "";
  const lines = stateLines(documents);
  return isMenu(lines) ? lines.join("\n") : "";
}

export const markupLines = (text: string) =>
  text
    .replace(/<br ?\/?>|<\/(?:p|div|li|tr|h\d)>/gi, "\n")
    .replace(/<[^<>]*>/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
