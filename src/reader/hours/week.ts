// Makes a week of what the lines of a table say, and asks about what can mean several things.
import type { DayHours, Question, TimeRange, WeeklyHours } from "../reader.types.ts";
import { type Clock, isTwentyFour, type Meal, readDay } from "./clock.ts";
import type { DayRank } from "./lexicon.ts";
import type { Statement, Times } from "./statements.ts";
import type { ClockTime } from "./tokens.ts";
import { EVERY_DAY, inOrder, WEEKDAYS, writeDay, writeHours } from "./week-format.ts";

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
}

interface Said {
  hours: DayHours;
  rank: DayRank;
  meal: Meal | null;
  doubt: Doubt | null;
}

/**
 * The week that the statements of a table make. A day said twice: what names it more closely counts, then what is said
 * later; meals and ranges apart from each other add up.
 */
export function readWeek(statements: readonly MealStatement[], isTwelveHour: boolean): Week {
  const joined = joinDaysWithTimes(statements);
  const usesTwentyFour = joined.some(({ times }) => rangesOf(times).some(isTwentyFourRange));
  const clock: Clock = { isTwelveHour, usesTwentyFour };
  const week: (Said | undefined)[] = [];
  const opening: ClockTime[] = [];
  /** The days for which only the opening has been said. */
  let opened: number[] = [];
  for (const { days, rank, times, meal, words } of joined) {
    if (times?.kind === "opens") {
      for (const day of days ?? EVERY_DAY) opening[day] = times.time;
      opened.push(...(days ?? EVERY_DAY));
      continue;
    }
    // "Closed" before any day says how it is now, and behind them that the other days are closed.
    if (!times || (days === null && times.kind === "closed" && week.length === 0)) continue;
    const isEnd = times.kind === "closes";
    const doubt: Doubt = { days: [], words, choices: [] };
    for (const day of days ?? (isEnd ? opened : EVERY_DAY)) {
      const before = week[day];
      const from = opening[day];
      if (isEnd && !from) {
        const changed = before?.hours && closeAt(before.hours, times.time, clock, meal);
        if (before && changed) week[day] = { ...before, hours: changed, rank };
        continue;
      }
      const choices =
        isEnd && from
          ? readDay([{ from, to: times.time }], clock, meal)
          : choicesOf(times, clock, meal);
      const [choice = null] = choices;
      const isClear = choices.length < 2;
      const said = { hours: isClear ? choice : null, rank, meal, doubt: isClear ? null : doubt };
      doubt.choices = choices;
      week[day] = before && !isEnd ? settle(before, said) : said;
    }
    if (isEnd) opened = [];
  }
  for (const [day, said] of week.entries()) said?.doubt?.days.push(day);
  const doubts = new Set(week.flatMap((said) => said?.doubt ?? []));
  return { hours: EVERY_DAY.map((day) => week[day]?.hours ?? null), doubts: [...doubts] };
}

const rangesOf = (times: Times | null) => (times?.kind === "ranges" ? times.ranges : []);
const isTwentyFourRange = ({ from, to }: ReturnType<typeof rangesOf>[number]) =>
  isTwentyFour(from) || isTwentyFour(to);

/** "TUES - THURS" on one line, "11AM - 8PM" on the next; and a second line of times for the same days. */
function joinDaysWithTimes(statements: readonly MealStatement[]): MealStatement[] {
  const joined: MealStatement[] = [];
  let open: MealStatement | undefined;
  for (const statement of inPairs(statements)) {
    const last = joined.at(-1);
    const { days, times } = statement;
    const mayJoin = days === null && times !== null && last !== undefined && last.days !== null;
    // "every day except Tuesday", which is closed, and the times on the next line.
    if (mayJoin && open) {
      Object.assign(open, { times, meal: statement.meal });
      open = undefined;
    } else if (mayJoin && times.kind === "ranges" && last.times?.kind === "ranges") {
      last.times = { kind: "ranges", ranges: [...last.times.ranges, ...times.ranges] };
    } else {
      joined.push({ ...statement });
      if (times === null) open = joined.at(-1);
    }
  }
  return joined;
}

