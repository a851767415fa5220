// Long because the units of a line and the statements that they make share one grammar.
import { EVERY_DAY } from "#contract/hours/weekday-names.ts";
import type { RangeText } from "./clock.ts";
import { type DayPart, type Meal, mealOf } from "./labels.ts";
import type { DayRank } from "./lexicon.ts";
import type { ClockTime, HoursToken } from "./tokens.ts";

/** What a line says: days, times, or both. */
export interface Statement {
  /** Null where the line names none. */
  days: readonly number[] | null;
  rank: DayRank;
  times: Times | null;
  /** Where it ends in its line. */
  end: number;
  /** Words stand where other days have times: "Mondays we bake". */
  isLoose: boolean;
}

export type Times =
  | { kind: "closed" }
  /** "closed Sunday evening": the rest of the day is said elsewhere. */
  | { kind: "partly"; part: DayPart }
  /** "Saturdays only in the evening": of hours that are said elsewhere. */
  | { kind: "only"; part: DayPart }
  /** "No dinner on Sundays": likewise, and what goes on all day stays. */
  | { kind: "lacks"; part: DayPart }
  | { kind: "always" }
  | { kind: "ranges"; ranges: RangeText[] }
  /** Closed for a while: "break 15:00-17:00". */
  | { kind: "pause"; ranges: RangeText[] }
  /** "11 till late" */
  | { kind: "late"; from: ClockTime }
  /** "Fridays till 9": the rest of the day is said elsewhere. */
  | { kind: "until"; time: ClockTime }
  /** A time alone: a cell of a table, or "(9pm Fridays)". */
  | { kind: "at"; time: ClockTime }
  /** "Fridays from 1 PM": the rest of the day is said elsewhere. */
  | { kind: "from"; time: ClockTime }
  /** "Fridays from 7 PM live jazz" says nothing of when it opens. */
  | { kind: "event"; time: ClockTime };

type Unit =
  | { kind: "days"; groups: DayGroup[]; end: number }
  | { kind: "times"; times: Times; end: number }
  | { kind: "break" }
  | { kind: "comma" }
  /** `isTime`: a number among them, so they are no other words for closed. */
  | { kind: "words"; letters: number; isTime?: true; meal?: Meal | null };

interface DayGroup {
  days: readonly number[];
  rank: DayRank;
  isSpan: boolean;
  part?: DayPart | undefined;
}

/** More words than this between days and times are a sentence about something else. */
const mostLettersBetween = 30;

export function readStatements(tokens: readonly HoursToken[]): Statement[] {
  const statements: Statement[] = [];
  let clause: Unit[] = [];
  for (const unit of [...withEnds(readUnits(tokens)), { kind: "break" } as const]) {
    if (unit.kind !== "break") clause.push(unit);
    else {
      statements.push(...readClause(clause));
      clause = [];
    }
  }
  return statements;
}

const isStartOf = (times: Times): times is Extract<Times, { kind: "at" | "from" | "event" }> =>
  /^(?:at|from|event)$/.test(times.kind);

/** "We unlock at 6:30 and stay until 6", "open at 7:30 Monday to Friday and close at 4": two times of one sentence. */
function withEnds(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index];
    if (!unit) break;
    // "Fridays from 7 jazz until 10" is about the jazz.
    const isOfDay =
      unit.kind === "times" && unit.times.kind === "event" && told.at(-1)?.kind === "days";
    if (unit.kind !== "times" || !isStartOf(unit.times) || isOfDay) {
      told.push(unit);
      continue;
    }
    let next = index + 1;
    while (units[next] && !/times|break/.test(units[next]?.kind ?? "")) next += 1;
    const until = units[next];
    const between = units.slice(index + 1, next);
    const days = between.filter(({ kind }) => kind === "days");
    // "Mon 9am, Tue till 5" are two days.
    const isOne = days.length === 0 || (days.length === 1 && told.at(-1)?.kind !== "days");
    // "Sat from noon, and we close at 10 every night": the end has days of its own.
    const isApart =
      (told.at(-1)?.kind === "days" && units[next + 1]?.kind === "days") || endsOthers(told);
    const isEnd = until?.kind === "times" && until.times.kind === "until" && !isApart;
    if (
      isEnd &&
      until.times.kind === "until" &&
      isOne &&
      !(isOfBreakfast(between) && isByNoon(until.times.time)) &&
      lettersOf(between) <= mostLettersBetween
    ) {
      const ranges = [{ from: unit.times.time, to: until.times.time }];
      told.push(...days, { ...until, times: { kind: "ranges", ranges } });
      index = next;
    } else told.push(unit);
  }
  return told;
}

