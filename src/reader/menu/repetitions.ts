// Leaves out what a menu names twice, and combos of a sandwich that it also sells alone.
import type { FoundSandwich } from "../reader.types.ts";
import { trimEndSigns } from "../trim-signs.ts";
import { keyOf, splitWords } from "./words.ts";

const bundle =
  /(?:\b(?:combo meal|combo|meal deal|meal|deal|value meal|menu)\b\)?|(?:\bwith|\bw\/|\band|&|\+) ?(?:\w+ ){0,2}(?:fries|chips|drink|soda|rice)\b.{0,40})$/i;

/** Pages repeat their favourites, and sell the same sandwich once more with fries and a drink. */
export function withoutRepetitions(sandwiches: readonly FoundSandwich[]): FoundSandwich[] {
  const single = sandwiches.filter(({ name }) => !bundle.test(name));
  const bundles = sandwiches
    .filter(({ name }) => bundle.test(name))
    .map((sandwich) => ({
      ...sandwich,
      name: trimEndSigns(sandwich.name.replace(bundle, ""), "(–-"),
    }))
    .filter(
      ({ name }) => name.trim() !== "" && !single.some((other) => isKindOf(other.name, name)),
    );
  const byName = new Map<string, FoundSandwich>();
  for (const sandwich of [...single, ...bundles]) {
    const key = keyOf(sandwich.name);
    const known = byName.get(key);
    byName.set(key, known ? fuller(known, sandwich) : sandwich);
  }
  return [...byName.values()];
}

/** "Spicy Chicken Sandwich" is a kind of "Chicken Sandwich". */
function isKindOf(name: string, kind: string): boolean {
  const words = new Set(splitWords(name).map(({ text }) => text));
  return splitWords(kind).every(({ text }) => words.has(text));
}

const fuller = (a: FoundSandwich, b: FoundSandwich) =>
  b.description.length > a.description.length ? b : a;
