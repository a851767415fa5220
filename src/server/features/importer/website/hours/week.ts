// Long because every rule by which statements of a table settle a day stands together.
import type {
  DayHours,
  HoursOfOperation,
  TimeRange,
  WeeklyHours,
} from "#contract/hours/hours.types.ts";
import { inOrder } from "#contract/hours/hours-reader.ts";
import { EVERY_DAY } from "#contract/hours/weekday-names.ts";
import { writeHours } from "#contract/hours/write-hours.ts";
import type { ImportQuestion } from "#contract/importer.ts";
import { type Clock, isTwentyFour, readDay } from "./clock.ts";
import { type DayPart, isEarlyMeal, type Meal, says, withoutFarewell } from "./labels.ts";
import { type DayRank, fold } from "./lexicon.ts";
import { sayDays } from "./spoken-days.ts";
import type { Statement, Times } from "./statements.ts";
import type { ClockTime } from "./tokens.ts";

export interface MealStatement extends Statement {
  meal: Meal | null;
  /** The words of the line. */
  words: string;
}

export interface Week {
  hours: WeeklyHours;
  /** Days whose times can mean several things. */
  doubts: Doubt[];
}

interface Doubt {
  days: number[];
  words: string;
  choices: TimeRange[][];
  /** Nobody says when it closes. */
  isLate: boolean;
}

interface Said {
  hours: DayHours;
  rank: DayRank;
  meal: Meal | null;
  doubt: Doubt | null;
}

/** When it opens, or closes, said by itself. */
type End = Pick<MealStatement, "days" | "rank" | "meal" | "words"> & { time: ClockTime };

/**
 * The week that the statements of a table make. A day said twice: what names it more closely counts, then what is said
 * later; meals and ranges apart from each other add up.
 */
