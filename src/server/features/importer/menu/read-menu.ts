import { type ExtractedSandwich, maxMenuTextLength } from "#contract/importer.ts";
import { readContext } from "./chicken-in-dish.ts";
import { judge, none } from "./classify.ts";
import { ownClauses } from "./clauses.ts";
import { fromTheSpit, isSandwichSection, nameForm } from "./dish-forms.ts";
import { menuItems } from "./items.ts";
import { compareWithLearned } from "./learned.ts";
import { type Legend, readLegend, takeExplainedCodes } from "./legend.ts";
import { menuLines } from "./lines.ts";
import type { MenuItem, MenuLine } from "./menu.types.ts";
import { anyOf, splitWords } from "./phrases.ts";
import { easternPrices, plainText } from "./plain-text.ts";
import { displayName, type LineText, presentSandwich } from "./sandwich-fields.ts";
import { mendScannedWords } from "./scanned-words.ts";
import { findVariations } from "./variations.ts";
import {
  bundleEndings,
  bundleSides,
  bundles,
  bundleWith,
  numberedSets,
} from "./vocabulary/layout.ts";
import { leftOut, onWords } from "./vocabulary/serving.ts";
import { inThousands, judgeWithin, readTextKind } from "./whole-text.ts";

const longestSource = 300;
const longestTitle = 100;
const mostSandwiches = 500;

const isFound = ({ confidence }: { confidence: number }) => confidence > 0;

/** The chicken sandwiches of a pasted menu. */
export function readMenu(pasted: string, restaurantName: string): ExtractedSandwich[] {
  const { text, items, place, legend } = readDishes(pasted, restaurantName);
  const rows = text.split("\n");
  const lineText: LineText = (line) => (rows[(line ?? 0) - 1] ?? "").trim().slice(0, longestSource);
  return findSandwiches(items, place, legend, lineText, text);
}

/** All dishes of a pasted menu, with what the page says about all of them. */
export function readDishes(pasted: string, restaurantName: string) {
  const text = plainText(pasted).slice(0, maxMenuTextLength);
  const lines = menuLines(mendScannedWords(easternPrices(text)));
  const legend = readLegend(lines);
  const items = inThousands(menuItems(lines, restaurantName), text).map((item) =>
    takeExplainedCodes(item, legend),
  );
  return { text, items, place: `${restaurantName}, ${pageTitle(lines, items)}`, legend };
}

/** The first line often names the restaurant, unless it is a dish or a heading with dishes below it. */
function pageTitle(lines: readonly MenuLine[], items: readonly MenuItem[]): string {
  const [first] = lines;
  const isOfMenu = items.some(
    ({ section, priceLine }) => section?.line === first?.number || priceLine === first?.number,
  );
  return isOfMenu ? "" : (first?.text.slice(0, longestTitle) ?? "");
}

/** The same for dishes from structured data of a website. */
export function findSandwiches(
  items: readonly MenuItem[],
  restaurantName: string,
  legend: Legend = readLegend([]),
  lineText: LineText = () => "",
  text = "",
): ExtractedSandwich[] {
  const context = readContext(items, restaurantName, text);
  const ruled = items.map((item) => judge(item, context));
  // Structured data says what is a dish and what a heading: there the rules decide alone.
  const compared = text === "" ? ruled : compareWithLearned(items, ruled, context);
  const varied = findVariations(items.map((item, at) => ({ item, ...(ruled[at] ?? none) })));
  const known = new Set(varied.filter(isFound).map(({ item }) => nameKey(item.name)));
  const judgedWithin = judgeWithin(readTextKind(text, items));
  const found = varied
    .map((dish, at) => {
      if (isFound(ruled[at] ?? none)) return { ...dish, ...compared[at] };
      // A pizza that is named like a sub is asked about for its name, and "as above" looks like nothing of its own.
      return isFound(dish) || known.has(nameKey(dish.item.name))
        ? dish
        : { ...dish, ...compared[at] };
    })
    .map((dish) => ({ ...dish, ...judgedWithin(dish) }))
    .filter(isFound)
    .slice(0, mostSandwiches);
  const nameOf = tellApart(found.map(({ item }) => item));
  return withoutRepetitions(
    found.map(({ item, ...judgement }) =>
      presentSandwich({ ...item, name: nameOf(item) }, judgement, legend, lineText),
    ),
  );
}

