// Checks whether words of a language model's answer stand in the text that it read.
import { splitWords } from "../menu/words.ts";

/** Words without case, accents and plural, to compare them: " chicken club ". */
export const keyOf = (text: string): string =>
  ` ${splitWords(text)
    .map((word) => word.text)
    .join(" ")} `;

/** Finds words that stand in the text one after another, also across the ends of lines. */
export function createSays(text: string): (words: string) => boolean {
  const all = keyOf(text);
  return (words) => {
    const key = keyOf(words);
    return key.trim() !== "" && all.includes(key);
  };
}