export function readWeek(statements: readonly MealStatement[], isTwelveHour: boolean): Week {
  const joined = joinDaysWithTimes(statements);
  const clock: Clock = {
    isTwelveHour,
    usesTwentyFour: joined.some(({ times }) => rangesOf(times).some(isTwentyFourRange)),
  };
  const week: (Said | undefined)[] = [];
  for (const { days, rank, times, meal, words } of joined) {
    if (!times || isRemark(times) || (times.kind === "closed" && days === null)) continue;
    const doubt: Doubt = { days: [], words, choices: [], isLate: times.kind === "late" };
    for (const day of days ?? EVERY_DAY) {
      const before = week[day];
      const choices = choicesOf(times, clock, meal);
      const isClear = choices.length < 2;
      const said: Said = {
        hours: isClear ? (choices[0] ?? null) : null,
        rank,
        meal,
        doubt: isClear ? null : doubt,
      };
      doubt.choices = choices;
      week[day] = before ? settle(before, said) : said;
    }
  }
  joinEnds();
  for (const [index, statement] of joined.entries()) {
    if (statement.times && isRemark(statement.times)) change(statement, statement.times, index);
  }
  settleDoubts(week);
  closeTheRest(joined, week);
  const doubts = new Set<Doubt>();
  for (const day of EVERY_DAY) {
    const doubt = week[day]?.doubt;
    doubt?.days.push(day);
    if (doubt) doubts.add(doubt);
  }
  return { hours: EVERY_DAY.map((day) => week[day]?.hours ?? null), doubts: [...doubts] };

  /** "We open at 11 every day. We close at 9, at 10 on Fridays": both ends of a day stand apart. */
  function joinEnds(): void {
    const doubts = new Map<string, Doubt>();
    const endsNameDays = joined.some(
      ({ days, times }) => days !== null && /^(?:from|until)$/.test(times?.kind ?? ""),
    );
    for (const day of EVERY_DAY) {
      const before = week[day];
      // "On Sundays also lunch, 1-4"
      if (before && !(before.meal && before.hours?.length)) continue;
      const [start, end] = [endOf("from", day), endOf("until", day)];
      if (!start || !end || !endsNameDays || isEarlyMeal(end.meal)) continue;
      const choices = readDay([{ from: start.time, to: end.time }], clock, start.meal ?? end.meal);
      const words = [...new Set([start.words, end.words])].join("; ");
      const key = JSON.stringify([words, choices]);
      const doubt = doubts.get(key) ?? { days: [], words, choices, isLate: false };
      doubts.set(key, doubt);
      const isClear = choices.length < 2;
      const said: Said = {
        hours: isClear ? (choices[0] ?? null) : null,
        rank: start.rank > end.rank ? start.rank : end.rank,
        meal: start.meal,
        doubt: isClear ? null : doubt,
      };
      week[day] = before ? settle(before, said) : said;
    }
  }

  /** What names the day most closely, then what is said last. */
  function endOf(kind: "from" | "until", day: number): End | null {
    let best: End | null = null;
    for (const { days, rank, times, meal, words } of joined) {
      if (times?.kind !== kind || (days !== null && !days.includes(day))) continue;
      const isCloser = !best || (best.days === null) > (days === null) || rank >= best.rank;
      if (isCloser) best = { days, rank, meal, words, time: times.time };
    }
    return best;
  }

  /** What is said about hours that stand elsewhere: their end, or a break in them. */
  function change({ days, rank, meal, words }: MealStatement, times: Remark, index: number): void {
    if ((times.kind === "at" || times.kind === "from") && days === null) return;
    const isRanges = (other: MealStatement) => other.times?.kind === "ranges";
    const last = joined.slice(0, index).findLast(isRanges);
    // A break in a line of its own, below all hours, is that of every day.
    const isOfAll = last?.words !== words && !joined.slice(index + 1).some(isRanges);
    const same = isOfAll && times.kind === "pause" ? EVERY_DAY : (last?.days ?? EVERY_DAY);
    const pauses = times.kind === "pause" ? (readDay(times.ranges, clock, "midday")[0] ?? []) : [];
    for (const day of days ?? (times.kind === "until" ? [] : same)) {
      const before = week[day];
      if (times.kind === "lacks") {
        if (before?.hours) week[day] = { ...before, hours: withoutMeal(before, times.part) };
        continue;
      }
      if (times.kind === "pause" || times.kind === "partly" || times.kind === "only") {
        const base = before ?? (times.kind === "only" ? week[last?.days?.[0] ?? 0] : undefined);
        if (base?.hours) week[day] = { ...base, hours: lessened(base.hours, times, pauses) };
        continue;
      }
      // "Food daily until 9" is not about the day that has its own times.
      if (before && rank < before.rank) continue;
      // "Mon-Fri 8-4, Saturdays till 12": Saturday begins as the other days do.
      const base = before ?? (times.kind === "until" && last ? week[last.days?.[0] ?? 0] : null);
      const changed =
        base?.hours &&
        (times.kind === "from"
          ? openAt(base.hours, times.time, clock)
          : closeAt(base.hours, times.time, clock, meal));
      const isDoubtful = times.kind === "from" && !isMuchOf(changed ?? [], base?.hours ?? []);
      if (base && changed) week[day] = { ...base, hours: isDoubtful ? null : changed, rank };
    }
  }
}

type Remark = Extract<
  Times,
  { kind: "until" | "at" | "from" | "pause" | "partly" | "only" | "lacks" }
>;

const isRemark = (times: Times): times is Remark =>
  /^(?:until|at|from|pause|partly|only|lacks)$/.test(times.kind);

/** When the hours of a part of the day begin, from and to, and a moment in the middle of them. */
const dayParts: Record<DayPart, readonly [from: number, to: number, middle: number]> = {
  morning: [0, 719, 600],
  midday: [600, 899, 750],
  afternoon: [720, 1440, 930],
  evening: [900, 1440, 1200],
};

