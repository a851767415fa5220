// Puts the tokens of a clause together: which days it names, and which times for them.
import type { RangeText } from "./clock.ts";
import type { DayRank } from "./lexicon.ts";
import type { ClockTime, HoursToken } from "./tokens.ts";

/** What a line says: days, times, or both. */
export interface Statement {
  /** Null where the line names none. */
  days: readonly number[] | null;
  rank: DayRank;
  times: Times | null;
}

export type Times =
  | { kind: "closed" }
  | { kind: "always" }
  | { kind: "ranges"; ranges: RangeText[] }
  /** "Fridays till 9": the rest of the day is said elsewhere. */
  | { kind: "until"; time: ClockTime };

type Unit =
  | { kind: "days"; groups: DayGroup[] }
  | { kind: "times"; times: Times }
  | { kind: "break" }
  | { kind: "comma" }
  | { kind: "words"; letters: number };

interface DayGroup {
  days: readonly number[];
  rank: DayRank;
  isSpan: boolean;
}

/** More words than this between days and times are a sentence about something else. */
const mostLettersBetween = 30;

export function readStatements(tokens: readonly HoursToken[]): Statement[] {
  const statements: Statement[] = [];
  let clause: Unit[] = [];
  for (const unit of [...readUnits(tokens), { kind: "break" } as const]) {
    if (unit.kind !== "break") clause.push(unit);
    else {
      statements.push(...readClause(clause));
      clause = [];
    }
  }
  return statements;
}

/** Puts tokens together: "Mon, Wed-Fri", "11-2, 5-9". */
function readUnits(tokens: readonly HoursToken[]): Unit[] {
  const units: Unit[] = [];
  const exceptions: Unit[] = [];
  const told = tokens.filter(
    (token) =>
      token.kind !== "filler" &&
      token.kind !== "open" &&
      !(token.kind === "mark" && token.mark === "\t"),
  );
  // "noon - late (11.30pm)" says how late.
  const said = told.filter(
    (token, index) =>
      !(token.kind === "mark" && token.mark === "(" && told[index - 1]?.kind === "to"),
  );
  let at = 0;
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
        takeTimes();
        break;
      case "except":
        at += 1;
        // "every day except Tuesday, 8 to 2": the times are those of the other days.
        if (kindAt(at) === "days") takeException();
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
        units.push({ kind: "words", letters: token.kind === "word" ? token.letters : 12 });
        at += 1;
    }
  }
  return [...units, ...exceptions];

  function takeException(): void {
    const named = [{ kind: "break" }, takeDays()] as const;
    const next = said.slice(at).find(({ kind }) => kind !== "and" && kind !== "mark");
    // "every day 11-9 except Sunday, 12-6"
    const isAfterOthers = units.length === 0 || units.some(({ kind }) => kind === "times");
    const hasOwn = next?.kind === "time" && isAfterOthers;
    if (hasOwn) units.push(...named);
    else exceptions.push(...named, { kind: "times", times: { kind: "closed" } });
  }

  function takeDays(): Extract<Unit, { kind: "days" }> {
    const groups: DayGroup[] = [];
    for (;;) {
      const token = said[at];
      if (token?.kind === "holiday") {
        groups.push({ days: [], rank: 2, isSpan: false });
        at += 1;
      }
      if (token?.kind !== "days" && token?.kind !== "holiday") break;
      if (token.kind === "days") takeSpan(token);
      if (isDays(at)) continue;
      let skipped = at;
      while (isComma(skipped)) skipped += 1;
      if (skipped === at || !isDays(skipped)) break;
      at = skipped;
    }
    return { kind: "days", groups };

    function takeSpan(token: Extract<HoursToken, { kind: "days" }>): void {
      const next = said[at + 1];
      const last = next?.kind === "to" ? said[at + 2] : token.isInflected ? next : undefined;
      const isInflectedSpan = next === last && last?.kind === "days" && last.isInflected;
      const isSpan =
        last?.kind === "days" && last !== token && (next?.kind === "to" || isInflectedSpan);
      if (isSpan && token.days.length === 1 && last.days.length === 1) {
        groups.push(spanOf(token.days[0] ?? 0, last.days[0] ?? 0));
        at += next?.kind === "to" ? 3 : 2;
      } else {
        groups.push({ days: token.days, rank: token.rank, isSpan: false });
        at += 1;
      }
    }
  }

  function takeTimes(): void {
    const token = said[at];
    if (token?.kind === "closed" || token?.kind === "always") {
      units.push({ kind: "times", times: { kind: token.kind } });
      at += 1;
      return;
    }
    const ranges: RangeText[] = [];
    for (;;) {
      const [first, to, second] = [said[at], said[at + 1], said[at + 2]];
      const isRange = first?.kind === "time" && to?.kind === "to" && second?.kind === "time";
      const isPair =
        first?.kind === "time" && to?.kind === "time" && isPairOfCells(first.time, to.time);
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
      units.push({ kind: "times", times: { kind: "ranges", ranges } });
      return;
    }
    // "open at 11 and close at 9"
    const from = said[at];
    const closes = isComma(at + 1) ? at + 2 : at + 1;
    const until = said[closes + 1];
    if (from?.kind === "time" && kindAt(closes) === "closes" && until?.kind === "time") {
      const range = { from: from.time, to: until.time };
      units.push({ kind: "times", times: { kind: "ranges", ranges: [range] } });
      at = closes + 2;
      return;
    }
    const [joint, time] = [said[at], said[at + 1]];
    const isWord = joint?.kind === "closes" || (joint?.kind === "to" && !joint.isSign);
    const isUntil = isWord && time?.kind === "time" && kindAt(at + 2) !== "to";
    if (isUntil) {
      units.push({ kind: "times", times: { kind: "until", time: time.time } });
      at += 2;
      return;
    }
    // A dash between days and times, or a time that stands alone.
    units.push(joint?.kind === "to" ? { kind: "comma" } : { kind: "words", letters: 4 });
    at += 1;
  }
}

