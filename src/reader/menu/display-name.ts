// Writes a name as it is shown.
import { trimSigns } from "../trim-signs.ts";

const small = new Set(
  "a an and the of on in with w or for to by de la le du des et con y e di da al mit und im vom à au aux del el los las".split(
    " ",
  ),
);
const kept = new Set(
  "BLT BBQ OG NYC LA XL XXL PB&J B.L.T. TLC KFC USA II III MVP ABC BLTA DLT".split(" "),
);

const longestName = 120;

/** A name in capitals is shown in title case. */
export function displayName(name: string): string {
  const bare = name
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu, " ")
    .replace(/\s+/g, " ");
  const text = trimSigns(bare, '"“”*').slice(0, longestName);
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return text;
  return text
    .split(" ")
    .map((word, index) => showWord(word, index === 0))
    .join(" ");
}

function showWord(word: string, isFirst: boolean): string {
  if (kept.has(word)) return word;
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower)) return lower;
  return lower.replace(
    /(^|[-/(&"“])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