function lessened(
  hours: readonly TimeRange[],
  times: Extract<Remark, { kind: "pause" | "partly" | "only" }>,
  pauses: readonly TimeRange[],
): DayHours {
  if (times.kind === "pause") return without(hours, pauses);
  return times.kind === "partly" ? withoutPart(hours, times.part) : onlyPart(hours, times.part);
}

/** Unknown where nothing begins in the part: nobody says when it opens. */
function onlyPart(hours: readonly TimeRange[], part: DayPart): DayHours {
  const [from, to] = dayParts[part];
  const left = hours.filter(({ opens }) => opens >= from && opens <= to);
  return left.length > 0 ? left : null;
}

/** Unknown where hours go on through the part: nobody says when they end. */
function withoutPart(hours: readonly TimeRange[], part: DayPart): DayHours {
  const [from, to, middle] = dayParts[part];
  const left = hours.filter(({ opens }) => opens < from || opens > to);
  return left.some(({ opens, closes }) => opens < middle && closes > middle) ? null : left;
}

const longestMeal = 360;

/** What goes on all day stays; a day that has nothing but the meal is unknown. */
function withoutMeal({ hours, meal }: Said, part: DayPart): DayHours {
  const [from, to] = dayParts[part];
  const isMeal = ({ opens, closes }: TimeRange) =>
    opens >= from && opens <= to && (part === "evening" || closes - opens <= longestMeal);
  const left = hours?.filter((range) => !isMeal(range)) ?? [];
  if (left.length > 0) return left;
  return meal ? null : hours;
}

const without = (hours: readonly TimeRange[], pauses: readonly TimeRange[]): TimeRange[] =>
  pauses.reduce<TimeRange[]>(
    (left, pause) =>
      left.flatMap((range) =>
        pause.opens > range.opens && pause.closes < range.closes
          ? [
              { opens: range.opens, closes: pause.opens },
              { opens: pause.closes, closes: range.closes },
            ]
          : range,
      ),
    [...hours],
  );

/** Beside "Sat 12-9", "Fri 5-9" is the evening: it ends with the other days and begins within them. */
function settleDoubts(week: (Said | undefined)[]): void {
  const clear = week.flatMap((said) => said?.hours ?? []);
  if (clear.some(({ opens }) => opens < earliestLunch)) return;
  for (const day of EVERY_DAY) {
    const said = week[day];
    const doubt = said?.doubt?.isLate ? null : said?.doubt;
    const evening = doubt?.choices.find(([range]) => range && range.opens >= 720);
    const fits = clear.some(
      ({ opens, closes }) =>
        evening?.[0] && opens <= evening[0].opens && Math.abs(closes - evening[0].closes) <= 60,
    );
    if (said && evening && fits) week[day] = { ...said, hours: evening, doubt: null };
  }
}

const earliestLunch = 630;

/** "Wed-Sat 11-9. Sun, Mon and Tue we rest": all other days have times, so it is closed, in whatever words. */
function closeTheRest(joined: readonly MealStatement[], week: (Said | undefined)[]): void {
  const loose = joined.filter(
    ({ isLoose, days, rank, times, words }) =>
      isLoose &&
      days &&
      // "Every day we bake" closes none.
      rank > 0 &&
      !times &&
      !(["vague", "event"] as const).some((kind) => says(kind, withoutFarewell(fold(words)))),
  );
  const left = EVERY_DAY.filter((day) => !week[day]);
  if (left.length > 3 || !left.every((day) => loose.some(({ days }) => days?.includes(day))))
    return;
  for (const day of left) week[day] = { hours: [], rank: 2, meal: null, doubt: null };
}

const rangesOf = (times: Times | null) => (times?.kind === "ranges" ? times.ranges : []);
const isTwentyFourRange = ({ from, to }: ReturnType<typeof rangesOf>[number]) =>
  isTwentyFour(from) || isTwentyFour(to);

