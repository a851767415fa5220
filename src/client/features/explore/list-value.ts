/** Lists in the address are words with commas between them. */
export const wordsOf = (list: string | undefined): string[] => list?.split(",") ?? [];

export function toggled(list: string | undefined, word: string): string | undefined {
  const words = wordsOf(list);
  const changed = words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
  return changed.join(",") || undefined;
}
