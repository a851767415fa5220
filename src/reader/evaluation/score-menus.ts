// Compares what the reader finds on the labelled menus with their labels, by what a person gets.
import { readMenu } from "../menu/read-menu.ts";
import { doubtfulBelow, type FoundSandwich } from "../reader.types.ts";
import { keyOf, keysOf, type LabelledMenu, type LabelledSandwich } from "./menu-corpus.ts";

interface Pair {
  file: string;
  label: LabelledSandwich;
  found: FoundSandwich;
}

export type MenuScore = ReturnType<typeof scoreMenus>;

export function scoreMenus(menus: readonly LabelledMenu[]) {
  const mistakes: string[] = [];
  const pairs: Pair[] = [];
  const doubtful = { right: 0, wrong: 0 };
  const questions = { wanted: 0, needless: 0 };
  let [missed, wrong] = [0, 0];
  for (const { file, text, restaurantName, sandwiches } of menus) {
    const left = readMenu(text, restaurantName);
    for (const label of sandwiches) {
      const at = bestMatch(left, label);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      const isAsked = found !== undefined && found.questions.length > 0;
      if (isAsked) questions[label.unclear.has("price") ? "wanted" : "needless"] += 1;
      if (label.isPerhaps) continue;
      if (found) pairs.push({ file, label, found });
      else mistakes.push(`${file}: missed ${label.name}`);
      missed += found ? 0 : 1;
      doubtful.right += found && isDoubtful(found) ? 1 : 0;
    }
    for (const found of left) {
      wrong += 1;
      doubtful.wrong += isDoubtful(found) ? 1 : 0;
      questions.needless += found.questions.length;
      mistakes.push(`${file}: found ${found.name}${isDoubtful(found) ? ", doubtful" : ""}`);
    }
  }
  const share = (
    what: string,
    isRight: (pair: Pair) => boolean,
    show: (value: LabelledSandwich | FoundSandwich) => unknown,
    isLabelled: (pair: Pair) => boolean = () => true,
  ) => {
    const labelled = pairs.filter(isLabelled);
    const wrongOnes = labelled.filter((pair) => !isRight(pair));
    for (const { file, label, found } of wrongOnes)
      mistakes.push(`${file}: ${label.name}: ${what} ${show(found)}, not ${show(label)}`);
    return 1 - wrongOnes.length / labelled.length;
  };
  return {
    menus: menus.length,
    sandwiches: pairs.length + missed,
    precision: pairs.length / (pairs.length + wrong),
    recall: pairs.length / (pairs.length + missed),
    f1: (2 * pairs.length) / (2 * pairs.length + wrong + missed),
    doubtful,
    questions,
    names: share("name", isNamed, ({ name }) => keyOf(name)),
    prices: share("price", isPriced, ({ price }) => price),
    descriptions: share(
      "description",
      isDescribed,
      ({ description }) => `"${description}"`,
      ({ label }) => label.description !== null,
    ),
    allergens: share("allergens", hasAllergens, (value) => allergensOf(value).join(" ")),
    heat: share("heat", hasHeat, ({ spiceLevel }) => spiceLevel),
    falseFreeOf: pairs.reduce((sum, pair) => sum + countFalseFreeOf(pair), 0),
    mistakes,
  };
}

const isDoubtful = ({ sources }: FoundSandwich) => sources.name.confidence < doubtfulBelow;

/** The same name, best with the same price; else one that goes on where the other ends, which is found but not named. */
function bestMatch(found: readonly FoundSandwich[], label: LabelledSandwich): number {
  const keys = keysOf(label);
  const isSame = ({ name }: FoundSandwich) => keys.includes(keyOf(name));
  const exact = found.findIndex((other) => isSame(other) && other.price === label.price);
  if (exact >= 0) return exact;
  const named = found.findIndex(isSame);
  if (named >= 0) return named;
  return found.findIndex(({ name }) => keys.some((key) => isLonger(key, keyOf(name))));
}

export const isLonger = (a: string, b: string) => a.startsWith(`${b} `) || b.startsWith(`${a} `);

const isNamed = ({ label, found }: Pair) => keysOf(label).includes(keyOf(found.name));

const amountsIn = (text = "") => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function isPriced({ label, found }: Pair): boolean {
  if (found.price === label.price) return true;
  const why = label.unclear.get("price");
  return why !== undefined && (found.questions.length > 0 || amountsIn(why).includes(found.price));
}

/** With a shorter name that is as right, the rest of the name is its description. */
const isDescribed = ({ label, found }: Pair) =>
  keyOf(label.description ?? "") === keyOf(found.description) ||
  (label.description === "" &&
    label.alsoNamed.some((name) => keyOf(name) === keyOf(found.name)) &&
    keyOf(`${found.name} ${found.description}`) === keyOf(label.name));

const allergensOf = (value: LabelledSandwich | FoundSandwich) => [
  value.containsGluten,
  value.containsDairy,
  value.containsEggs,
];

/** Where a person could not decide, contained and unknown are both right. */
function hasAllergens({ label, found }: Pair): boolean {
  const right = allergensOf(label);
  const isUnclear = label.unclear.has("allergens");
  return allergensOf(found).every(
    (value, at) => value === right[at] || (isUnclear && value !== false && right[at] !== false),
  );
}

const countFalseFreeOf = ({ label, found }: Pair) =>
  allergensOf(found).filter((value, at) => value === false && allergensOf(label)[at] !== false)
    .length;

const hasHeat = ({ label, found }: Pair) =>
  found.spiceLevel === label.spiceLevel ||
  amountsIn(label.unclear.get("heat")).includes(found.spiceLevel);