/** "TUES - THURS" on one line, "11AM - 8PM" on the next; and a second line of times for the same days. */
function joinDaysWithTimes(statements: readonly MealStatement[]): MealStatement[] {
  const joined: MealStatement[] = [];
  for (const statement of pairBlocks(withDaysOfMeals(statements))) {
    const last = joined.at(-1);
    const { days, times } = statement;
    const mayJoin = days === null && times !== null && last !== undefined && last.days !== null;
    // "Closed" above "Mondays".
    const isClosed = last?.days === null && last.times?.kind === "closed";
    if (isClosed && days !== null && times === null)
      joined[joined.length - 1] = { ...statement, times: last.times };
    else if (mayJoin && last.times === null)
      joined[joined.length - 1] = { ...last, times, meal: last.meal ?? statement.meal };
    else if (mayJoin && last.times?.kind === "at" && times.kind === "at")
      last.times = { kind: "ranges", ranges: [{ from: last.times.time, to: times.time }] };
    // "Tuesday to Sunday: lunch one to four, dinner eight to eleven"
    else if (mayJoin && statement.meal && last.meal && statement.meal !== last.meal)
      joined.push(withDays(statement, last, last.rank));
    else if (mayJoin && times.kind === "ranges" && last.times?.kind === "ranges") {
      last.times = { kind: "ranges", ranges: [...last.times.ranges, ...times.ranges] };
    } else joined.push({ ...statement });
  }
  return joined;
}

/** "Lunch Wednesday to Sunday, dinner Friday and Saturday" above "Lunch 12-3", "Dinner 6-10". */
function withDaysOfMeals(statements: readonly MealStatement[]): readonly MealStatement[] {
  const isNamed = ({ meal, days, times }: MealStatement) => meal && days && !times;
  const isTimed = ({ meal, days, times }: MealStatement) => meal && !days && times;
  const firstTimed = statements.findIndex(isTimed);
  // "Dinner", "Mon-Thu", "5-10", "Fri", "5-11": each has its times right below it.
  if (firstTimed < 0 || statements.findLastIndex(isNamed) > firstTimed) return statements;
  const named = (meal: Meal | null) =>
    statements.find((said) => said.meal === meal && isNamed(said));
  const meals = new Set(
    statements.flatMap((said) => (isTimed(said) && named(said.meal) ? [said.meal] : [])),
  );
  if (meals.size < 2) return statements;
  return statements.flatMap((said) => {
    if (!said.meal || !meals.has(said.meal)) return [said];
    if (said.days && !said.times) return [];
    const days = named(said.meal);
    return said.days === null && days ? [withDays(said, days, days.rank)] : [said];
  });
}

/** Days and times in lines of their own, which are not days above their times. */
function pairBlocks(statements: readonly MealStatement[]): readonly MealStatement[] {
  const isDay = ({ days, times, isLoose }: MealStatement) => days !== null && !times && !isLoose;
  const isTime = ({ days, times }: MealStatement) => days === null && times !== null;
  const half = statements.length / 2;
  // "Mon", "Tue", "Wed" below each other, then "11-9", "11-9", "closed": two columns, read one after the other.
  const isColumns =
    half > 1 && statements.slice(0, half).every(isDay) && statements.slice(half).every(isTime);
  // "11-9" above "Mon-Fri", "10-4" above "Sat"; below them it may be said which days are closed.
  const other = statements.findIndex((said, index) => !(index % 2 === 0 ? isTime : isDay)(said));
  const turned = other < 0 ? statements.length : other - (other % 2);
  const isTurned =
    turned >= 2 &&
    statements
      .slice(turned)
      .every(({ days, times, isLoose }) => days !== null && (times !== null || isLoose));
  if (isColumns)
    return statements.slice(half).map((said, index) => withDays(said, statements[index], 2));
  if (!isTurned) return statements;
  const paired = statements.slice(0, turned).flatMap((said, index) => {
    const below = statements[index + 1];
    return index % 2 === 0 && below ? withDays(said, below, below.rank) : [];
  });
  return [...paired, ...statements.slice(turned)];
}

