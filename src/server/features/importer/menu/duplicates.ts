import type { ExtractedSandwich } from "#contract/importer.ts";
import { wordsOf } from "./words.ts";

const bundle =
  /(?<![\s(–-])[\s(–-]*(?:\b(?:combo meal|combo|meal deal|meal|deal|value meal|menu)\b\)?|(?:\bwith|\bw\/|\band|&|\+) ?(?:\w+ ){0,2}(?:fries|chips|drink|soda|rice)\b.{0,40})$/i;

const keyOf = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(" ");

/** Pages repeat their favourites, and sell the same sandwich once more with fries and a drink. */
export function withoutRepetitions(sandwiches: readonly ExtractedSandwich[]): ExtractedSandwich[] {
  const single = sandwiches.filter(({ name }) => !bundle.test(name));
  const kinds = single.map(({ name }) => new Set(wordsOf(name).map(({ text }) => text)));
  const bundles = sandwiches
    .filter(({ name }) => bundle.test(name))
    .map((sandwich) => ({ ...sandwich, name: sandwich.name.replace(bundle, "") }))
    .filter(({ name }) => {
      const words = wordsOf(name);
      // "Spicy Chicken Sandwich" is a kind of "Chicken Sandwich".
      return name.trim() !== "" && !kinds.some((kind) => words.every(({ text }) => kind.has(text)));
    });
  const byName = new Map<string, ExtractedSandwich>();
  for (const sandwich of [...single, ...bundles]) {
    const key = keyOf(sandwich.name);
    const known = byName.get(key);
    byName.set(key, known ? fuller(known, sandwich) : sandwich);
  }
  return [...byName.values()];
}

function fuller(a: ExtractedSandwich, b: ExtractedSandwich): ExtractedSandwich {
  const [more, less] = b.description.length > a.description.length ? [b, a] : [a, b];
  if (more.price > 0) return more;
  const { price, priceText } = less;
  return { ...more, price, priceText, sources: { ...more.sources, price: less.sources.price } };
}
