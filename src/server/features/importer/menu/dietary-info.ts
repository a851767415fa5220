import { maxSpiceLevel } from "#contract/vocabulary.ts";
import { ownClauses, sharedClauses, splitClauses, withoutChosen } from "./clauses.ts";
import { sectionKinds } from "./headings.ts";
import { chillies, findFreeOf, findHeat, findStated, isOffer, type Legend } from "./legend.ts";
import type { MenuItem } from "./menu.types.ts";
import { isKeyWord } from "./noise.ts";
import { anyOf, createFinder, splitWords } from "./phrases.ts";
import { type Allergen, allergenPhrases, replacingPhrases } from "./vocabulary/allergens.ts";
import { mild } from "./vocabulary/heat.ts";
import { allergenOpenings, bundleSides } from "./vocabulary/layout.ts";
import { withWords } from "./vocabulary/serving.ts";

/** What the menu says about one allergen, and the words that say so. */
interface AllergenFinding {
  contains: boolean;
  because: string;
  confidence: number;
}

export type Allergens = Partial<Record<Allergen, AllergenFinding>>;

const findIngredients = createFinder(allergenPhrases);
const findReplacing = createFinder(replacingPhrases);

/** An ingredient wins over a marker that says "free of": that mistake hurts nobody. */
export function readAllergens(item: MenuItem, legend: Legend): Allergens {
  const found: Allergens = {};
  for (const [allergen, contains] of Object.entries(item.stated ?? {}) as [Allergen, boolean][])
    if (contains) found[allergen] = { contains, because: "allergens", confidence: 0.95 };
  for (const [allergen, because] of [...statedIn(item, legend), ...fromIngredients(item)]) {
    found[allergen] ??= { contains: true, because, confidence: 0.9 };
  }
  for (const [allergen, because] of freeOf(item, legend)) {
    found[allergen] ??= { contains: false, because, confidence: 0.85 };
  }
  for (const [allergen, contains] of Object.entries(item.stated ?? {}) as [Allergen, boolean][])
    if (!contains) found[allergen] ??= { contains, because: "allergens", confidence: 0.85 };
  return found;
}

type Reason = [Allergen, string];

function statedIn({ description, markers }: MenuItem, legend: Legend): Reason[] {
  const byMarker = splitMarkers(markers).flatMap((marker): Reason[] => {
    const allergen =
      legend.contains.get(marker) ?? legend.contains.get(marker.replace(/(?<=\d)[a-z]$/, ""));
    return allergen ? [[allergen, marker]] : [];
  });
  const list =
    /(?<!\p{L})(?:contains|allergens?|enthält|contient|contiene|contém|obsahuje|zawiera|bevat|alergeny|alérgenos|allergeni|allergènes|allergene|alergény|アレルゲン|アレルギー|알레르기)(?!\p{L}):?([^.;]{0,200})/iu.exec(
      description,
    )?.[1] ?? "";
  const byList = findStated(splitWords(isBareList(description) ? description : list)).map(
    ({ value, phrase }): Reason => [value, phrase],
  );
  return [...byMarker, ...byList];
}

/** "小麦・卵・乳" */
const isBareList = (text: string) => {
  const words = splitWords(text);
  return (
    words.length > 0 &&
    !/\p{Script=Latin}/u.test(text) &&
    words.every((word) => isStated.test(word.text))
  );
};
const isStated =
  /^(?:小麦|卵|乳|乳成分|大豆|落花生|ピーナッツ|えび|かに|そば|くるみ|ごま|りんご|鶏肉|豚肉|牛肉|밀|우유|계란|달걀|난류|대두|땅콩|메밀|새우|게|토마토|닭고기|돼지고기|쇠고기|호두|아황산류)$/;

const listsAllergens = `(?:contains|contiene|contient|contém|obsahuje|zawiera|bevat|${anyOf(allergenOpenings)})\\p{L}{0,8}`;
const allergenList = new RegExp(
  `(?:^\\P{L}{0,3}${listsAllergens}[: ]|(?<= )${listsAllergens}:) {0,2}([^.()]{2,120})\\.?$| ?\\(${listsAllergens}:? ([^()]{2,80})\\)$`,
  "iu",
);

/** The description without the list of allergens that it ends with: "Contains wheat, egg". */
export function withoutAllergenList(description: string): string {
  if (isBareList(description)) return "";
  const found = allergenList.exec(description);
  const words = splitWords(found?.[1] ?? found?.[2] ?? "");
  const named = [...findStated(words), ...findFreeOf(words)];
  const covered = named.reduce((sum, { from, to }) => sum + to - from, 0);
  const isKey = words.filter(({ text }) => isKeyWord.test(text)).length;
  return Math.max(covered, isKey) > 0 && Math.max(covered, isKey) >= words.length / 2
    ? description.slice(0, found?.index).trim()
    : description;
}

function fromIngredients({ name, description, section }: MenuItem): Reason[] {
  const own = [name, ...splitClauses(withoutChosen(description))].flatMap(findIngredientsIn);
  const note = withoutChosen(section?.note ?? "");
  const shared = sharedClauses(note).flatMap(findIngredientsIn);
  // A dish that names a bread without gluten does not come on the section's bread.
  const isReplaced = findFreeOf(splitWords(description)).length > 0;
  return [...own, ...(isReplaced ? [] : [...shared, ...breadOfSection(section?.title ?? "")])];
}

/** Under "BISCUITS" every dish is one; "Wraps & Pitas" leaves it open. */
function breadOfSection(title: string): Reason[] {
  const isOneKind = sectionKinds(title).filter((kind) => kind !== "filler").length === 1;
  return isOneKind && !/\bbetween\b/i.test(title) ? findIngredientsIn(title) : [];
}

