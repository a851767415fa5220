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
  // A day like any other to the grammar, so that "closed holidays" does not spoil the rest.
  ["holiday", []],
  ["holidays", []],
]);

/** Any beginning of the name counts ("mo", "tues", "thursdays"), unless two days begin like it. */
export function findDays(word: string): readonly number[] | undefined {
  const day = WEEKDAYS.findIndex((name) => `${name}s`.startsWith(word));
  const isClear = day >= 0 && word !== "s" && word !== "t" && word !== "";
  return isClear ? [day] : GROUPS.get(word);
}

/** Wraps around the week: Friday to Monday is four days. */
export function daySpan(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}