/** "Chicken" below "KEBAB IN BREAD" and below "KEBAB IN A WRAP" are two dishes, named by their headings. */
function tellApart(items: readonly MenuItem[]): (item: MenuItem) => string {
  const titles = new Map<string, Map<string, number>>();
  for (const { name, section, prices } of items) {
    const known = titles.get(nameKey(name)) ?? new Map<string, number>();
    titles.set(nameKey(name), known.set(section?.title ?? "", prices[0]?.amount ?? 0));
  }
  return ({ name, section }) => {
    const known = titles.get(nameKey(name));
    const isTwo = known !== undefined && known.size > 1 && new Set(known.values()).size > 1;
    const isShort =
      splitWords(name).length === 1 ||
      /^\p{Ll}{1,4} \p{L}+$/iu.test(name) ||
      (splitWords(name).length < 4 && nameForm(name) === null && isSandwichSection(section));
    const isNamedAbove = (isTwo && isShort) || isOnlyBread(name);
    return isNamedAbove && section ? namedByHeading(name, displayName(section.title)) : name;
  };
}

/** "Chicken Burger" of "Burgers"; other headings stand before the name. */
function namedByHeading(name: string, title: string): string {
  const kind = /^((?:\p{L}{3,} )?\p{L}{2,}?)(?:(?<=[cs]h)es|s)$/iu.exec(title)?.[1];
  return kind && /chicken/i.test(name) ? `${name} ${kind}` : `${title} ${name}`;
}

/** "v housce" below "Kebab kuřecí" says only what it comes in. */
const isOnlyBread = (name: string) =>
  /^\p{Ll}{1,3} \p{Ll}+$/u.test(name) && onWord.test(name) && nameForm(name) !== null;
const onWord = new RegExp(`^(?:${anyOf(onWords)}) `, "u");

const bundle = new RegExp(
  `(?<![\\s(–-])[\\s(–-]{0,5}(?:(?<!\\p{L})(?:${anyOf(bundles)})(?!\\p{L})\\)?|(?:${anyOf(bundleEndings)})(?: ?\\([^()]{0,40}\\))?|(?:\\bwith|\\bw/|\\band|&|\\+) ?(?:\\p{L}{1,20} ){0,2}(?:${anyOf(bundleSides)})(?!\\p{L}).{0,40}|(?<!\\p{L})(?:${anyOf(bundles)}) ?(?:${anyOf(bundleWith)})(?!\\p{L}).{0,80})$`,
  "iu",
);
const numberedSet = new RegExp(
  `^(?:${anyOf(numberedSets)}) (?:[A-Z]|\\d{1,2})(?!\\p{L})[ :.–-]*(?=\\p{L})`,
  "iu",
);
/** "Meal deal: chicken roll + crisps" */
const openingSet = new RegExp(`^(?:${anyOf(bundles)})s?(?!\\p{L})[ :.–-]*(?=\\p{L}.*\\+)`, "iu");
const openingWord = new RegExp(`^(?:${anyOf(bundles)})s?(?!\\p{L})[ :.–-]*(?=\\p{L})`, "iu");
const addsSide = new RegExp(` \\+ (?:\\p{L}{1,20} ){0,2}(?:${anyOf(bundleSides)})(?!\\p{L})`, "iu");
const saysSet = new RegExp(
  `(?<!\\p{L})(?:${anyOf(bundles)})s?(?!\\p{L})|(?:${anyOf(bundleEndings)})`,
  "iu",
);
const isBundle = (name: string) =>
  bundle.test(name) || numberedSet.test(name) || openingSet.test(name);

/** "SET B Chicken Toast + 2 Eggs + Kopi" is the toast. */
const withoutBundle = (name: string): string => {
  const bare = name.replace(numberedSet, "").replace(openingSet, "");
  return (bare === name ? name : (bare.split("+")[0] ?? "").trimEnd()).replace(bundle, "");
};

const wordsIn = (name: string) => new Set(splitWords(name).map(({ text }) => text));
const firstOf = (list: string) => nameKey(list.split(" + ")[0] ?? "");
const nameKey = (name: string) =>
  splitWords(name)
    .map(({ text }) => text)
    .join(" ");

