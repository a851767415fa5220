// Checks whether words of a language model's answer stand in the text that it read.
import { keyOf } from "../menu/words.ts";

/** Finds words that stand in the text one after another, also across the ends of lines. */
export function createSays(text: string): (words: string) => boolean {
  const all = keyOf(text);
  return (words) => {
    const key = keyOf(words);
    return key.trim() !== "" && all.includes(key);
  };
}
