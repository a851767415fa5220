import type { MenuLine } from "./menu.types.ts";
import { comparable } from "./phrases.ts";

/** Menus were seen in these, or are likely in them. */
const languages =
  "en de fr es it cs pl nl pt ca gl eu sv da nb fi is et lv lt sk sl hr sr bs mk bg ro hu el tr ru uk sq ko ja zh vi id ms th ar he fa hi fil sw af".split(
    " ",
  );
/** Those whose short forms are known; elsewhere they are "sub", "la" and "to". */
const shortened = languages.slice(0, 9).concat("sv", "sk", "hu", "ko", "ja");
const daysOfWeek = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
const firstOfMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));

const namesOf = (
  options: Intl.DateTimeFormatOptions,
  dates: readonly number[],
  spoken: readonly string[] = languages,
) =>
  spoken.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    return dates.map((date) => format.format(date).replace(/\.$/, ""));
  });

/** The days of the week, as people write them. */
export const weekdayNames = namesOf({ weekday: "long" }, daysOfWeek);

export const shortWeekdays = [
  ...namesOf({ weekday: "short" }, daysOfWeek, shortened),
  // Intl does not have these.
  ..."tues weds thur thurs".split(" "),
];
const inPlan = (names: readonly string[]) =>
  new Set(names.flatMap((name) => name.split(/[\s-]/)).map(comparable));
const weekdayWords = inPlan([...weekdayNames, ...shortWeekdays]);
const monthWords = inPlan([
  ...namesOf({ month: "long", day: "numeric" }, firstOfMonths).map((date) =>
    date.replace(/\d/g, ""),
  ),
  ...namesOf({ month: "short" }, firstOfMonths, shortened),
]);

const longestDate = 40;
const word = /[\p{L}\p{M}]+/gu;
/** "6", "3/4", "12. 1.", "9th", "2026": but no "6.50". */
const dayNumber = /^(?:0?[1-9]|[12]\d|3[01])(?!\d)/;

/** "Monday 6", "Po 12. 1.", "Wed 3/4", "sexta-feira, 9 de maio": a day of a plan, whose number is no price. */
export function isDayOfPlan(text: string): boolean {
  if (text.length > longestDate || !/\d/.test(text) || /[\p{Sc}"″]|\d[.,]\d\d(?![\d.])/u.test(text))
    return false;
  const words = text.match(word)?.map(comparable) ?? [];
  const number = text.slice(text.search(/\d/));
  return (
    dayNumber.test(number) &&
    weekdayWords.has(words[0] ?? "") &&
    words.every((said) => weekdayWords.has(said) || monthWords.has(said) || ordinal.test(said))
  );
}
const ordinal = /^(?:st|nd|rd|th|de|er|o|a|of|the|den)$/;

/** The dishes of a day stand apart from those of the day before. */
export function withoutDays(lines: readonly MenuLine[]): MenuLine[] {
  let isBelow = false;
  return lines.flatMap((line) => {
    const isDay = isDayOfPlan(line.text.trim());
    const left = isDay ? [] : [isBelow ? { ...line, followsBlank: true, opensDay: true } : line];
    isBelow = isDay;
    return left;
  });
}
