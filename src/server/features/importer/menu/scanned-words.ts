import { comparable, splitWords } from "./phrases.ts";
import { allergenPhrases } from "./vocabulary/allergens.ts";
import { chickenPhrases, otherProteins } from "./vocabulary/chicken.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { heatPhrases } from "./vocabulary/heat.ts";
import { kitchenWords } from "./vocabulary/kitchen.ts";
import { sectionPhrases } from "./vocabulary/sections.ts";

const known = new Set(
  [
    ...[chickenPhrases, otherProteins, allergenPhrases, formPhrases, heatPhrases, sectionPhrases]
      .flat()
      .map(([phrase]) => phrase),
    ...kitchenWords.split(","),
  ].flatMap((phrase) => splitWords(phrase).map(({ text }) => text)),
);

export const isKnownWord = (word: string): boolean =>
  word.length > 2 && known.has(comparable(word));

/** What a scanner takes for what. */
const mistaken: [string, string[]][] = [
  ["rn", ["m"]],
  ["vv", ["w"]],
  ["1", ["l", "i"]],
  ["0", ["o"]],
  ["5", ["s"]],
  ["|", ["l", "i"]],
  ["!", ["i", "l"]],
  ["l", ["i"]],
  ["I", ["l"]],
];
const longestWord = 20;
const mostTries = 64;
/** Different words of one menu; more are hostile. */
const mostMended = 10_000;

/** Mends words that a scanner misread, where that gives a word of a kitchen: "Fr1ed Ch1cken", "torti11a", "Ch ips". */
export function mendScannedWords(text: string): string {
  const mended = new Map<string, string>();
  const mend = (word: string): string => {
    const before = mended.get(word);
    if (before !== undefined || mended.size >= mostMended) return before ?? word;
    const found = isKnownWord(word) ? word : (variants(word).find(isKnownWord) ?? word);
    mended.set(word, found);
    return found;
  };
  const isWhole = (word: string) => isKnownWord(mend(word));
  return mendScannedSigns(text)
    .replace(/[\p{L}\d|]+(?:!\p{L}+)?/gu, (word) =>
      word.length < 4 || word.length > longestWord || !/\p{Script=Latin}/u.test(word)
        ? word
        : mend(word),
    )
    .replace(
      /(?<![\p{L}'-])(\p{L}{2,12}) (\p{Ll}{2,6})(?![\p{L}'-])/gu,
      (whole, first: string, second: string) => {
        if (isWhole(first) && isWhole(second)) return whole;
        const joined = mend(first + second);
        return isKnownWord(joined) ? joined : whole;
      },
    )
    .replace(
      /(?<!\p{L})(\p{Ll}{2,15})- (\p{Ll}{2,15})/gu,
      (whole, first: string, second: string) =>
        isKnownWord(first + second) && !(isKnownWord(first) && isKnownWord(second))
          ? first + second
          : whole,
    );
}

const misreadDollar = /(?<![\p{L}\p{N}.,$])S ?(?=[\dOlI]{1,2}[.,][\dOlI]{2}(?![\p{L}\p{N}]))/gu;
const dollarAsDigit = /(?<![\p{L}\p{N}$€£] ?)(?<![.,])8(?=\d[.,]\d\d(?![\d.,]))/gu;

/** A scanner that takes the dollar for an S takes it for an 8 too. */
function mendScannedSigns(text: string): string {
  const mended = text.replace(misreadDollar, "$");
  return (text.match(misreadDollar)?.length ?? 0) > 1 ? mended.replace(dollarAsDigit, "$") : text;
}

/** The word with one or more of its doubtful letters replaced, fewest first. */
function variants(word: string): string[] {
  // "BITS" is no misread "BLTS": a scanner gives a small l among capitals.
  if (/^\p{Lu}+$/u.test(word)) return [];
  const isUpper =
    word
      .replace(/[^\p{L}]/gu, "")
      .replace(/l/g, "")
      .match(/^\p{Lu}{2,}$/u) !== null;
  let found = [""];
  for (let at = 0; at < word.length; ) {
    const rule = mistaken.find(([from]) => word.startsWith(from, at));
    const from = rule?.[0] ?? word[at] ?? "";
    const options = [from, ...(rule?.[1] ?? []).map((to) => (isUpper ? to.toUpperCase() : to))];
    if (found.length * options.length > mostTries) return [];
    found = found.flatMap((start) => options.map((option) => start + option));
    at += from.length;
  }
  return found.map((variant) =>
    /^\p{Lu}/u.test(word) || /^[1|l]\p{Ll}/u.test(word) === false
      ? variant
      : variant.charAt(0).toUpperCase() + variant.slice(1),
  );
}
