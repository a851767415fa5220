import type { ExtractedSandwich } from "#contract/importer.ts";
import { splitWords } from "#server/features/importer/menu/phrases.ts";
import { readMenu } from "#server/features/importer/menu/read-menu.ts";
import type { LabelledMenu, LabelledSandwich } from "./menu-corpus.ts";

export interface MenuScore {
  menus: number;
  items: number;
  sandwiches: number;
  /** Of what the reader decides by itself: what it asks about is counted apart. */
  precision: number;
  recall: number;
  f1: number;
  /** Is it one? A person who says so answers for the sandwiches, and has read the others in vain. */
  askedSandwiches: number;
  askedOthers: number;
  /** With all that is asked about taken for a sandwich. */
  f1WithAsked: number;
  /** Of the sandwiches found. */
  names: number;
  prices: number;
  /** Of those whose labels have one or say that there is none. */
  descriptions: number;
  allergens: number;
  heat: number;
  /** Allergens that the reader says are absent and the menu does not. */
  falseFreeOf: number;
  /** Questions where a person could not decide either, and where one could. */
  askedRightly: number;
  askedNeedlessly: number;
  /** What a person could not decide, and the reader decided or left out. */
  notAsked: number;
  mistakes: string[];
}

interface Pair {
  file: string;
  label: LabelledSandwich;
  found: ExtractedSandwich;
}

export function scoreMenus(menus: readonly LabelledMenu[]): MenuScore {
  const mistakes: string[] = [];
  const pairs: Pair[] = [];
  const asked = { rightly: 0, needlessly: 0, not: 0 };
  const abstained = { sandwiches: 0, others: 0 };
  let [missed, wrong] = [0, 0];
  for (const menu of menus) {
    const { file } = menu;
    const left = readMenu(menu.text, menu.restaurantName);
    for (const label of menu.sandwiches) {
      const at = bestMatch(left, label);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      countQuestions(asked, label, found);
      if (label.isPerhaps) {
        const isClaimed = found !== undefined && !isDoubted(found);
        if (isClaimed) mistakes.push(`${file}: claimed without a doubt ${label.name}`);
        wrong += isClaimed ? 1 : 0;
        continue;
      }
      if (found) pairs.push({ file, label, found });
      else mistakes.push(`${file}: missed ${label.name}`);
      missed += found ? 0 : 1;
      abstained.sandwiches += found && isDoubted(found) ? 1 : 0;
    }
    for (const found of left) {
      if (isDoubted(found)) abstained.others += 1;
      else wrong += 1;
      mistakes.push(`${file}: ${isDoubted(found) ? "asked about" : "wrongly found"} ${found.name}`);
    }
  }
  const claimed = pairs.length - abstained.sandwiches;
  const share = (
    what: string,
    isRight: (pair: Pair) => boolean,
    show: Show,
    isLabelled: (pair: Pair) => boolean = () => true,
  ) => {
    const labelled = pairs.filter(isLabelled);
    const right = labelled.filter((pair) => {
      if (!isRight(pair))
        mistakes.push(
          `${pair.file}: ${pair.label.name}: ${what} ${show(pair.found)}, not ${show(pair.label)}`,
        );
      return isRight(pair);
    });
    return ratio(right.length, labelled.length);
  };
  return {
    menus: menus.length,
    items: menus.reduce(
      (sum, { sandwiches, others }) => sum + sandwiches.length + others.length,
      0,
    ),
    sandwiches: pairs.length + missed,
    precision: ratio(claimed, claimed + wrong),
    recall: ratio(claimed, claimed + missed),
    f1: ratio(2 * claimed, 2 * claimed + wrong + missed),
    askedSandwiches: abstained.sandwiches,
    askedOthers: abstained.others,
    f1WithAsked: ratio(2 * pairs.length, 2 * pairs.length + wrong + abstained.others + missed),
    names: share("name", isNamed, ({ name }) => keyOf(name)),
    prices: share("price", isPriced, ({ price }) => String(price)),
    descriptions: share(
      "description",
      isDescribed,
      ({ description }) => `"${description}"`,
      ({ label }) => label.description !== null,
    ),
    allergens: share("allergens", hasAllergens, (value) => allergensOf(value).join(" ")),
    heat: share("heat", hasHeat, ({ spiceLevel }) => String(spiceLevel)),
    falseFreeOf: pairs.reduce((sum, pair) => sum + countFalseFreeOf(pair), 0),
    askedRightly: asked.rightly,
    askedNeedlessly: asked.needlessly,
    notAsked: asked.not,
    mistakes,
  };
}

