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
  /** "Fridays till 9", "we open at 11": the rest of the day is said elsewhere. */
  | { kind: "opens" | "closes"; time: ClockTime };

type Unit =
  | { kind: "days"; groups: DayGroup[] }
  | { kind: "times"; times: Times }
  | { kind: "break" | "comma" }
  | { kind: "words"; letters: number };

interface DayGroup {
  days: readonly number[];
  rank: DayRank;
}

/** More words than this between days and times are a sentence about something else. */
const mostLettersBetween = 30;

export function readStatements(tokens: readonly HoursToken[]): Statement[] {
  const clauses: Unit[][] = [[]];
  for (const unit of readUnits(tokens)) {
    if (unit.kind === "break") clauses.push([]);
    else clauses.at(-1)?.push(unit);
  }
  return clauses.flatMap(readClause);
}

/** Puts tokens together: "Mon, Wed-Fri", "11-2, 5-9". */
function readUnits(tokens: readonly HoursToken[]): Unit[] {
  const units: Unit[] = [];
  const exceptions: Unit[] = [];
  const told = tokens.filter(
    ({ kind, ...token }) =>
      kind !== "filler" && kind !== "open" && !("mark" in token && token.mark === "\t"),
  );
  // "noon - late (11.30pm)" says how late.
  const said = told.filter(
    (token, index) =>
      !(token.kind === "mark" && token.mark === "(" && told[index - 1]?.kind === "to"),
  );
  /** Whether a time that stands alone opens or closes. */
  let bound: "opens" | "closes" | null = null;
  let at = 0;
  while (at < said.length) {
    const token = said[at];
    const kind = token?.kind;
    if (isDays(at)) units.push({ kind: "days", groups: takeDays() });
    else if (kind === "closed" || kind === "always") {
      units.push({ kind: "times", times: { kind } });
      at += 1;
    } else if (kind === "except") {
      at += 1;
      // "every day except Tuesday, 8 to 2": the times are those of the other days.
      if (isDays(at)) takeException();
    } else if (kind === "mark" || kind === "and") {
      units.push({ kind: kind === "mark" && token?.mark === ";" ? "break" : "comma" });
      at += 1;
    } else {
      const times = takeTimes();
      if (times) units.push({ kind: "times", times });
      else {
        // A dash between days and times, or a time that stands alone.
        const letters = token?.kind === "word" ? token.letters : kind === "time" ? 4 : 12;
        units.push(kind === "to" ? { kind: "comma" } : { kind: "words", letters });
        at += 1;
      }
    }
  }
  return [...units, ...exceptions];

  function isDays(index: number): boolean {
    return said[index]?.kind === "days" || said[index]?.kind === "holiday";
  }

  /** The next place that holds no comma. */
  function behindCommas(index: number): number {
    let next = index;
    for (let token = said[next]; isComma(token); token = said[next]) next += 1;
    return next;
  }

  function takeException(): void {
    const named = [{ kind: "break" }, { kind: "days", groups: takeDays() }] as const;
    const next = said.slice(at).find(({ kind }) => kind !== "and" && kind !== "mark");
    // "every day 11-9 except Sunday, 12-6"
    const isAfterOthers = units.length === 0 || units.some(({ kind }) => kind === "times");
    if (next?.kind === "time" && isAfterOthers) units.push(...named);
    else exceptions.push(...named, { kind: "times", times: { kind: "closed" } });
  }

  function takeDays(): DayGroup[] {
    const groups: DayGroup[] = [];
    for (let next = at; isDays(next); next = behindCommas(at)) {
      const [first, to, last] = said.slice(next, next + 3);
      const isSpan = first?.kind === "days" && to?.kind === "to" && last?.kind === "days";
      if (isSpan && first.days.length === 1 && last.days.length === 1) {
        groups.push(spanOf(first.days[0] ?? 0, last.days[0] ?? 0));
        at = next + 3;
      } else {
        groups.push(first?.kind === "days" ? first : { days: [], rank: 2 });
        at = next + 1;
      }
    }
    return groups;
  }

  function takeTimes(): Times | null {
    const ranges: RangeText[] = [];
    for (let next = at; said[next]?.kind === "time"; next = behindCommas(at)) {
      const [from, to, until] = said.slice(next, next + 3);
      if (from?.kind !== "time") break;
      if (to?.kind === "to" && until?.kind === "time") {
        ranges.push({ from: from.time, to: until.time });
        at = next + 3;
      } else if (to?.kind === "time" && isPairOfCells(from.time, to.time)) {
        ranges.push({ from: from.time, to: to.time });
        at = next + 2;
      } else break;
    }
    if (ranges.length > 0) return { kind: "ranges", ranges };
    const [joint, time] = said.slice(at, at + 2);
    // "open 11, closes at 9"; "we close at 9 on Sunday, at 10 on Friday"
    const alone = said[behindCommas(at + 1)]?.kind === "closes" ? "opens" : bound;
    if (joint?.kind === "time" && alone) {
      at += 1;
      return { kind: alone, time: joint.time };
    }
    const isUntil = joint?.kind === "closes" || (joint?.kind === "to" && !joint.isSign);
    if (time?.kind !== "time" || (!isUntil && joint?.kind !== "opens")) return null;
    if (said[at + 2]?.kind === "to") return null;
    at += 2;
    const kind = isUntil ? "closes" : "opens";
    if (joint.kind !== "to") bound = kind;
    return { kind, time: time.time };
  }
}

const isComma = (token: HoursToken | undefined) =>
  token?.kind === "and" || (token?.kind === "mark" && token.mark === ",");

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
  return { days, rank: length === 7 ? 0 : length > 3 ? 1 : 2 };
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