function findIngredientsIn(clause: string): Reason[] {
  const words = splitWords(clause);
  // "Sub a gluten free bun" replaces it, "Chicken Parmesan Sub" is a sandwich.
  const replacing = findReplacing(words).filter(
    ({ phrase, from }) => phrase !== "sub" || from === 0,
  );
  const replaced = new Set(replacing.flatMap(({ value }) => value));
  return findIngredients(words).flatMap(({ value, phrase }) =>
    value
      .filter((allergen) => !replaced.has(allergen))
      .map((allergen): Reason => [allergen, phrase]),
  );
}

/** "Dairy free" alone is about the dish; "dairy-free slaw" is about the slaw. */
function freeOf({ name, description, markers }: MenuItem, legend: Legend): Reason[] {
  // "Chicken Wrap GF opt.", "BBQ Chicken (GF, DF options)", "Chicken sandwich with soup (GF)"
  if (isOffer(`${name}, ${description}`) || besideDish.test(name)) return [];
  // "Chicken Burger (DF without cheese)"
  const markersOfDish = saysWithout.test(name) ? [] : splitMarkers(markers);
  const byMarker = markersOfDish.flatMap((marker): Reason[] => {
    const allergen = legend.freeOf.get(marker);
    return allergen ? [[allergen, marker]] : [];
  });
  const words = splitWords(name);
  // "on gluten free bread" is about the bread.
  const byName = findFreeOf(words).filter(
    ({ to }) => findIngredients(words.slice(to, to + 3)).length === 0,
  );
  const byClause = splitClauses(description).flatMap((clause) => {
    const said = splitWords(clause).filter(
      ({ text }) => !["and", "100", "this", "item", "is"].includes(text),
    );
    const phrases = findFreeOf(said);
    const covered = phrases.reduce((sum, { from, to }) => sum + to - from, 0);
    return covered === said.length ? phrases : [];
  });
  const byWords = [...byName, ...byClause].flatMap(({ value, phrase }) =>
    value.map((allergen): Reason => [allergen, phrase]),
  );
  return [...byMarker, ...byWords];
}

const besideDish = new RegExp(
  `(?<!\\p{L})(?:${anyOf(withWords)}) (?:\\p{L}{1,20} ){0,2}(?:${anyOf(`${bundleSides}, soup, salad, slaw, sauce, dip`)})$`,
  "iu",
);
const saysWithout = /(?<!\p{L})(?:without|w\/o|ohne|sans|sin|senza|sem|bez|zonder)(?!\p{L})/iu;

interface Heat {
  level: number;
  because: string;
}

/** One chilli is spicy, unless the page says otherwise. */
const firstChilli = 3;

/** "Choose your heat: mild, hot, reaper" and the rest of its sentence. */
const levelsOnOffer =
  /\b(?:choose|pick|choice of|select|your) (?:\w+ ){0,2}(?:heat|spice|level|hotness)\b[^.;]{0,200}|\b(?:mild|medium)(?:,| or | & | and |\/)[^.;]{0,200}/gi;
const warmDish = /\b(?:gravy|open[- ]faced?|mash|sauce brune|petits pois|peas)\b/i;

/** The hottest word of the dish. Heat levels that a guest may choose do not count. */
export function readHeat(item: MenuItem, legend: Legend): Heat {
  const signs = chillies(`${item.markers} ${item.description}`);
  const marked = signs > 0 ? markedHeat(signs, legend) : 0;
  const clauses = [
    ...ownClauses(withoutLevels(item.description)),
    ...sharedClauses(withoutLevels(item.section?.note ?? "")),
  ];
  const worded = [item.name, ...clauses].flatMap((clause) => findHeatIn(clause, item));
  const hottest = worded.reduce<Heat>((a, b) => (b.level > a.level ? b : a), {
    level: 0,
    because: "",
  });
  return marked > 0 && (marked >= hottest.level || legend.heat.size > 0)
    ? { level: marked, because: "🌶".repeat(Math.min(signs, maxSpiceLevel)) }
    : hottest;
}

/** Leaves out sentences that offer levels of heat: a mild one and a hot one, or three. */
const withoutLevels = (text: string) =>
  withoutChosen(text)
    .replace(levelsOnOffer, "")
    .split(/(?<=[.;\n])/)
    .filter((sentence) => {
      const levels = new Set(
        findHeat(splitWords(sentence)).map(({ value, phrase }) =>
          mildWords.has(phrase) ? 0 : (value ?? -1),
        ),
      );
      const hot = [...levels].filter((level) => level >= 3);
      return !(hot.length > 0 && (levels.has(0) || levels.size > 2));
    })
    .join("");
const mildWords = new Set(`mild, ${mild}`.split(",").map((word) => word.trim()));

const markedHeat = (signs: number, legend: Legend) =>
  legend.heat.get("🌶".repeat(signs)) ?? Math.min(maxSpiceLevel, firstChilli - 1 + signs);

function findHeatIn(clause: string, { name, description }: MenuItem): Heat[] {
  const isWarm = warmDish.test(`${name} ${description}`);
  return findHeat(splitWords(clause)).flatMap(({ value, phrase }) =>
    value === null || (isWarm && /^hot(?: chicken)?$/.test(phrase))
      ? []
      : [{ level: value, because: phrase }],
  );
}

/** "(1,3,7)*" gives 1, 3, 7 and *. */
const splitMarkers = (markers: string): string[] =>
  markers.match(/[A-Z][a-z](?![a-z])|[A-Z]{1,3}|\d{1,2}[a-z]?|[*†‡§]/g) ?? [];
