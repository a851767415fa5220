export const WEEKDAYS: readonly string[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const GROUPS = new Map<string, readonly number[]>([
  ["daily", EVERY_DAY],
  ["weekday", [0, 1, 2, 3, 4]],
  ["weekdays", [0, 1, 2, 3, 4]],
  ["weekend", [5, 6]],
  ["weekends", [5, 6]],
  ["weds", [2]],
  // The grammar treats it as a day, so that "closed holidays" does not spoil the rest.
  ["holiday", []],
  ["holidays", []],
]);

/** Accepts any unambiguous beginning of a name ("mo", "tues") and plurals ("thursdays"). */
export function findDays(word: string): readonly number[] | undefined {
  const day = WEEKDAYS.findIndex((name) => `${name}s`.startsWith(word));
  const isClear = day >= 0 && word !== "s" && word !== "t" && word !== "";
  return isClear ? [day] : GROUPS.get(word);
}

/** Wraps around the week: Friday to Monday is four days. */
export function daySpan(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}
