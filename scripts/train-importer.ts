// npm run train:importer learns from the labels of the corpus what a chicken sandwich looks like, and writes the weights
// that the reader takes. What is unseen stays unseen. The same corpus and the same reader give the same file.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContext } from "#server/features/importer/menu/chicken-in-dish.ts";
import { type Features, featuresOf } from "#server/features/importer/menu/learned.ts";
import { readDishes } from "#server/features/importer/menu/read-menu.ts";
import { type LabelledMenu, readMenuCorpus } from "#tests/corpus/menu-corpus.ts";
import { keyOf } from "#tests/corpus/menu-score.ts";

const target = join(
  import.meta.dirname,
  "../src/server/features/importer/menu/learned-weights.json",
);
/** A feature that fewer dishes have teaches chance. */
const fewestDishes = 3;
/** How much a weight costs: the larger, the less is believed of what is rare. */
const penalty = 2;
const smallestWeight = 0.05;
const rounds = 400;
const step = 0.1;

interface Example {
  places: Int32Array;
  values: Float64Array;
  isSandwich: number;
}

/** Null for what is perhaps one, and for a name that is not quite that of a sandwich. */
function labelOf(name: string, { sandwiches }: LabelledMenu): number | null {
  const key = keyOf(name);
  const named = sandwiches.map((sandwich) => ({
    ...sandwich,
    keys: [sandwich.name, ...sandwich.alsoNamed].map(keyOf),
  }));
  const same = named.find(({ keys }) => keys.includes(key));
  if (same) return same.isPerhaps ? null : 1;
  const isNear = named.some(({ keys }) =>
    keys.some((other) => other.startsWith(`${key} `) || key.startsWith(`${other} `)),
  );
  return isNear ? null : 0;
}

function dishesOf(menu: LabelledMenu): { features: Features; isSandwich: number }[] {
  const { items, place, text } = readDishes(menu.text, menu.restaurantName);
  const features = featuresOf(items, readContext(items, place, text));
  const keys = items.map(({ name }) => keyOf(name));
  return items.flatMap(({ name }, at) => {
    // A pizza may be named like a sub: of two that share a name nobody knows which is meant.
    const isShared = keys.filter((key) => key === keys[at]).length > 1;
    const isSandwich = isShared && labelOf(name, menu) === 1 ? null : labelOf(name, menu);
    return isSandwich === null ? [] : [{ features: features[at] ?? new Map(), isSandwich }];
  });
}

/** Logistic regression by Adam over all examples at once, so that no chance is in it. */
function learn(examples: readonly Example[], size: number): { bias: number; weights: number[] } {
  const all = new Float64Array(size + 1);
  const [mean, variance] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(size + 1);
    for (const { places, values, isSandwich } of examples) {
      let sum = all[size] ?? 0;
      for (let at = 0; at < places.length; at += 1)
        sum += (values[at] ?? 0) * (all[places[at] ?? 0] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - isSandwich;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        slope[place] = (slope[place] ?? 0) + error * (values[at] ?? 0);
      }
      slope[size] = (slope[size] ?? 0) + error;
    }
    for (let at = 0; at <= size; at += 1) {
      const pull = (slope[at] ?? 0) + (at < size ? penalty * (all[at] ?? 0) : 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull;
      variance[at] = 0.999 * (variance[at] ?? 0) + 0.001 * pull * pull;
      const [first, second] = [1 - 0.9 ** round, 1 - 0.999 ** round];
      const rate = step * (1 - round / (rounds + 1));
      const move = (mean[at] ?? 0) / first / (Math.sqrt((variance[at] ?? 0) / second) + 1e-8);
      all[at] = (all[at] ?? 0) - rate * move;
    }
  }
  return { bias: all[size] ?? 0, weights: [...all.subarray(0, size)] };
}

const dishes = readMenuCorpus()
  .filter(({ part }) => part !== "strangers, unseen")
  .flatMap(dishesOf);
const counts = new Map<string, number>();
for (const { features } of dishes)
  for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts].filter(([, count]) => count >= fewestDishes).map(([name]) => name);
const places = new Map(names.map((name, at) => [name, at]));
const examples = dishes.map(({ features, isSandwich }): Example => {
  const known = [...features].filter(([name, value]) => value !== 0 && places.has(name));
  return {
    isSandwich,
    places: Int32Array.from(known, ([name]) => places.get(name) ?? 0),
    values: Float64Array.from(known, ([, value]) => value),
  };
});
const { bias, weights } = learn(examples, names.length);
const round = (weight: number) => Number(weight.toFixed(2));
const kept = names
  .map((name, at): [string, number] => [name, round(weights[at] ?? 0)])
  .filter(([, weight]) => Math.abs(weight) >= smallestWeight)
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  target,
  `${JSON.stringify({ bias: round(bias), weights: Object.fromEntries(kept) }, null, 2)}\n`,
);
console.log(`${kept.length} weights of ${names.length} features, from ${examples.length} dishes`);