/** Drops repeated dishes, and combos of a sandwich that is also sold alone. */
export function withoutRepetitions(sandwiches: readonly ExtractedSandwich[]): ExtractedSandwich[] {
  const names = new Set(sandwiches.map(({ name }) => nameKey(name)));
  // "Menu Gallo Classico" beside "Gallo Classico"
  // "Zestaw student: kebab w bułce, frytki, napój" beside "Kebab w bułce"
  const said = new Map(sandwiches.map((found) => [found, wordsIn(found.name)]));
  const isMealOf = (found: ExtractedSandwich) => {
    const { name, description, section } = found;
    if (openingWord.test(name) && names.has(nameKey(name.replace(openingWord, "")))) return true;
    if (saysSet.test(name) && listsOther(description, name, sandwiches)) return true;
    // "Student offer: chicken kebab + chips + can"
    if (addsSide.test(description) && names.has(firstOf(description))) return true;
    // "Chicken Roll + Coke" below "Combos"
    const isAdded = name.includes(" + ") && names.has(firstOf(name));
    return saysSet.test(section ?? "") && (isAdded || listsMeal(found, said));
  };
  const single = mergeWithoutSide(sandwiches, names).filter(
    (found) => !isBundle(found.name) && !isMealOf(found),
  );
  const kinds = single.map(({ name }) => new Set(splitWords(name).map(({ text }) => text)));
  const bundles = sandwiches
    .filter(({ name }) => isBundle(name))
    .map((sandwich) => ({
      ...sandwich,
      isSet: saysSet.test(sandwich.name),
      name: withoutBundle(sandwich.name),
    }))
    .filter(({ name, description, isSet }) => {
      // "Chicken sandwich w/ fries" beside "Spicy Chicken Sandwich" is another one; "Chicken doner & chips" has no bread.
      if (!isSet && !fromTheSpit.test(name)) return name.trim() !== "" && !names.has(nameKey(name));
      // "Comb Combo: Classic Sando, fries and a drink"
      const [first = ""] = ownClauses(description);
      if (names.has(nameKey(first.replace(/^(?:our|the|any|one|1|a) /i, "")))) return false;
      const words = splitWords(name).filter(({ text }) => !/^.{1,2}$|^sandwich/.test(text));
      // "Spicy Chicken Sandwich" is a kind of "Chicken Sandwich".
      return name.trim() !== "" && !kinds.some((kind) => words.every(({ text }) => kind.has(text)));
    });
  const sold = bundles.map(({ isSet: _, ...sandwich }) => sandwich);
  const byName = new Map<string, ExtractedSandwich>();
  for (const sandwich of [...single, ...sold]) {
    const key = nameKey(sandwich.name);
    const known = byName.get(key);
    byName.set(key, known ? fuller(known, sandwich) : sandwich);
  }
  return [...byName.values()];
}

const withoutSide = new RegExp(` (?:${anyOf(leftOut)}) (?:${anyOf(bundleSides)})$`, "iu");

/** "Burger de poulet sans frites" beside "Burger de poulet, frites" is what the burger alone costs. */
function mergeWithoutSide(
  sandwiches: readonly ExtractedSandwich[],
  names: ReadonlySet<string>,
): ExtractedSandwich[] {
  const keyWithSide = ({ name }: ExtractedSandwich) => nameKey(name.replace(withoutSide, ""));
  const isAlone = (found: ExtractedSandwich) =>
    withoutSide.test(found.name) && found.price > 0 && names.has(keyWithSide(found));
  const alone = new Map(sandwiches.filter(isAlone).map((found) => [keyWithSide(found), found]));
  return sandwiches
    .filter((found) => !isAlone(found))
    .map((found) => {
      const less = alone.get(nameKey(found.name));
      return less ? pricedAs(found, less) : found;
    });
}

const pricedAs = (
  found: ExtractedSandwich,
  { price, priceText, sources }: ExtractedSandwich,
): ExtractedSandwich => ({
  ...found,
  price,
  priceText,
  sources: { ...found.sources, price: sources.price },
});

/** The first of several things in a set is the sandwich of another entry. */
function listsOther(
  description: string,
  name: string,
  sandwiches: readonly ExtractedSandwich[],
): boolean {
  const [first = "", ...others] = description.split(/, | \+ /);
  const words = new Set(splitWords(first).map(({ text }) => text));
  return (
    others.length > 0 &&
    sandwiches.some(
      (other) => other.name !== name && splitWords(other.name).every(({ text }) => words.has(text)),
    )
  );
}

const side = new RegExp(`(?<!\\p{L})(?:${anyOf(bundleSides)})s?$`, "iu");

/** "Fillet burger, chips, can" below "DEALS", beside a "Chicken Fillet Burger". */
function listsMeal(
  found: ExtractedSandwich,
  said: ReadonlyMap<ExtractedSandwich, ReadonlySet<string>>,
): boolean {
  const parts = `${found.name}, ${found.description}`.split(/, | \+ /).filter(Boolean);
  const [first = "", ...others] = parts.map((part) => part.replace(/\([^)]{0,30}\)/g, "").trim());
  if (others.length === 0 || !others.every((part) => side.test(part))) return false;
  const words = [...wordsIn(first)];
  return [...said].some(
    ([other, known]) => other !== found && words.every((word) => known.has(word)),
  );
}

function fuller(a: ExtractedSandwich, b: ExtractedSandwich): ExtractedSandwich {
  const [more, less] = b.description.length > a.description.length ? [b, a] : [a, b];
  if (more.price > 0) return more;
  return pricedAs(more, less);
}