const withDays = (
  said: MealStatement,
  named: MealStatement | undefined,
  rank: DayRank,
): MealStatement => ({ ...said, days: named?.days ?? null, rank });

function choicesOf(times: Times, clock: Clock, meal: Meal | null): TimeRange[][] {
  if (times.kind === "closed") return [[]];
  if (times.kind === "always") return [[{ opens: 0, closes: 1440 }]];
  if (times.kind === "late")
    return lateEnds.flatMap((hour) => {
      const to = { hour, minute: 0, half: null, isTwentyFour: true };
      const from = times.from.hour > 12 ? times.from : { ...times.from, half: halfOf(times.from) };
      return readDay([{ from, to }], clock, meal).slice(0, 1);
    });
  return times.kind === "ranges" ? readDay(times.ranges, clock, meal) : [];
}

/** When a place that closes "late" may close. */
const lateEnds = [22, 23, 24, 25, 26];

/** "5 till late" is the evening. */
const halfOf = ({ hour, half, isTwentyFour }: Extract<Times, { kind: "late" }>["from"]) =>
  half ?? (isTwentyFour ? null : hour > 6 && hour < 12 ? "am" : "pm");

function settle(before: Said, said: Said): Said {
  const isMeal = before.meal !== said.meal || said.meal !== null;
  if (!before.hours && !before.doubt) return said;
  if (before.doubt && isMeal && said.hours?.length) return withMeal(before, said.hours);
  if (isMeal && before.hours?.length && said.hours?.length) {
    return { ...before, hours: unite([...before.hours, ...said.hours]) };
  }
  if (isMeal && said.meal !== null && before.hours?.length && said.hours) return before;
  const isOtherMeal = said.meal !== null && before.meal !== said.meal;
  if (isOtherMeal && before.meal !== null && before.hours?.length === 0) return said;
  if (said.rank < before.rank) return before;
  if (said.rank === before.rank && before.hours?.length === 0) return before;
  const apart =
    before.hours?.length && said.hours?.length ? inOrder([...before.hours, ...said.hours]) : null;
  return apart ? { ...said, hours: apart } : said;
}

/** "Sat 5-10, brunch 10-2": of what the times can mean, what leaves room for the meal. */
function withMeal(said: Said, meal: readonly TimeRange[]): Said {
  const choices = (said.doubt?.choices ?? []).flatMap((ranges) => {
    const both = unite([...ranges, ...meal]);
    return both.length === ranges.length + meal.length ? [both] : [];
  });
  const [first, ...others] = choices;
  if (!first) return said;
  if (others.length === 0) return { ...said, hours: first, doubt: null };
  return { ...said, doubt: said.doubt && { ...said.doubt, days: [], choices } };
}

/** Brunch till 2 and lunch from 11 are one stretch. */
function unite(ranges: readonly TimeRange[]): TimeRange[] {
  const united: TimeRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = united.at(-1);
    if (last && range.opens <= last.closes) {
      united[united.length - 1] = {
        opens: last.opens,
        closes: Math.max(last.closes, range.closes),
      };
    } else united.push(range);
  }
  return united;
}

function closeAt(
  hours: readonly TimeRange[],
  time: Extract<Times, { kind: "until" }>["time"],
  clock: Clock,
  meal: Meal | null,
): TimeRange[] | null {
  const last = hours.at(-1);
  if (!last) return null;
  const from = {
    hour: Math.floor(last.opens / 60),
    minute: last.opens % 60,
    half: null,
    isTwentyFour: true,
  };
  const isTwelveHour = time.isSpoken || (clock.isTwelveHour && !clock.usesTwentyFour);
  const isBare = time.half === null && !isTwentyFour(time) && isTwelveHour;
  // "Open 4-11, until 1 Fri-Sat": noon is over, so it is after midnight.
  const isAfterMidnight = last.opens >= noon && (time.hour % 12) * 60 + noon <= last.opens;
  const to = isBare ? { ...time, half: isAfterMidnight ? ("am" as const) : ("pm" as const) } : time;
  const [read] = readDay([{ from, to }], { ...clock, usesTwentyFour: true }, meal);
  return read ? [...hours.slice(0, -1), ...read] : null;
}

