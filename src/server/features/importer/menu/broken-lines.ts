import { isKnownWord } from "./scanned-words.ts";
import type { Row } from "./tables.ts";

const inPrices = new Set("0123456789.,/€$£ –-\t");

/** The prices at the end of a line, two spaces from its text. */
function priceColumn(text: string): string {
  let start = text.length;
  while (start > 0 && inPrices.has(text[start - 1] ?? "")) start -= 1;
  const end = text.slice(start);
  const gap = end.search(/ {2}|\t/);
  return gap >= 0 && /\d/.test(end.slice(gap)) ? end.slice(gap) : "";
}

const conjunction = /^(?:e|ed|y|et|und|and|&|i|o|or|ou|oder|nebo|lub) \p{L}/u;
/** "& fries 12" below "Chicken nuggets" */
const opensWithAnd = /^& ?\p{L}/u;
const hasPrice = (text: string) => /\d/.test(text);

/** Joins what a narrow column broke: hyphenated words, brackets, and names that go on below their price. */
export function joinBrokenLines(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const text = row.text.trim();
    if (!above || !text || !above.text.trim()) {
      joined.push(row);
      continue;
    }
    const prices = priceColumn(above.text);
    const label = above.text.slice(0, above.text.length - prices.length).trimEnd();
    if (isBrokenWord(label, text)) {
      const [first = "", rest = ""] = splitFirst(text);
      const isTitle =
        /^\p{Lu}/u.test(label.trim()) && rest.split(" ").every((word) => /^\p{Lu}/u.test(word));
      if ((prices || isTitle) && !hasPrice(text)) above.text = joinHyphen(label, text) + prices;
      else {
        above.text = joinHyphen(label, first) + prices;
        if (rest)
          joined.push({ ...row, text: row.text.slice(0, row.text.length - text.length) + rest });
      }
    } else if (opensWithAnd.test(text) && !hasPrice(above.text)) {
      above.text = `${above.text.trimEnd()} ${text}`;
    } else if (prices && !hasPrice(text) && goesOn(label, text)) {
      above.text = `${label} ${text}${prices}`;
    } else joined.push({ ...row });
  }
  return joined;
}

const splitFirst = (text: string): [string, string] => {
  const gap = text.search(/\s/);
  return gap < 0 ? [text, ""] : [text.slice(0, gap), text.slice(gap).trimStart()];
};

const isBrokenWord = (label: string, next: string) =>
  /\p{Ll}-$/u.test(label) && /^\p{Ll}{2}/u.test(next);

/** "pollo, bacon," in an open bracket, or "e peperoni". */
function goesOn(label: string, next: string): boolean {
  const open = label.lastIndexOf("(");
  if (open >= 0 && label.indexOf(")", open) < 0) return /^[^(]*\)/.test(next);
  return conjunction.test(next) && next.split(" ").length <= 4 && !next.includes(",");
}

/** "brio-" and "che" are one word, "hand-" and "breaded" two. */
export function joinHyphen(label: string, next: string): string {
  const before =
    label
      .slice(0, -1)
      .split(/[^\p{L}]/u)
      .at(-1) ?? "";
  const after = /^\p{L}+/u.exec(next)?.[0] ?? "";
  const isCompound = !isKnownWord(before + after) && isKnownWord(before) && isKnownWord(after);
  return (isCompound ? label : label.slice(0, -1)) + next;
}