/** "Mon-Fri from 8 (Sat from 9) until 5": the end is that of the days before as well. */
function endsOthers(before: readonly Unit[]): boolean {
  const last = before.findLast(({ kind }) => kind === "times" || kind === "break");
  return last?.kind === "times" && last.times.kind === "from";
}

/** "We open at 8 and serve breakfast until 11": the end is that of the one meal. */
function isOfBreakfast(units: readonly Unit[]): boolean {
  const meals = units.flatMap((unit) => (unit.kind === "words" ? (unit.meal ?? []) : []));
  return meals.length > 0 && meals.every((meal) => meal === "breakfast");
}

const isByNoon = ({ hour, half }: ClockTime) => hour >= 6 && hour <= 12 && half !== "pm";

const lettersOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + (unit.kind === "words" ? unit.letters : 0), 0);

/** Puts tokens together: "Mon, Wed-Fri", "11-2, 5-9". */
export function readUnits(tokens: readonly HoursToken[]): Unit[] {
  const units: Unit[] = [];
  const told = tokens.filter(
    (token) =>
      token.kind !== "filler" &&
      token.kind !== "open" &&
      !(token.kind === "mark" && token.mark === "\t"),
  );
  // "Close 1am Wed-Thu"
  const isClosing = (index: number) =>
    told[index]?.kind === "late" &&
    told[index - 1]?.kind !== "to" &&
    told[index + 1]?.kind === "time" &&
    told[index + 2]?.kind !== "to";
  // "noon - late (11.30pm)" says how late, and "open late" says nothing.
  const ends = told.map(
    (token, index): HoursToken => (isClosing(index) ? { ...token, kind: "closes" } : token),
  );
  const known = ends.filter((token, index) => {
    const [before, after] = [told[index - 1], told[index + 1]];
    const isTold = after?.kind === "mark" && after.mark === "(" && told[index + 2]?.kind === "time";
    return token.kind !== "late" || (before?.kind === "to" && !isTold);
  });
  const said = known.filter(
    (token, index) =>
      !(token.kind === "mark" && token.mark === "(" && known[index - 1]?.kind === "to"),
  );
  let at = 0;
  /** "open at 11 and close at 9" */
  let closing: Unit | undefined;
  const kindAt = (index: number) => said[index]?.kind;
  const isDays = (index: number) => kindAt(index) === "days" || kindAt(index) === "holiday";
  const isComma = (index: number) => {
    const token = said[index];
    return token?.kind === "and" || (token?.kind === "mark" && token.mark === ",");
  };
  while (at < said.length) {
    const token = said[at];
    if (!token) break;
    switch (token.kind) {
      case "days":
      case "holiday":
        units.push(takeDays());
        break;
      case "time":
      case "closed":
      case "always":
      case "to":
      case "closes":
      case "pause":
        takeTimes();
        break;
      case "only":
      case "lacks":
        at += 1;
        addTimes({ kind: token.kind, part: token.part });
        break;
      case "except":
        takeExcept();
        break;
      case "mark":
        units.push({ kind: token.mark === ";" ? "break" : "comma" });
        at += 1;
        break;
      case "and":
        units.push({ kind: "comma" });
        at += 1;
        break;
      default:
        units.push(
          token.kind === "word"
            ? { kind: "words", letters: token.letters, meal: mealOf(token.text) }
            : { kind: "words", letters: 12 },
        );
        at += 1;
    }
  }
  return units;

  function takeDays(): Extract<Unit, { kind: "days" }> {
    const groups: DayGroup[] = [];
    for (;;) {
      const token = said[at];
      if (token?.kind === "holiday") {
        groups.push({ days: [], rank: 2, isSpan: false });
        at += 1;
      }
      if (token?.kind !== "days" && token?.kind !== "holiday") break;
      if (token.kind === "days" && !takeList()) takeSpan(token);
      // "Otherwise Tuesday-Saturday": the days behind it say which are meant; "9-5 daily Sunday 10-4" has two.
      const isFirst = units.at(-1)?.kind !== "times";
      if (isFirst && kindAt(at) === "days" && isGroup(groups.at(-1))) groups.pop();
      if (isDays(at)) continue;
      let skipped = at;
      while (isComma(skipped)) skipped += 1;
      if (skipped === at || !isDays(skipped)) break;
      at = skipped;
    }
    return { kind: "days", groups, end: said[at - 1]?.end ?? 0 };

    function isGroup(group: DayGroup | undefined): boolean {
      return group !== undefined && !group.isSpan && group.rank < 2;
    }

    /** "Mon-Wed-Fri": three in a row are no span. */
    function takeList(): boolean {
      const listed: number[] = [];
      for (let next = at; ; next += 2) {
        const day = said[next];
        if (day?.kind !== "days" || day.days.length !== 1) return false;
        listed.push(...day.days);
        if (kindAt(next + 1) === "to" && kindAt(next + 2) === "days") continue;
        if (listed.length < 3) return false;
        groups.push({ days: listed, rank: day.rank, isSpan: false });
        at = next + 1;
        return true;
      }
    }

    function takeSpan(token: Extract<HoursToken, { kind: "days" }>): void {
      const next = said[at + 1];
      const last = next?.kind === "to" ? said[at + 2] : token.isInflected ? next : undefined;
      const isInflectedSpan = next === last && last?.kind === "days" && last.isInflected;
      const isSpan =
        last?.kind === "days" && last !== token && (next?.kind === "to" || isInflectedSpan);
      if (isSpan && token.days.length === 1 && last.days.length === 1) {
        groups.push({ ...spanOf(token.days[0] ?? 0, last.days[0] ?? 0), part: last.part });
        at += next?.kind === "to" ? 3 : 2;
      } else {
        groups.push({ days: token.days, rank: token.rank, isSpan: false, part: token.part });
        at += 1;
      }
    }
  }

  /** "daily 11-9 except Sunday", "daily except Sunday 11-9", "daily 11-9 except Sunday, 12-6". */
  function takeExcept(): void {
    const hasTimes = units.some(({ kind }) => kind === "times");
    if (isBehindDays() || isBeforeEveryDay()) return;
    // "Sunday the same, but from noon"
    const isBeforeTime = kindAt(at + 1) === "time" || kindAt(at + 1) === "closes";
    if (isBeforeTime && units.at(-1)?.kind === "days") {
      units.push({ kind: "comma" });
      at += 1;
      return;
    }
    const isFirst = units.length === 0;
    units.push({ kind: "break" });
    at += 1;
    while (kindAt(at) === "to") at += 1;
    if (kindAt(at) !== "days") return;
    const days = takeDays();
    units.push(days);
    const next = said.slice(at, at + 5).find(({ kind }) => kind !== "mark" && kind !== "word");
    // "except Saturday, when we go on until six"; "except Tuesdays (6-2)" in a line of its own.
    const isOwn = hasTimes || isFirst || isBracket(said[at]);
    const isSaid =
      isOwn && (next?.kind === "time" || next?.kind === "closes" || next?.kind === "to");
    if (!isSaid) units.push({ kind: "times", times: { kind: "closed" }, end: days.end });
  }

  /** "브레이크타임 15:00 - 17:00 (토요일 제외)": the word stands behind its days, and the break is that of the others. */
  function isBehindDays(): boolean {
    const [pause, days] = units
      .filter(({ kind }) => kind !== "comma" && kind !== "words")
      .slice(-2);
    if (pause?.kind !== "times" || pause.times.kind !== "pause" || days?.kind !== "days")
      return false;
    const named = new Set(days.groups.flatMap((group) => group.days));
    const others = EVERY_DAY.filter((day) => !named.has(day));
    days.groups = [{ days: others, rank: 1, isSpan: false }];
    at += 1;
    return true;
  }

  /** "Pazar hariç her gün 8-20": it stands between what it leaves out and all the others. */
  function isBeforeEveryDay(): boolean {
    const named = units.at(-1);
    const all = said[at + 1];
    const isAll = all?.kind === "days" && all.days.length === EVERY_DAY.length;
    if (named?.kind !== "days" || !isAll) return false;
    const left = new Set(named.groups.flatMap((group) => group.days));
    const others = EVERY_DAY.filter((day) => !left.has(day));
    at += 2;
    units.push(
      { kind: "times", times: { kind: "closed" }, end: named.end },
      { kind: "break" },
      { kind: "days", groups: [{ days: others, rank: 1, isSpan: false }], end: all.end },
    );
    return true;
  }

  function addTimes(times: Times): void {
    units.push({ kind: "times", times, end: said[at - 1]?.end ?? 0 });
  }

  function takeTimes(): void {
    const token = said[at];
    if (token?.kind === "always") {
      at += 1;
      addTimes({ kind: "always" });
      return;
    }
    // "Break time: weekdays 15:00-17:00"
    if (token?.kind === "pause") {
      let next = at + 1;
      while (kindAt(next) === "mark") next += 1;
      if (isDays(next)) {
        at = next;
        units.push(takeDays());
        const [from, to, until] = [said[at], said[at + 1], said[at + 2]];
        if (from?.kind !== "time" || to?.kind !== "to" || until?.kind !== "time") return;
        at += 3;
        addTimes({ kind: "pause", ranges: [{ from: from.time, to: until.time }] });
        return;
      }
    }
    if (token?.kind === "closed" || token?.kind === "pause") {
      const isWord = kindAt(at + 1) === "to" || token.kind === "pause";
      const first = isWord && kindAt(at + 1) !== "time" ? at + 2 : at + 1;
      const [from, to, until] = [said[first], said[first + 1], said[first + 2]];
      // "closed 3 to 5" is a break, "cerramos a las 20" an end.
      if (from?.kind === "time" && to?.kind === "to" && until?.kind === "time") {
        at = first + 3;
        addTimes({ kind: "pause", ranges: [{ from: from.time, to: until.time }] });
      } else if (from?.kind === "time" && token.kind === "closed" && isClear(from)) {
        at = first + 1;
        addTimes({ kind: "until", time: from.time });
      } else {
        at += 1;
        if (token.kind === "closed") addTimes({ kind: "closed" });
      }
      return;
    }
    const end = said[at + 2];
    const isLate = end?.kind === "late" || (end?.kind === "closes" && kindAt(at + 3) !== "time");
    if (token?.kind === "time" && kindAt(at + 1) === "to" && isLate) {
      at += 3;
      addTimes({ kind: "late", from: token.time });
      return;
    }
    const ranges: RangeText[] = [];
    for (;;) {
      const [first, to, second] = [said[at], said[at + 1], said[at + 2]];
      const isRange = first?.kind === "time" && to?.kind === "to" && second?.kind === "time";
      // "11:00 AM    9:00 PM": two cells of a table.
      const isPair =
        first?.kind === "time" &&
        to?.kind === "time" &&
        ((first.time.half === "am" && to.time.half === "pm") ||
          (isClear(first) && isClear(to) && timesInRow(at) % 2 === 0));
      if (!isRange && !isPair) break;
      if (isRange) ranges.push({ from: first.time, to: second.time });
      else if (isPair) ranges.push({ from: first.time, to: to.time });
      at += isRange ? 3 : 2;
      let skipped = at;
      while (isComma(skipped)) skipped += 1;
      if (kindAt(skipped) === "time") at = skipped;
      else break;
    }
    if (ranges.length > 0) {
      addTimes({ kind: "ranges", ranges });
      return;
    }
    // "open at 11 and close at 9"
    const from = said[at];
    const closes = isComma(at + 1) ? at + 2 : at + 1;
    const until = said[closes + 1];
    if (from?.kind === "time" && kindAt(closes) === "closes" && until?.kind === "time") {
      at = closes + 2;
      addTimes({ kind: "ranges", ranges: [{ from: from.time, to: until.time }] });
      closing = units.at(-1);
      return;
    }
    const [joint, time] = [said[at], said[at + 1]];
    const isWord = joint?.kind === "closes" || (joint?.kind === "to" && !joint.isSign);
    const isUntil = isWord && time?.kind === "time" && kindAt(at + 2) !== "to";
    if (isUntil) {
      at += 2;
      addTimes({ kind: "until", time: time.time });
      return;
    }
    at += 1;
    const ends = joint?.kind === "time" && !joint.start ? endBefore() : null;
    // "We close at 9 Sunday to Thursday and at 10 on Friday"
    if (joint?.kind === "time" && ends) addTimes({ kind: ends, time: joint.time });
    else if (joint?.kind === "time" && joint.start)
      addTimes({ kind: joint.start === "day" ? "from" : "event", time: joint.time });
    else if (joint?.kind === "time" && (isClear(joint) || isEndInBracket()))
      addTimes({ kind: "at", time: joint.time });
    // "Monday —" says that it is closed, as words would.
    else if (
      joint?.kind === "to" &&
      joint.isSign &&
      at === said.length &&
      units.findLast(({ kind }) => kind !== "comma")?.kind === "days"
    )
      units.push({ kind: "words", letters: 2 });
    // A dash between days and times, or a number that stands alone.
    else
      units.push(
        joint?.kind === "to" ? { kind: "comma" } : { kind: "words", letters: 4, isTime: true },
      );
  }

  /** "11:30 to 9 (10 on weekends)" */
  function isEndInBracket(): boolean {
    const hasRanges = units.some((unit) => unit.kind === "times" && unit.times.kind === "ranges");
    return hasRanges && isBracket(said[at - 2]) && kindAt(at) === "days";
  }

  /** What the times before it are, where nothing but days and a comma stand between: "from 7 weekdays, 8 weekends". */
  function endBefore(): "until" | "from" | null {
    const last = units.findLastIndex(({ kind }) => kind === "times");
    const between = units.slice(last + 1);
    const unit = units[last];
    const goesOn =
      between.some(({ kind }) => kind === "comma") &&
      between.every(({ kind }) => kind === "comma" || kind === "days") &&
      (between.some(({ kind }) => kind === "days") ||
        units[last - 1]?.kind === "days" ||
        (isBracket(said[at - 2]) && kindAt(at) === "days"));
    if (!goesOn || unit?.kind !== "times") return null;
    if (unit === closing) return "until";
    return unit.times.kind === "until" || unit.times.kind === "from" ? unit.times.kind : null;
  }

  function timesInRow(start: number): number {
    let end = start;
    while (kindAt(end) === "time") end += 1;
    return kindAt(end) === "to" ? 1 : end - start;
  }
}

