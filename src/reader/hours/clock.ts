// What the ranges of a day can mean: "9-5" is nine in the morning to five in the afternoon.
import type { TimeRange } from "../reader.types.ts";
import type { ClockTime } from "./tokens.ts";
import { inOrder } from "./week-format.ts";

export interface RangeText {
  from: ClockTime;
  to: ClockTime;
}

export type Meal = "breakfast" | "midday" | "dinner";

export interface Clock {
  /** People here write "9 to 5". */
  isTwelveHour: boolean;
  /** Another line of the table says 17:00. */
  usesTwentyFour: boolean;
}

const noon = 720;
const wholeDay = 1440;
const shortest = 30;
/** A place that opens for less than this is more likely open half a day longer. */
const plausible = 150;
const earliestMorning = 300;

/**
 * What the ranges of a day can mean, the likeliest first: one reading when they are clear, several when only a person
 * knows, none when it is nonsense.
 */
export function readDay(
  texts: readonly RangeText[],
  clock: Clock,
  meal: Meal | null,
): TimeRange[][] {
  if (texts.length === 1 && texts[0])
    return readRange(texts[0], clock, meal).map((range) => [range]);
  const ranges: TimeRange[] = [];
  for (const text of texts) {
    const earliest = ranges.at(-1)?.closes ?? 0;
    const readings = readRange(text, clock, meal);
    const later = readings.filter(({ opens }) => opens >= earliest);
    // Whatever follows has to fit behind it, so the shortest of what is left is meant.
    const [range] = shortestFirst(later.length > 0 ? later : readings);
    if (!range) return [];
    ranges.push(range);
  }
  const ordered = inOrder(ranges);
  return ordered ? [[...ordered]] : [];
}

/** Whether a time can only be of a 24-hour clock. */
export const isTwentyFour = ({ hour, half, isTwentyFour }: ClockTime): boolean =>
  half === null && (hour > 12 || isTwentyFour);

function readRange({ from, to }: RangeText, clock: Clock, meal: Meal | null): TimeRange[] {
  const isLiteral =
    isTwentyFour(from) || isTwentyFour(to) || (clock.usesTwentyFour && !from.half && !to.half);
  if (isLiteral || (from.half && to.half)) return inTurn(literal(from), literal(to));
  const literally = inTurn(literal(from), literal(to));
  const isUsual = literally.some(({ opens, closes }) => closes - opens <= noon);
  if (!clock.isTwelveHour && !from.half && !to.half && isUsual) return literally;
  const all = minutesOf(from).flatMap((opens) =>
    minutesOf(to).flatMap((closes) => inTurn(opens, closes)),
  );
  const atMeal = meal ? all.filter(({ opens }) => isAtMeal(opens, meal)) : [];
  if (atMeal.length > 0) return shortestFirst(atMeal).slice(0, 1);
  const atDay = all.filter(
    ({ opens, closes }) => opens >= earliestMorning && closes - opens < 1200,
  );
  const sorted = shortestFirst(atDay.length > 0 ? atDay : all);
  if (from.half || to.half) {
    const [first, second] = sorted;
    const isClear = !second || (first && first.closes - first.opens >= plausible);
    return isClear ? sorted.slice(0, 1) : [second, first].flatMap((range) => range ?? []);
  }
  return readBare(from, to, sorted);
}

/** "11-9" and "4-10" are clear; "6-10" is a morning, an evening or a whole day. */
function readBare(from: ClockTime, to: ClockTime, sorted: readonly TimeRange[]): TimeRange[] {
  const [start, end] = [from.hour % 12 || 12, to.hour % 12 || 12];
  const [opens, closes] = [start * 60 + from.minute, end * 60 + to.minute];
  const goesOn = closes > opens && start !== 12;
  const pick = (isMorning: boolean) =>
    sorted.filter((range) => range.opens < noon === isMorning).slice(0, 1);
  if (start === 12 || start < 5) return pick(false);
  if (!goesOn) return start < 6 && end < 4 ? [...pick(false), ...pick(true)] : pick(true);
  const wholeDays = sorted.filter(
    (range) => range.opens < noon && range.closes - range.opens > noon,
  );
  return [...wholeDays.slice(0, 1), ...pick(true), ...pick(false)];
}

const isAtMeal = (opens: number, meal: Meal): boolean => {
  if (meal === "dinner") return opens >= 900;
  return meal === "breakfast" ? opens < noon && opens >= 240 : opens >= 480 && opens < 960;
};

const shortestFirst = (ranges: readonly TimeRange[]) =>
  ranges.toSorted((a, b) => a.closes - a.opens - (b.closes - b.opens) || a.opens - b.opens);

function literal({ hour, minute, half }: ClockTime): number {
  if (half === null) return hour * 60 + minute;
  const onDial = (hour % 12) * 60 + minute;
  if (half === "night") return hour % 12 === 0 ? wholeDay : onDial + (hour % 12 >= 5 ? noon : 0);
  return hour > 12 ? hour * 60 + minute : onDial + (half === "pm" ? noon : 0);
}

/** Both halves of the day, where the time does not say which. */
const minutesOf = (time: ClockTime): number[] =>
  time.half
    ? [literal(time)]
    : [(time.hour % 12) * 60 + time.minute, (time.hour % 12) * 60 + time.minute + noon];

/** Equal times mean all day to some and closed to others, so they mean nothing. */
function inTurn(opens: number, closes: number): TimeRange[] {
  const start = opens % wholeDay;
  const end = closes < start ? closes + wholeDay : closes;
  const length = end - start;
  return length >= shortest && length <= wholeDay ? [{ opens: start, closes: end }] : [];
}
