import { findForms } from "./dish-forms.ts";
import { readHeading } from "./headings.ts";
import { speaksOfAll } from "./line-facts.ts";
import type { MenuItem, MenuLine } from "./menu.types.ts";
import { isNoise } from "./noise.ts";
import { anyOf, splitWords, wordSet } from "./phrases.ts";
import { type Price, readPrices } from "./prices.ts";
import { sizes } from "./vocabulary/layout.ts";
import { breadsInAll, fillingLists, fillingWords } from "./vocabulary/serving.ts";

interface BreadPrices {
  /** The lines that are left. */
  lines: MenuLine[];
  complete: (item: MenuItem) => MenuItem;
}

const fewestBreads = 2;
const fewestFillings = 3;

/** "SANDWICH 3.40   BARM 3.80   BAGUETTE 4.30" above fillings without prices: each of them comes in all. */
export function readBreadPrices(lines: readonly MenuLine[]): BreadPrices {
  const left: MenuLine[] = [];
  const standing = new Map<number, { prices: Price[]; line: number }>();
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && isBreadPrice(lines[end])) end += 1;
    const isChoice = end === at && isFillingPrice(lines[at]);
    if (isChoice) end += 1;
    const fillings = end - at < fewestBreads && !isChoice ? [] : fillingsFrom(lines, end);
    if (fillings.length < fewestFillings) {
      left.push(...lines.slice(at, end + 1));
      at = end + 1;
      continue;
    }
    const breads = lines.slice(at, end);
    const prices = breads.flatMap(({ text }) => readPrices(text).prices);
    for (const { number } of fillings)
      standing.set(number, { prices, line: breads[0]?.number ?? number });
    left.push(...fillings.flatMap(namesIn));
    at = end + fillings.length;
  }
  return {
    lines: left,
    complete: (item) => {
      const found = standing.get(item.nameLine ?? 0);
      return found && item.prices.length === 0
        ? { ...item, prices: found.prices, priceLine: found.line, isOnBread: true }
        : item;
    },
  };
}

const plain = wordSet(`${sizes}, ${breadsInAll}`);

/** A price whose words name nothing but a bread. */
function isBreadPrice(line: MenuLine | undefined): boolean {
  const { before, prices } = readPrices(line?.text ?? "");
  const words = splitWords(before.replace(/\([^)]{0,40}\)/g, " "));
  const forms = findForms(words).filter(({ value }) => value === "sandwich" || value === "bread");
  const isNamed = (at: number) => forms.some(({ from, to }) => from <= at && at < to);
  return (
    prices.length > 0 &&
    forms.length > 0 &&
    words.every(({ text }, at) => isNamed(at) || plain.has(text))
  );
}

/** "Choose your filling 4.50" */
const isFillingPrice = (line: MenuLine | undefined) =>
  line !== undefined && toChoose.test(line.text) && readPrices(line.text).prices.length > 0;
const toChoose = new RegExp(
  `^\\P{L}{0,3}(?:\\p{L}{2,10} ){0,3}(?:${anyOf(fillingWords)})(?!\\p{L})`,
  "iu",
);

/** The lines up to the next price or heading. */
function fillingsFrom(lines: readonly MenuLine[], from: number): MenuLine[] {
  let end = from;
  while (end < lines.length && isFilling(lines[end], end === from)) end += 1;
  return lines.slice(from, end);
}

const isFilling = (line: MenuLine | undefined, isFirst: boolean) =>
  line !== undefined &&
  readPrices(line.text).prices.length === 0 &&
  !isNoise(line.text) &&
  (isFirst || readHeading(line.text)?.isCertain !== true);

const listed = new RegExp(`^(?:${anyOf(fillingLists)})[^:]{0,20}: *(?=\\p{L})`, "iu");

/** "Fillings: ham, egg mayo, chicken tikka" lists them, and all others have a line each. */
function namesIn(line: MenuLine): MenuLine[] {
  const list = line.text.replace(listed, "");
  if (list !== line.text)
    return list.split(", ").map((text) => ({ ...line, text, isOneOfMany: true }));
  return [speaksOfAll.test(line.text) ? line : { ...line, isOneOfMany: true }];
}