const isBracket = (token: HoursToken | undefined) => token?.kind === "mark" && token.mark === "(";

const isClear = (token: Extract<HoursToken, { kind: "time" }>) => !token.isBare;

/** Around the end of the week too: Friday to Monday. */
function spanOf(from: number, to: number): DayGroup {
  const length = ((to - from + 7) % 7) + 1;
  const days = Array.from({ length }, (_, step) => (from + step) % 7);
  return { days, rank: length === 7 ? 0 : length > 3 ? 1 : 2, isSpan: true };
}

const join = (groups: readonly DayGroup[]): Pick<Statement, "days" | "rank"> => ({
  days: [...new Set(groups.flatMap(({ days }) => days))],
  rank: Math.min(...groups.map(({ rank }) => rank)) as DayRank,
});

/** Of each unit: the next that is days or times is times. */
function beforeTimes(units: readonly Unit[]): boolean[] {
  let isTimes = false;
  return units
    .toReversed()
    .map(({ kind }) => {
      const isBefore = isTimes;
      if (kind === "days" || kind === "times") isTimes = kind === "times";
      return isBefore;
    })
    .reverse();
}

/** "Mon-Fri 9-5, Sat 10-4", "9-5 Mon-Fri", "closed Monday, Tue-Fri 9-5". */
function readClause(said: readonly Unit[]): Statement[] {
  const units = withoutTitle(said);
  const isDaysLast = namesDaysLast(units);
  const statements: Statement[] = [];
  let days: DayGroup[] | null = null;
  let times: Times | null = null;
  let letters = 0;
  let lettersBefore = 0;
  let end = 0;
  // "Fri & Sat 12 till late" is open, nobody knows until when.
  const hasTime = units.some((unit) => unit.kind === "words" && unit.isTime);
  const lastDays = units.findLastIndex(({ kind }) => kind === "days");
  const standsBeforeTimes = beforeTimes(units);
  for (const [index, unit] of units.entries()) {
    if (unit.kind === "words") letters += unit.letters;
    // "11:00-22:00, Mondays closed": what stands before the comma is about the other days.
    const isApart = units[index - 1]?.kind === "comma" && units[index + 1]?.kind === "times";
    // "8:00〜19:00 水曜定休": the last word closes its day.
    const last = units[index + 1];
    const isClosing =
      last?.kind === "times" && last.times.kind === "closed" && lastDays < index + 2;
    const isOfEvent = last?.kind === "times" && last.times.kind === "event";
    if (
      unit.kind === "days" &&
      times !== null &&
      (isApart || isClosing || isOfEvent) &&
      !isDaysLast
    )
      flush();
    if (unit.kind === "days") takeDays(unit.groups, unit.end, standsBeforeTimes[index] === true);
    if (unit.kind === "times") takeTimes(unit.times, unit.end);
    if (unit.kind === "days" || unit.kind === "times") {
      // "We go to church on Sundays"
      lettersBefore = unit.kind === "days" ? letters : 0;
      letters = 0;
      end = unit.end;
    }
  }
  flush();
  return statements;

  function add(groups: readonly DayGroup[] | null, said: Times | null, at: number): void {
    if (said?.kind === "event") return;
    const isLoose = said === null && letters + lettersBefore > 1 && !hasTime;
    const rest = { end: at, isLoose };
    const parts = said?.kind === "closed" ? (groups?.filter(({ part }) => part) ?? []) : [];
    for (const { days, rank, part } of parts)
      if (part) statements.push({ ...rest, days, rank, times: { kind: "partly", part } });
    const whole = groups?.filter((group) => !parts.includes(group)) ?? null;
    if (whole === null) statements.push({ ...rest, days: null, rank: 0, times: said });
    else if (whole.length > 0) statements.push({ ...rest, ...join(whole), times: said });
  }

  function takeDays(groups: DayGroup[], at: number, isBeforeTimes: boolean): void {
    if (times === null || letters > mostLettersBetween) {
      flush();
      days = groups;
      return;
    }
    const [first, ...others] = groups;
    // "closed Mon, Tue-Fri 9-5": only the first of them is closed.
    if (!isDaysLast && isBeforeTimes && first && others.length > 0) {
      add([first], times, at);
      days = others;
    } else {
      add(groups, times, at);
      days = null;
    }
    times = null;
  }

  function takeTimes(said: Times, at: number): void {
    if (days === null || letters > mostLettersBetween) {
      flush();
      times = said;
      return;
    }
    add(days, said, at);
    days = null;
  }

  function flush(): void {
    if (days) add(days, null, end);
    else if (times) add(null, times, end);
    days = null;
    times = null;
  }
}

/** "Open seven days: 11-10 Sunday-Thursday, 11-12 Friday and Saturday": the times have days of their own. */
function withoutTitle(units: readonly Unit[]): readonly Unit[] {
  const [first, second, ...rest] = units;
  const isTitle =
    first?.kind === "days" &&
    first.groups.every(({ rank }) => rank === 0) &&
    second?.kind === "comma";
  return isTitle && namesDaysLast(rest) ? rest : units;
}

/** "9-5 weekdays, 10-3 Saturdays", but not "9-5, Saturdays 10-3, Sundays closed". */
function namesDaysLast(units: readonly Unit[]): boolean {
  const isPart = ({ kind }: Unit) => kind === "days" || kind === "times";
  const parts = units.filter(isPart);
  if (parts[0]?.kind !== "times" || parts.at(-1)?.kind !== "days") return false;
  const first = units.findIndex(({ kind }) => kind === "days");
  const isApart = units[first - 1]?.kind === "comma";
  return !(isApart && units[first + 1]?.kind === "times");
}
