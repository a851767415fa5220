// npm run reader:train learns from the labelled menus what a chicken sandwich looks like, and writes the weights that
// menu/decide.ts takes. The unseen menus stay unseen. The same corpus and the same reader give the same file.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Features, featuresOf } from "#reader/menu/features.ts";
import { readContext, readDishes } from "#reader/menu/read-menu.ts";
import { ruleConfidence } from "#reader/menu/rules.ts";
import { keyOf, keysOf, type LabelledMenu, readMenuCorpus } from "./menu-corpus.ts";
import { isLonger } from "./score-menus.ts";

const target = join(import.meta.dirname, "../../src/reader/menu/learned-weights.json");
/** Features of fewer dishes are left out. */
const fewestDishes = 3;
/** L2 regularization: the larger, the less a rare feature weighs. */
const penalty = 2;
const smallestWeight = 0.05;
const rounds = 400;
const step = 0.1;

interface Example {
  places: number[];
  values: number[];
  isSandwich: number;
}

/** Null when the label says "perhaps", and when the name is only part of a labelled one. */
function labelOf(name: string, { sandwiches }: LabelledMenu): number | null {
  const key = keyOf(name);
  const same = sandwiches.find((sandwich) => keysOf(sandwich).includes(key));
  if (same) return same.isPerhaps ? null : 1;
  return sandwiches.some((sandwich) => keysOf(sandwich).some((other) => isLonger(key, other)))
    ? null
    : 0;
}

function dishesOf(menu: LabelledMenu): { features: Features; isSandwich: number }[] {
  const { items, place } = readDishes(menu.text, menu.restaurantName);
  const context = readContext(items, place);
  const byRule = items.map((item) => ruleConfidence(item, context));
  const features = featuresOf(items, byRule, context);
  const keys = items.map(({ name }) => keyOf(name));
  return items.flatMap(({ name }, at) => {
    const label = labelOf(name, menu);
    // A pizza may be named like a sub: of two dishes of one name, nobody knows which is labelled.
    const isShared = label === 1 && keys.filter((key) => key === keys[at]).length > 1;
    return label === null || isShared
      ? []
      : [{ features: features[at] ?? new Map(), isSandwich: label }];
  });
}

/** Logistic regression by Adam over all examples at once, which makes it deterministic. The bias is the last weight. */
function learn(examples: readonly Example[], size: number): Float64Array {
  const weights = new Float64Array(size + 1);
  const [mean, variance] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(size + 1);
    for (const { places, values, isSandwich } of examples) {
      const sum = places.reduce(
        (sum, place, at) => sum + (values[at] ?? 0) * (weights[place] ?? 0),
        0,
      );
      const error = 1 / (1 + Math.exp(-sum)) - isSandwich;
      for (const [at, place] of places.entries())
        slope[place] = (slope[place] ?? 0) + error * (values[at] ?? 0);
    }
    const rate = step * (1 - round / (rounds + 1));
    for (let at = 0; at <= size; at += 1) {
      const pull = (slope[at] ?? 0) + (at < size ? penalty * (weights[at] ?? 0) : 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull;
      variance[at] = 0.999 * (variance[at] ?? 0) + 0.001 * pull * pull;
      const [first, second] = [1 - 0.9 ** round, 1 - 0.999 ** round];
      const move = (mean[at] ?? 0) / first / (Math.sqrt((variance[at] ?? 0) / second) + 1e-8);
      weights[at] = (weights[at] ?? 0) - rate * move;
    }
  }
  return weights;
}

const dishes = readMenuCorpus()
  .filter(({ part }) => part === "seen")
  .flatMap(dishesOf);
const counts = new Map<string, number>();
for (const { features } of dishes)
  for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts].filter(([, count]) => count >= fewestDishes).map(([name]) => name);
const placeOf = new Map(names.map((name, at) => [name, at]));
const examples = dishes.map(({ features, isSandwich }): Example => {
  const known = [...features].filter(([name, value]) => value !== 0 && placeOf.has(name));
  return {
    isSandwich,
    places: [...known.map(([name]) => placeOf.get(name) ?? 0), names.length],
    values: [...known.map(([, value]) => value), 1],
  };
});
const weights = learn(examples, names.length);
const rounded = (at: number) => Number((weights[at] ?? 0).toFixed(2));
const kept = names
  .map((name, at): [string, number] => [name, rounded(at)])
  .filter(([, weight]) => Math.abs(weight) >= smallestWeight)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const learned = { bias: rounded(names.length), weights: Object.fromEntries(kept) };
writeFileSync(target, `${JSON.stringify(learned, null, 2)}\n`);
console.log(`${kept.length} weights of ${names.length} features, from ${examples.length} dishes`);
