import { distinctTexts } from "#contract/distinct-texts.ts";
import type { ExtractedSandwich, ValueSource } from "#contract/importer.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import type { Judgement } from "./classify.ts";
import { isAlternative, ownClauses } from "./clauses.ts";
import { type Allergens, readAllergens, readHeat, withoutAllergenList } from "./dietary-info.ts";
import type { Legend } from "./legend.ts";
import type { MenuItem } from "./menu.types.ts";
import type { Price } from "./prices.ts";

/** The text of a line, by its number. */
export type LineText = (line: number | null) => string;

export function presentSandwich(
  read: MenuItem,
  judgement: Judgement,
  legend: Legend,
  lineText: LineText,
): ExtractedSandwich {
  const from = (line: number | null, sure: number, text = lineText(line)): ValueSource => ({
    from: "menu",
    line,
    text,
    confidence: sure,
  });
  const item = isAlternative(read.description) ? { ...read, description: "" } : read;
  const description = tidyDescription(item.description);
  const ingredients = readIngredients(description);
  const price = lowest(item.prices);
  const heat = readHeat(item, legend);
  const allergens = readAllergens(item, legend);
  const isSpicy = heat.level >= spicyFrom;
  const contains = statements(allergens);
  return {
    name: displayName(item.name),
    description,
    price: price?.amount ?? 0,
    priceText: item.prices.map(({ text }) => text).join(" / "),
    section: item.section ? displayName(item.section.title) : null,
    ingredients,
    ...contains,
    isSpicy,
    spiceLevel: heat.level,
    dietaryInfo: { ...contains, spicy: isSpicy, spicyLevel: heat.level },
    sources: {
      // Whether it is one is asked: its name is not in doubt as well.
      name: from(item.nameLine, judgement.doubt === null ? judgement.confidence : 0.9),
      ...(description ? { description: from(item.descriptionLine, 0.9) } : {}),
      ...(price ? { price: from(item.priceLine, item.prices.length > 1 ? 0.8 : 0.95) } : {}),
      ...(item.section ? { section: from(item.section.line, 0.9) } : {}),
      ...(ingredients.length > 0 ? { ingredients: from(item.descriptionLine, 0.8) } : {}),
      ...allergenSources(allergens, from),
      ...(heat.level > 0 ? { spiceLevel: from(null, 0.8, heat.because) } : {}),
    },
    questions: askAbout(item, judgement, lineText),
  };
}

/** With several sizes, the lowest price counts. "1 pc   65.00" and "7,000   300 kcal" have only one. */
const lowest = (prices: readonly Price[]): Price | undefined => {
  const highest = Math.max(...prices.map(({ amount }) => amount));
  return prices
    .filter(({ amount }) => amount * farthestSizes >= highest)
    .reduce<Price | undefined>(
      (low, price) => (low && low.amount <= price.amount ? low : price),
      undefined,
    );
};
const farthestSizes = 20;

const statements = ({ gluten, dairy, eggs }: Allergens) => ({
  containsGluten: gluten?.contains ?? null,
  containsDairy: dairy?.contains ?? null,
  containsEggs: eggs?.contains ?? null,
});

function allergenSources(
  { gluten, dairy, eggs }: Allergens,
  from: (line: null, sure: number, text: string) => ValueSource,
) {
  return {
    ...(gluten ? { containsGluten: from(null, gluten.confidence, gluten.because) } : {}),
    ...(dairy ? { containsDairy: from(null, dairy.confidence, dairy.because) } : {}),
    ...(eggs ? { containsEggs: from(null, eggs.confidence, eggs.because) } : {}),
  };
}

const tidyDescription = (text: string) =>
  withoutAllergenList(text)
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^serves 1(?: ?[-–] ?2)? ?[|•·.,-] ?/i, "")
    .replace(/[🌶🔥]+/gu, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;.](?:\s|$))/g, "")
    .replace(/^[\s|•·–—~:,-]+/, "")
    .replace(/(?<![\s|•·–—~:,-])[\s|•·–—~:,-]+$/, "");

const small = new Set(
  "a an and the of on in with w or for to by de la le du des et con y e di da al mit und im vom à au aux del el los las".split(
    " ",
  ),
);
const kept = new Set([
  "BLT",
  "BBQ",
  "OG",
  "NYC",
  "LA",
  "XL",
  "XXL",
  "PB&J",
  "B.L.T.",
  "TLC",
  "KFC",
  "USA",
  "II",
  "III",
  "MVP",
  "ABC",
  "BLTA",
  "DLT",
]);

const longestName = 120;

/** Rewrites a name in capitals with normal case. */
export function displayName(name: string): string {
  const text = withoutTranslation(name)
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^["“'*]+/, "")
    // The "Federvieh" keeps both its marks.
    .replace(/^([^"“”*]*)["”*]+$/, "$1")
    .trim()
    .slice(0, longestName);
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return text;
  return text
    .split(" ")
    .map((word, index) => showWord(word, index === 0))
    .join(" ");
}

/** "Chicken Burger 치킨버거" has the name in two scripts. */
function withoutTranslation(name: string): string {
  const latin = name.replace(
    /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}ー]+/gu,
    "",
  );
  if (!/\p{L}{2} \p{L}{2}/u.test(latin)) return name;
  // "치킨 샌드위치 / Chicken Avocado"
  return latin.replace(/^[\s/|–—-]{1,9}/, "").replace(/(?<![\s/|–—-])[\s/|–—-]{1,9}$/, "");
}