/** "11:00 AM    9:00 PM", "noon    10 PM", "11:00    21:00": two cells of a table. */
function isPairOfCells(from: ClockTime, to: ClockTime): boolean {
  if (from.half === null && to.half === null) return to.hour > 12 && to.hour > from.hour;
  const isEarly = from.half === "am" || (from.half === "pm" && from.hour === 12);
  return isEarly && (to.half === "pm" || to.half === "night");
}

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

/** "Mon-Fri 9-5, Sat 10-4", "9-5 Mon-Fri", "closed Monday, Tue-Fri 9-5". */
function readClause(units: readonly Unit[]): Statement[] {
  const parts = units.filter(({ kind }) => kind === "days" || kind === "times");
  const isDaysLast = parts[0]?.kind === "times" && parts.at(-1)?.kind === "days";
  const statements: Statement[] = [];
  let days: DayGroup[] | null = null;
  let times: Times | null = null;
  let letters = 0;
  for (const [index, unit] of units.entries()) {
    if (unit.kind === "words") letters += unit.letters;
    // "11:00-22:00, Mondays closed": what stands before the comma is about the other days.
    const isApart = units[index - 1]?.kind === "comma" && units[index + 1]?.kind === "times";
    if (unit.kind === "days" && times !== null && isApart && !isDaysLast) flush();
    const next = units.slice(index + 1).find(({ kind }) => kind === "days" || kind === "times");
    if (unit.kind === "days") takeDays(unit.groups, next?.kind === "times");
    if (unit.kind === "times") takeTimes(unit.times);
    if (unit.kind === "days" || unit.kind === "times") letters = 0;
  }
  flush();
  return statements;

  function takeDays(groups: DayGroup[], isBeforeTimes: boolean): void {
    if (times === null || letters > mostLettersBetween) {
      flush();
      days = groups;
      return;
    }
    const [first, ...others] = groups;
    // "closed Mon, Tue-Fri 9-5": only the first of them is closed.
    if (!isDaysLast && isBeforeTimes && first && others.length > 0) {
      statements.push({ ...join([first]), times });
      days = others;
    } else {
      statements.push({ ...join(groups), times });
      days = null;
    }
    times = null;
  }

  function takeTimes(said: Times): void {
    if (days === null || letters > mostLettersBetween) {
      flush();
      times = said;
      return;
    }
    statements.push({ ...join(days), times: said });
    days = null;
  }

  function flush(): void {
    if (days) statements.push({ ...join(days), times: null });
    else if (times) statements.push({ days: null, rank: 0, times });
    days = null;
    times = null;
  }
}
