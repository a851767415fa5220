import { comparable, splitWords } from "./phrases.ts";
import { allergenPhrases } from "./vocabulary/allergens.ts";
import { chickenPhrases, otherProteins } from "./vocabulary/chicken.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { heatPhrases } from "./vocabulary/heat.ts";
import { kitchenWords } from "./vocabulary/kitchen.ts";
import { sectionPhrases } from "./vocabulary/sections.ts";

const phrases = [
  ...[chickenPhrases, otherProteins, allergenPhrases, formPhrases, heatPhrases, sectionPhrases]
    .flat()
    .map(([phrase]) => phrase),
  ...kitchenWords.split(","),
].map((phrase) => splitWords(phrase).map(({ text }) => text));
const known = new Set(phrases.flat());
/** "po boy" is written as two words, too. */
const knownPairs = new Set(
  phrases.flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`)),
);

export const isKnownWord = (word: string): boolean =>
  word.length > 2 && known.has(comparable(word));

/** What a scanner takes for what. */
const mistaken: [string, string[]][] = [
  ["rn", ["m"]],
  ["vv", ["w"]],
  ["q", ["g"]],
  ["1", ["l", "i"]],
  ["0", ["o"]],
  ["5", ["s"]],
  ["|", ["l", "i"]],
  ["!", ["i", "l"]],
  ["l", ["i"]],
  ["I", ["l"]],
  ["9", ["g"]],
  ["6", ["b", "g"]],
  ["8", ["b"]],
];
/** The same on a page that is known to be scanned: letters of one shape, one of them in a word. */
const alike = "ceo,eco,oeac,ao,hbk,kh,bh,nu,un,ftl,tfl,qg,vy,yv,it";
const lookAlikes = new Map(alike.split(",").map(([letter = "", ...others]) => [letter, others]));
const fewestMended = 3;
const shortestAlike = 5;
const longestWord = 20;
const mostTries = 64;
/** Different words of one menu; more are hostile. */
const mostMended = 10_000;

/** Mends words that a scanner misread, where that gives a word of a kitchen: "Fr1ed Ch1cken", "torti11a", "Ch ips". */
export function mendScannedWords(text: string): string {
  const mended = new Map<string, string>();
  let isScanned = false;
  const mend = (word: string): string => {
    const before = mended.get(word);
    if (before !== undefined || mended.size >= mostMended) return before ?? word;
    const tries = isKnownWord(word) ? [] : variants(word);
    const near = () =>
      isScanned ? (withLookAlike(word).find(isKnownWord) ?? withoutDigits(word)) : word;
    const found = isKnownWord(word) ? word : (tries.find(isKnownWord) ?? near());
    mended.set(word, found);
    return found;
  };
  const fewestLetters = (word: string) => (isScanned ? 2 : /\p{L}\d\p{L}/u.test(word) ? 3 : 4);
  const mendAll = (whole: string) =>
    whole.replace(/[\p{L}\d|]+(?:!\p{L}+)?/gu, (word) =>
      word.length < fewestLetters(word) ||
      word.length > longestWord ||
      partOfAmount.test(word) ||
      !/\p{Script=Latin}/u.test(word)
        ? word
        : mend(word),
    );
  const isWhole = (word: string) => isKnownWord(mend(word));
  const read = mendAll(mendScannedSigns(text));
  isScanned = [...mended].filter(([word, found]) => word !== found).length >= fewestMended;
  if (isScanned) mended.clear();
  const whole = (isScanned ? mendAll(read) : read).replace(
    /(?<![\p{L}'-])(\p{Lu}) (\p{Lu}{3,15})(?![\p{L}'-])/gu,
    joinInitial,
  );
  const halves = new Set<string>();
  const joined = whole.replace(
    /(?<![\p{L}'-])(\p{L}{2,12}) (\p{Ll}{2,6})(?![\p{L}'-])/gu,
    (pair, first: string, second: string) => {
      // "Fig Jam on Ciabatta"
      if (smallWords.has(second) || (isWhole(first) && isWhole(second))) return pair;
      if (knownPairs.has(`${comparable(first)} ${comparable(second)}`)) return pair;
      const word = mend(first + second);
      if (!isKnownWord(word)) return pair;
      halves.add(comparable(pair));
      return word;
    },
  );
  // A scanner breaks more than one word; "sun dried" is how somebody writes it.
  return (isScanned || halves.size > 1 ? joined : whole).replace(
    /(?<!\p{L})(\p{Ll}{2,15})- (\p{Ll}{2,15})/gu,
    (pair, first: string, second: string) =>
      isKnownWord(first + second) && !(isKnownWord(first) && isKnownWord(second))
        ? first + second
        : pair,
  );
}

/** The "l0" of "l0.95": digits, and what looks like them. */
const partOfAmount = /^(?=[OolI]{0,2}\d)[\dOolI]{2,3}$/;

const smallWords = new Set("on in an and of or with the to at by from for as".split(" "));

/** "B URGERS" */
const joinInitial = (whole: string, first: string, rest: string) =>
  isKnownWord(first + rest) && !isKnownWord(rest) ? first + rest : whole;

/** The word with one letter replaced by one that looks like it. */
function withLookAlike(word: string): string[] {
  if (word.length < shortestAlike || !/^\p{L}\p{Ll}+$/u.test(word)) return [];
  return Array.from(word).flatMap((letter, at) =>
    (lookAlikes.get(letter) ?? []).map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  );
}

/** "SAL0MlES", "ab0ut": no kitchen knows the word, but letters stand around what is none of them. */
const withoutDigits = (word: string): string =>
  word
    .replace(/(?<=\p{Lu})[l|]|[l|](?=\p{Lu})/gu, "I")
    .replace(/(?<=\p{L})0|^0(?=\p{L})|(?<=\p{L}0)0/gu, /\p{Ll}/u.test(word) ? "o" : "O");

const misreadDollar = /(?<![\p{L}\p{N}.,$])S ?(?=[\dOlI]{1,2}[.,][\dOlI]{2}(?![\p{L}\p{N}]))/gu;
const dollarAsDigit = /(?<![\p{L}\p{N}$€£] ?)(?<![.,])8(?=\d[.,]\d\d(?![\d.,]))/gu;

/** "E3.30" for the pound or the euro. */
const misreadPound = /(?<![\p{L}\p{N}.,£€])[EFf](?=[\dOlI]{1,2}[.,] ?[\dOlI]{2}(?![\p{L}\p{N}]))/gu;
/** "R1O5", "9Op", "3OOml" */
const misreadZero =
  /(?<![\p{L}\p{N}])((?:RM|Rs|R)?\d{1,4})(O+)(?=\d{0,3}(?:p|ml|g|kg)?(?![\p{L}\p{N}]))/gu;

/** A scanner that takes the dollar for an S takes it for an 8 too. */
function mendScannedSigns(scanned: string): string {
  const text = mendPounds(scanned).replace(
    misreadZero,
    (_, digits: string, zeros: string) => digits + "0".repeat(zeros.length),
  );
  const mended = text.replace(misreadDollar, "$");
  return (text.match(misreadDollar)?.length ?? 0) > 1 ? mended.replace(dollarAsDigit, "$") : text;
}

const mendPounds = (text: string): string =>
  (text.match(misreadPound)?.length ?? 0) > 1
    ? text.replace(misreadPound, text.includes("€") ? "€" : "£")
    : text;

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
