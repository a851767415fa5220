import { fold } from "./lexicon.ts";
import {
  besideAloneWords,
  dayPartWords,
  farewellWords,
  labelWords,
  otherAloneWords,
  placeNouns,
} from "./words.ts";

type Label = keyof typeof labelWords;
export type Meal = "breakfast" | "midday" | "dinner";
export type DayPart = keyof typeof dayPartWords;

const isSpaced = (word: string) => /^[\p{Script=Latin}\p{Script=Cyrillic} .'-]+$/u.test(word);
const escaped = (word: string) => word.replace(/[.]/g, "\\.");
const patterns = Object.fromEntries(
  Object.entries(labelWords).map(([label, words]) => {
    const [spaced, unspaced] = [true, false].map((isWanted) =>
      words
        .split("|")
        .filter((word) => isSpaced(word) === isWanted)
        .map(escaped),
    );
    const place = label === "event" ? `(?! (?:${placeNouns})(?!\\p{L}))` : "";
    const bounded = `(?<!\\p{L})(?:${spaced?.join("|")})(?!\\p{L})${place}`;
    return [label, new RegExp([bounded, ...(unspaced ?? [])].join("|"), "u")];
  }),
) as Record<Label, RegExp>;

/** Whether folded words name something: the kitchen, happy hour, the summer. */
export const says = (label: Label, folded: string): boolean => patterns[label].test(folded);

const besideAlone = new RegExp(`^(?:${besideAloneWords})(?: (?:opening )?(?:hours|hrs|times))?:?$`);

const otherAlone = new RegExp(`^(?:${otherAloneWords}):?$`);

/** Hours of something else, by what a label says and by all of it: "Shift", but not "Shift Coffee". */
export const isOther = (label: string): boolean => says("other", label) || otherAlone.test(label);

/** The words for a page or a section about others, as far as they are all of a heading. */
export function isTopic(heading: string): boolean {
  const [named = ""] = patterns.topic.exec(heading) ?? [];
  if (!named || says("eating", heading)) return false;
  // "Now hiring: line cooks", but "Partners Coffee" and "Sabores da Praça" are names.
  const others = heading.replace(named, "").match(/\p{L}{4,}/gu) ?? [];
  return named.includes(" ") || others.every((word) => ourWord.test(word));
}

const ourWord = /^(?:nuestr|notre|unser|nostr|noss|onze|vara|vore|nase|nasi|here)/;

/** What is no place to eat, unless one is named too. */
export const isBeside = (folded: string): boolean =>
  (says("beside", folded) || besideAlone.test(folded)) && !says("eating", folded);

/** Britain's evening meal, by its label and its hour: "Coffee & Tea 8-4" and "Tea Room 3-5" are what a place sells. */
const teaTime = /^tea:? (?!and |rooms?\b|house|garden|shop|bar\b)[^\d&+/]{0,30}[3-5](?!\d)/;
export const isTeaTime = (folded: string): boolean => teaTime.test(folded);

/** The meal that words name; "lunch and dinner" are not one of them. */
export const mealOf = (text: string): Meal | null => {
  const folded = fold(text);
  const [meal = null, other] = (["breakfast", "dinner", "midday"] as const).filter(
    (name) => says(name, folded) || (name === "dinner" && isTeaTime(folded)),
  );
  return other ? null : meal;
};

/** Its end is not that of the place. */
export const isEarlyMeal = (meal: Meal | null): boolean =>
  meal === "breakfast" || meal === "midday";

/** German and its relatives write "Sonntagabend" in one word. */
const partPatterns = Object.entries(dayPartWords).map(
  ([part, words]) =>
    [
      part as DayPart,
      new RegExp(`(?:(?<!\\p{L})|(?<=tag|dag|woch))(?:${words})(?!\\p{L})`, "u"),
    ] as const,
);

export const dayPartOf = (folded: string): DayPart | null =>
  partPatterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;

const farewell = new RegExp(
  `(?<!\\p{L})(?:${farewellWords
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?!\\p{L})`,
  "u",
);

/** "Mondays: see you tomorrow!" names no day of its own. */
export const withoutFarewell = (folded: string): string => folded.replace(farewell, "");
