import { foldText } from "#server/database/search-text.ts";

/** Of the pairs of letters that two names have, how many they share: 0 to 1, whatever the order of the words. */
export function nameSimilarity(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  const all = pairsOfA.size + pairsOfB.size;
  if (all === 0) return 0;
  const shared = [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length;
  return (2 * shared) / all;
}

function pairsOf(name: string): Set<string> {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.flatMap((word) => runsOfTwo(` ${word}`)));
}

const runsOfTwo = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2));