const earliest = 300;
const noon = 720;

/** Where less than half of a day is left, it may be that of an event: nobody says which. */
const isMuchOf = (left: readonly TimeRange[], hours: readonly TimeRange[]) =>
  lengthOf(left) * 2 >= lengthOf(hours);
const lengthOf = (hours: readonly TimeRange[]) =>
  hours.reduce((sum, { opens, closes }) => sum + closes - opens, 0);

/** Of both halves of the day the one that is nearer to when it opens on other days. */
function openAt(
  hours: readonly TimeRange[],
  { hour, minute, half, isTwentyFour: isLong, isSpoken }: ClockTime,
  { isTwelveHour }: Clock,
): TimeRange[] | null {
  const [first] = hours;
  if (!first) return null;
  const isClear = half !== null || isLong || hour > 12 || !(isTwelveHour || isSpoken);
  const hourOf = half === null ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
  const [opens] = (isClear ? [hourOf] : [hour % 12, (hour % 12) + 12])
    .map((said) => said * 60 + minute)
    .filter((at) => at >= earliest && hours.some(({ closes }) => closes > at))
    .toSorted((a, b) => Math.abs(a - first.opens) - Math.abs(b - first.opens));
  const left = opens === undefined ? [] : hours.filter(({ closes }) => closes > opens);
  return opens === undefined
    ? null
    : left.map((range, at) => (at === 0 ? { ...range, opens } : range));
}

const fewestSlots = 3;
const longestSlot = 75;
const longestPause = 60;

/** "10:30-11:15, 11:30-12:15, 12:30-1:15" may be chosen from: nobody opens so often and so briefly. */
export const isSlots = ({ hours }: Week): boolean =>
  hours.some(
    (day) =>
      day !== null &&
      day.length >= fewestSlots &&
      day.every(
        ({ opens, closes }, at) =>
          closes - opens <= longestSlot && opens - (day[at - 1]?.closes ?? opens) <= longestPause,
      ),
  );

/** Hours in the format of the catalogue, or null when no day is known. */
export const writeWeek = (weekly: WeeklyHours): HoursOfOperation | null =>
  weekly.some((day) => day !== null) ? writeHours(weekly) : null;

const labels = ["Morning to evening", "Mornings", "Evenings"];

/** One question for all days in doubt: each choice is the whole week that results. */
export function askAboutHalves({ hours, doubts }: Week): ImportQuestion[] {
  if (doubts.length === 0) return [];
  const words = doubts.map((doubt) => doubt.words).join("; ");
  const named = doubts.map(({ days, words: said }) => `${sayDays(days)} (${said})`);
  const isLate = doubts.every((doubt) => doubt.isLate);
  const most = Math.max(...doubts.map(({ choices }) => choices.length));
  const choices = Array.from({ length: most }, (_, index) => {
    const week = [...hours];
    for (const doubt of doubts) {
      const choice = doubt.choices[index] ?? doubt.choices[0] ?? null;
      for (const day of doubt.days) week[day] = choice;
    }
    const [first] = doubts;
    const shown = writeHours(hours.map(() => first?.choices[index] ?? first?.choices[0] ?? null));
    const label =
      !isLate && most === labels.length
        ? `${labels[index]}: ${shown["monday"]}`
        : (shown["monday"] ?? "");
    return { label, hoursOfOperation: writeHours(week) };
  });
  const question = isLate ? "until when?" : "morning or evening?";
  return [{ about: "hours", text: `${named.join("; ")}: ${question}`, words, choices }];
}