type Show = (value: LabelledSandwich | ExtractedSandwich) => string;

/** NaN where there is nothing to be right or wrong about. */
const ratio = (part: number, whole: number) => part / whole;

/** Full-width letters and signs are the same as others. */
export const keyOf = (name: string) =>
  splitWords(name.normalize("NFKC"))
    .map(({ text }) => text)
    .join(" ");

const keysOf = ({ name, alsoNamed }: LabelledSandwich) => [name, ...alsoNamed].map(keyOf);

/** The same name, best with the same price; else one that goes on where the other ends, which is found but not named. */
function bestMatch(found: readonly ExtractedSandwich[], label: LabelledSandwich): number {
  const keys = keysOf(label);
  const isSame = ({ name }: ExtractedSandwich) => keys.includes(keyOf(name));
  const exact = found.findIndex((other) => isSame(other) && other.price === label.price);
  if (exact >= 0) return exact;
  const named = found.findIndex(isSame);
  if (named >= 0) return named;
  return found.findIndex(({ name }) => {
    const other = keyOf(name);
    return keys.some((key) => other.startsWith(`${key} `) || key.startsWith(`${other} `));
  });
}

const isNamed = ({ label, found }: Pair) => keysOf(label).includes(keyOf(found.name));

export const asksAbout = ({ questions }: ExtractedSandwich, about: string) =>
  questions.some((question) => question.about === about);

export const isDoubted = (found: ExtractedSandwich) =>
  found.questions.some(({ choices }) => choices.some(({ keep }) => keep === false));

const amountsIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function isPriced({ label, found }: Pair): boolean {
  if (found.price === label.price) return true;
  const why = label.unclear.get("price");
  return why !== undefined && (asksAbout(found, "price") || amountsIn(why).includes(found.price));
}

/** With a shorter name that is as right, the rest of the name is its description. */
const isDescribed = ({ label, found }: Pair) =>
  keyOf(label.description ?? "") === keyOf(found.description) ||
  (label.description === "" &&
    label.alsoNamed.some((name) => keyOf(name) === keyOf(found.name)) &&
    keyOf(`${found.name} ${found.description}`) === keyOf(label.name));

const allergensOf = (value: LabelledSandwich | ExtractedSandwich) => [
  value.containsGluten,
  value.containsDairy,
  value.containsEggs,
];

/** Where a person could not decide, contained and unknown are both right. */
const hasAllergens = ({ label, found }: Pair) => {
  const isUnclear = label.unclear.has("allergens");
  const right = allergensOf(label);
  return allergensOf(found).every(
    (value, index) =>
      value === right[index] || (isUnclear && value !== false && right[index] !== false),
  );
};

const countFalseFreeOf = ({ label, found }: Pair) => {
  const right = allergensOf(label);
  return allergensOf(found).filter((value, index) => value === false && right[index] !== false)
    .length;
};

function hasHeat({ label, found }: Pair): boolean {
  if (found.spiceLevel === label.spiceLevel) return true;
  return amountsIn(label.unclear.get("heat") ?? "").includes(found.spiceLevel);
}

const askable = ["price", "chicken", "sandwich"];

function countQuestions(
  asked: { rightly: number; needlessly: number; not: number },
  label: LabelledSandwich,
  found: ExtractedSandwich | undefined,
): void {
  for (const about of askable) {
    const isUnclear =
      label.unclear.has(about) || (about !== "price" && label.isPerhaps && label.unclear.size > 0);
    const isAsked = found !== undefined && asksAbout(found, about);
    if (isAsked && isUnclear) asked.rightly += 1;
    else if (isAsked) asked.needlessly += 1;
    else if (label.unclear.has(about)) asked.not += 1;
  }
}