/** A column of days beside a column of as many times: "Mon", "Tue", "closed", "11-8". */
function inPairs(statements: readonly MealStatement[]): readonly MealStatement[] {
  const half = statements.length / 2;
  const isColumn = statements.every(({ days, times }, index) =>
    index < half ? times === null : days === null && times !== null,
  );
  if (half < 2 || !Number.isInteger(half) || !isColumn) return statements;
  return statements.slice(0, half).map((statement, index) => ({
    ...statement,
    times: statements[half + index]?.times ?? null,
  }));
}

function choicesOf(times: Times, clock: Clock, meal: Meal | null): TimeRange[][] {
  if (times.kind === "closed") return [[]];
  if (times.kind === "always") return [[{ opens: 0, closes: 1440 }]];
  return times.kind === "ranges" ? readDay(times.ranges, clock, meal) : [];
}

function settle(before: Said, said: Said): Said {
  const isMeal = before.meal !== said.meal || said.meal !== null;
  if (isMeal && before.hours?.length && said.hours?.length) {
    return { ...before, hours: unite([...before.hours, ...said.hours]) };
  }
  if (isMeal && before.hours?.length && said.hours && said.rank === before.rank) return before;
  if (said.rank < before.rank) return before;
  if (said.rank === before.rank && before.hours?.length === 0) return before;
  const apart =
    before.hours?.length && said.hours?.length ? inOrder([...before.hours, ...said.hours]) : null;
  return apart ? { ...said, hours: apart } : said;
}

/** Brunch till 2 and lunch from 11 are one stretch. */
function unite(ranges: readonly TimeRange[]): TimeRange[] {
  const united: TimeRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = united.at(-1);
    if (last && range.opens <= last.closes)
      united.splice(-1, 1, { ...last, closes: Math.max(last.closes, range.closes) });
    else united.push(range);
  }
  return united;
}

function closeAt(
  hours: readonly TimeRange[],
  time: ClockTime,
  clock: Clock,
  meal: Meal | null,
): TimeRange[] | null {
  const last = hours.at(-1);
  if (!last) return null;
  const [hour, minute] = [Math.floor(last.opens / 60), last.opens % 60];
  const from = { hour, minute, half: null, isTwentyFour: true };
  const isBare =
    time.half === null && !isTwentyFour(time) && clock.isTwelveHour && !clock.usesTwentyFour;
  const to = isBare ? { ...time, half: "pm" as const } : time;
  const [read] = readDay([{ from, to }], { ...clock, usesTwentyFour: true }, meal);
  return read ? [...hours.slice(0, -1), ...read] : null;
}

const labels = ["Morning to evening", "Mornings", "Evenings"];

/** One question for all days in doubt: each choice is the whole week that results. */
export function askAboutHalves({ hours, doubts }: Week): Question[] {
  if (doubts.length === 0) return [];
  const words = doubts.map((doubt) => doubt.words).join("; ");
  const named = doubts.map(({ days, words: said }) => `${days.map(dayName).join(", ")} (${said})`);
  const most = Math.max(...doubts.map(({ choices }) => choices.length));
  const choices = Array.from({ length: most }, (_, index) => {
    const week = [...hours];
    for (const doubt of doubts) {
      const choice = doubt.choices[index] ?? doubt.choices[0] ?? null;
      for (const day of doubt.days) week[day] = choice;
    }
    const [first] = doubts;
    const shown = writeDay(first?.choices[index] ?? first?.choices[0] ?? []);
    const label = most === labels.length ? `${labels[index]}: ${shown}` : shown;
    return { label, hoursOfOperation: writeHours(week) ?? {} };
  });
  return [{ about: "hours", text: `${named.join("; ")}: morning or evening?`, words, choices }];
}

const dayName = (day: number): string => {
  const name = WEEKDAYS[day] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};