function showWord(word: string, isFirst: boolean): string {
  if (kept.has(word)) return word;
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower)) return lower;
  return lower.replace(
    /(^|[-/(&"“])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const mostIngredients = 30;
const longestIngredient = 60;

const between =
  / (?:and|with|topped with|finished with|served with|served on|served in|on an?|on|in an?|wrapped in|rolled in|tossed in|und|mit|avec|et|con|com|y|e) | ?[&+/] ?|, ?/i;
const opening =
  /^(?:our|a|an|the|your|house|of|then|is|are|served|topped|finished|melted|freshly?|hand-?|two|three|double|choice of|with|mit|avec|con|com|met)\s+/i;
/** "brioche contains egg" */
const statement = / (?:contains|enthält|contient|contiene|contém|obsahuje|zawiera|bevat) /i;
const noIngredient =
  /^(?:choice|choose|pick|build|mild|medium|hot or|fries|chips|side|sides|one side|your choice|contains|allergens?|wheat|served|dipping|lettuce wrap available|all|each)\b|\s(?:required|available)$|^(?:smoked|grilled|fried|crispy|toasted|pulled|spicy)$|\d{2,}|[:?!]/i;

/** The ingredients that a description lists. */
export function readIngredients(description: string): string[] {
  const parts = ownClauses(description).flatMap((clause) => clause.split(between));
  const ingredients = parts.map(tidy).filter(isIngredient);
  return distinctTexts(ingredients).slice(0, mostIngredients);
}

function tidy(part: string): string {
  let text = part
    .trim()
    .replace(/[*†‡§🌶🔥"“”]+/gu, "")
    .replace(/^[-–—•\s]+/, "")
    .replace(/(?<![-–—\s])[-–—\s]+$/, "")
    .split(statement, 1)
    .join("");
  for (let previous = ""; previous !== text; ) {
    previous = text;
    text = text.replace(opening, "");
  }
  return text.toLowerCase();
}

const isIngredient = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  text.length <= longestIngredient &&
  text.split(" ").length <= 6 &&
  !noIngredient.test(text);

type Question = ExtractedSandwich["questions"][number];

/** What a person has to decide, because the menu does not. */
function askAbout(
  item: MenuItem,
  { doubt }: Judgement,
  lineText: (line: number | null) => string,
): Question[] {
  const words = lineText(item.nameLine) || item.name;
  return [
    ...(doubt === null ? [] : [isItOne(item.name, doubt, words)]),
    ...whichPrice(item, lineText(item.priceLine) || words),
  ];
}

const isItOne = (name: string, about: "chicken" | "sandwich", words: string): Question => ({
  about,
  text: about === "chicken" ? `${name}: is it made with chicken?` : `${name}: is it a sandwich?`,
  words,
  choices: [
    { label: about === "chicken" ? "Chicken" : "A sandwich", keep: true },
    { label: about === "chicken" ? "No chicken" : "No sandwich", keep: false },
  ],
});

/** Half a sandwich is none: only a person can say which price is meant. */
const isHalved =
  /(?<![\p{L}\d])(?:half|halves|1\/2|½|medio|media|demi|mezzo|mezza|halb|halbe|halbes|půl|pół)(?![\p{L}\d])/iu;
const mostChoices = 6;

function whichPrice(item: MenuItem, words: string): Question[] {
  const { name, prices, section, sizes = "" } = item;
  const amounts = [...new Set(prices.map(({ amount }) => amount))].filter((amount) => amount > 0);
  const context = `${words} ${sizes} ${section?.title ?? ""} ${section?.note ?? ""}`;
  if (amounts.length < 2 || !isHalved.test(context)) return [];
  const names = sizeNames(item, words);
  return [
    {
      about: "price",
      text: `${name}: which price is for a whole sandwich?`,
      words,
      choices: amounts
        .slice(0, mostChoices)
        .map((price) => ({ label: labelOf(prices, names, price), price })),
    },
  ];
}

/** What the menu calls each price, in the head of its column or just before it; nothing where none is a half. */
function sizeNames({ prices, section, sizes = "" }: MenuItem, words: string): string[] {
  const said = [
    sizes.split(/ {2,}|\t+/),
    (section?.note ?? "").replace(/[()]/g, "").split("/"),
    prices.map(({ text }) => wordBefore(words, text)),
  ];
  const isOfThese = (names: string[]) =>
    names.length === prices.length && names.some((name) => isHalved.test(name));
  return said.find(isOfThese)?.map((name) => name.trim().toLowerCase()) ?? [];
}

const wordBefore = (words: string, text: string) =>
  /(?<!\p{L})(\p{L}{1,20}|1\/2|½)[ :=.]{0,3}$/u.exec(words.slice(0, words.indexOf(text)))?.[1] ??
  "";

function labelOf(prices: readonly Price[], names: readonly string[], amount: number): string {
  const at = prices.findIndex((price) => price.amount === amount);
  return [names[at], prices[at]?.text].filter(Boolean).join(" ");
}
