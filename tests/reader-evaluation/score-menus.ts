// Compares what the reader finds on the labelled menus with their labels, by what a person gets.
import { readMenu } from "#reader/menu/read-menu.ts";
import { doubtfulBelow, type FoundSandwich } from "#reader/reader.types.ts";
import { keyOf, keysOf, type LabelledMenu, type LabelledSandwich } from "./menu-corpus.ts";
import { createTally, type Tally } from "./tally.ts";

interface Pair {
  label: LabelledSandwich;
  found: FoundSandwich;
}

/** A doubtful dish counts as what it is: a person sees it. */
export function scoreMenus(menus: readonly LabelledMenu[]) {
  const tally = createTally();
  const doubtful = { right: 0, wrong: 0 };
  const questions = { wanted: 0, needless: 0 };
  let [right, wrong, missed, falseFreeOf] = [0, 0, 0, 0];
  for (const { file, text, restaurantName, sandwiches } of menus) {
    const left = readMenu(text, restaurantName);
    for (const label of sandwiches) {
      const at = bestMatch(left, label);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      const isAsked = found !== undefined && found.questions.length > 0;
      if (isAsked) questions[label.unclear.has("price") ? "wanted" : "needless"] += 1;
      if (label.isPerhaps) continue;
      if (found) {
        right += 1;
        doubtful.right += Number(isDoubtful(found));
        falseFreeOf += countFalseFreeOf({ label, found });
        comparePair(tally, `${file} ${label.name}`, { label, found });
      } else {
        missed += 1;
        tally.mistakes.push(`${file}: missed ${label.name}`);
      }
    }
    for (const found of left) {
      wrong += 1;
      doubtful.wrong += Number(isDoubtful(found));
      questions.needless += found.questions.length;
      tally.mistakes.push(`${file}: found ${found.name}${isDoubtful(found) ? ", doubtful" : ""}`);
    }
  }
  return {
    menus: menus.length,
    sandwiches: right + missed,
    precision: right / (right + wrong),
    recall: right / (right + missed),
    f1: (2 * right) / (2 * right + wrong + missed),
    doubtful,
    questions,
    falseFreeOf,
    tally,
  };
}

function comparePair({ count }: Tally, where: string, pair: Pair): void {
  const { label, found } = pair;
  count(where, "name", isNamed(pair), label.name, found.name);
  count(where, "price", isPriced(pair), label.price, found.price);
  if (label.description !== null)
    count(where, "description", isDescribed(pair), label.description, found.description);
  count(where, "allergens", hasAllergens(pair), allergensOf(label), allergensOf(found));
  count(where, "heat", hasHeat(pair), label.spiceLevel, found.spiceLevel);
}

const isDoubtful = ({ sources }: FoundSandwich) => sources.name.confidence < doubtfulBelow;

/** First the same name and price, then the same name, then a name that contains the beginning of the other. */
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
