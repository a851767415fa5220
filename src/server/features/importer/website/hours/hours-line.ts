// Long because what a clause of a line is about, and which clauses count, is decided in one place.

import { readDay } from "./clock.ts";
import { dayPartOf, isTeaTime, type Meal, mealOf, says, withoutFarewell } from "./labels.ts";
import { fold, type Lexicon } from "./lexicon.ts";
import { withoutNamedMeals } from "./meals.ts";
import { readStatements, type Statement } from "./statements.ts";
import { type HoursToken, readTokens } from "./tokens.ts";
import { againWords } from "./words.ts";

export interface LineRead {
  statements: (Statement & { meal: Meal | null })[];
  /** What the line calls its hours: "kitchen", "summer hours". */
  label: string;
  isOpenSaid: boolean;
  isException: boolean;
  /** It names days and no times: that counts only beside lines that do. */
  isLoose: boolean;
}

/** What a line says about hours. A clause is about them when nearly all of its words are days and times. */
export function readLine(line: string, lexicon: Lexicon, isBelowDays: boolean): LineRead {
  const folded = fold(line);
  const isOpenSaid = says("renewed", folded);
  const result: LineRead = {
    statements: [],
    label: "",
    isOpenSaid,
    isException: false,
    isLoose: false,
  };
  for (const [index, clause] of clausesOf(readTokens(line, lexicon)).entries()) {
    const first = clause[0]?.at ?? 0;
    const end = clause.at(-1)?.end ?? first;
    const said = folded.slice(first, end);
    const namesDays = clause.some(({ kind }) => kind === "days");
    const isGoingOn = result.statements.length > 0;
    const goesOn = isGoingOn || (isBelowDays && !namesDays);
    const judged = judgeClause(clause, said, goesOn);
    result.isOpenSaid ||= clause.some(({ kind }) => kind === "open");
    if (judged === "other" && result.statements.length === 0 && !namesDays) {
      // "Kitchen:" stands before the hours that it names.
      // "Closed between Christmas and New Year." is said by itself.
      const isSaid = clause.some(({ kind }) => kind === "closed" || kind === "pause");
      if (result.label === "" && !isSaid) result.label = labelIn(clause, said);
      continue;
    }
    if (judged === "exception") result.isException = result.statements.length === 0;
    // "(brunch til 2)" after the hours is about a part of them.
    // "Breakfast is served till 11, except Saturdays": its days are those of the part.
    const isWhole = clause.some(({ kind }) => kind === "pause") || (namesDays && saysWhen(clause));
    // "Breakfast 7-11 | Lunch 11-3"
    const isNextMeal = isGoingOn && result.statements.every(({ meal }) => meal !== null);
    const isMeal = mealOf(said) !== null && !isWhole && !isNextMeal;
    const isNamed =
      (!namesDays || hasTimesOfAll(clause)) &&
      isNamedPart(clause, said) &&
      isWithin(readStatements(clause), result.statements, lexicon);
    const isPart = says("inner", said) || says("other", said) || isMeal || isNamed;
    if (judged === "loose" && !isGoingOn && !isPart) result.isLoose = true;
    else if (judged !== "hours" || (isPart && isGoingOn)) continue;
    // "Order ahead! Catering hours Mon-Fri 9-5": what stands nearest names them.
    const label = isTeaTime(said) ? "" : labelIn(clause, folded.slice(first));
    if (!isGoingOn) result.label = label || result.label;
    // "Soir lundi": a word for a half of the day is no token, and the line may begin with it.
    const start = index === 0 ? 0 : first;
    const words = folded.slice(start, end);
    const meals = lexicon.isTwelveHour ? withoutNamedMeals(words, clause, start) : words;
    result.statements.push(...withMeals(readStatements(clause), meals, start));
  }
  // "Mondays: see you tomorrow! Tue-Sun 11-9"
  result.isLoose &&= result.statements.every(({ times }) => times === null);
  return result;
}

/** Each with the meal that is named before its times: "lunch Mon-Fri 12-3, dinner daily 5-10". */
function withMeals(
  statements: readonly Statement[],
  said: string,
  first: number,
): LineRead["statements"] {
  let from = 0;
  let meal = statements.length > 1 ? null : mealOf(said);
  // "Closed Sunday evening and Monday": the word is about one of the days.
  const hasParts = statements.some(({ times }) => times?.kind === "partly");
  return statements.map((statement) => {
    const isClosed = statement.times?.kind === "partly" || statement.times?.kind === "closed";
    if (hasParts && isClosed) {
      from = statement.end - first;
      meal = null;
      return { ...statement, meal };
    }
    meal = mealOf(said.slice(from, statement.end - first)) ?? meal;
    from = statement.end - first;
    return { ...statement, meal };
  });
}

/** "Mon-Fri 10-3 (day's menu 11-2)": what it is called stands before its times. */
function isNamedPart(clause: readonly HoursToken[], said: string): boolean {
  const first = clause.findIndex(({ kind }) => kind === "time" || kind === "closed");
  const before = clause.slice(0, Math.max(0, first));
  const isNamed = before.some((token) => token.kind === "word" && token.letters > 2);
  const isOpen = clause.some(({ kind }) => kind === "open" || kind === "pause");
  return isNamed && !isOpen && mealOf(said) === null && !dayPartOf(said) && !again.test(said);
}

/** What lies outside the hours before it adds to them, whatever it is called: "Mon-Fri 7-3; Pizza 5-9". */
function isWithin(
  said: readonly Statement[],
  before: readonly Statement[],
  { isTwelveHour }: Lexicon,
): boolean {
  const readings = (statements: readonly Statement[]) =>
    statements.flatMap(({ times }) =>
      times?.kind === "ranges"
        ? readDay(times.ranges, { isTwelveHour, usesTwentyFour: false }, null).flat()
        : [],
    );
  const whole = readings(before);
  return readings(said).some((part) =>
    whole.some(({ opens, closes }) => part.opens >= opens && part.closes <= closes),
  );
}

/** "The grill serves from 6 to 7, Sundays until 2": the first times are those of no day. */
function hasTimesOfAll(clause: readonly HoursToken[]): boolean {
  const day = clause.findIndex(({ kind }) => kind === "days");
  return clause[day - 1]?.kind === "mark" && saysWhen(clause.slice(0, day));
}

const again = new RegExp(`(?<!\\p{L})(?:${againWords})(?!\\p{L})`, "u");

/** From when to when, or that it is closed. */
const saysWhen = (clause: readonly HoursToken[]): boolean =>
  clause.some(
    ({ kind }, index) =>
      kind === "closed" ||
      kind === "always" ||
      kind === "only" ||
      kind === "lacks" ||
      (kind === "time" && clause[index + 1]?.kind === "to"),
  );

const isTab = (token: HoursToken | undefined) => token?.kind === "mark" && token.mark === "\t";

/** Sentences and remarks in brackets, each by itself. */
function clausesOf(said: readonly HoursToken[]): HoursToken[][] {
  const tokens = withoutRemarks(said);
  const clauses: HoursToken[][] = [[]];
  tokens.forEach((token, index) => {
    const isBracket = token.kind === "mark" && token.mark === "(";
    const isEnd = token.kind === "mark" && token.mark === ";";
    const isCell =
      isTab(token) && isComplete(clauses.at(-1) ?? []) && !isEndOfTimes(tokens[index + 1]);
    const isRemark = isBracket && isWordy(tokens, index);
    if (isLabel(tokens, index)) clauses.push([token]);
    else if (isEnd || isRemark || isCell) clauses.push([]);
    else clauses.at(-1)?.push(token);
  });
  return clauses.filter(({ length }) => length > 0);
}

const mostTokensInRemark = 8;

/** "Friday (after prayers): 2-11": between days and their times a bracket with words says nothing. */
function withoutRemarks(tokens: readonly HoursToken[]): HoursToken[] {
  const isBracket = (token: HoursToken | undefined) => token?.kind === "mark" && token.mark === "(";
  const left: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const inside = tokens.slice(index + 1, index + 1 + mostTokensInRemark);
    const length =
      isBracket(token) && left.at(-1)?.kind === "days" ? inside.findIndex(isBracket) : -1;
    const isWords = isMereRemark(inside.slice(0, Math.max(0, length)));
    const after = tokens.slice(index + length + 2, index + length + 4);
    const next = after.find(({ kind }) => kind !== "mark");
    const isBetween = next?.kind === "time" || next?.kind === "closed";
    if (length > 0 && isWords && isBetween) index += length + 1;
    else left.push(token);
  }
  return left;
}

/** Words that name neither a part of the place nor of the day. */
function isMereRemark(held: readonly HoursToken[]): boolean {
  const words = held.map((token) => (token.kind === "word" ? token.text : "")).join(" ");
  const isLabel = (["inner", "other", "event", "vague", "exception"] as const).some((kind) =>
    says(kind, words),
  );
  return (
    !isLabel &&
    mealOf(words) === null &&
    dayPartOf(words) === null &&
    held.every(({ kind }) => /^(?:word|filler)$/.test(kind))
  );
}

/** "12 Elm St … Hours: Mon-Fri 9-5": the hours begin there. */
function isLabel(tokens: readonly HoursToken[], index: number): boolean {
  const next = tokens[index + 1];
  return tokens[index]?.kind === "open" && next?.kind === "mark" && next.mark === ":";
}

/** "11 | - | 9" in three cells. */
const isEndOfTimes = (token: HoursToken | undefined) =>
  token?.kind === "time" || token?.kind === "to";

/** A cell of a table after one that names days and times says something else. */
const isComplete = (clause: readonly HoursToken[]) =>
  clause.some(({ kind }) => kind === "days") &&
  clause.some(({ kind }) => kind === "time" || kind === "closed");

/** Whether a bracket holds, or held, more than days and times. */
function isWordy(tokens: readonly HoursToken[], index: number): boolean {
  const isWord = (token: HoursToken) =>
    token.kind === "pause" || (token.kind === "word" && token.letters > 1);
  const isBracket = (token: HoursToken) => token.kind === "mark" && token.mark === "(";
  // "Dinner: 5-9 (Mon-Sat)": the days of the times before it.
  const [before, after] = [
    tokens.slice(Math.max(0, index - 6), index),
    tokens.slice(index + 1, index + 7),
  ];
  const inside = [
    before.slice(before.findLastIndex(isBracket) + 1),
    after.slice(0, after.findIndex(isBracket)),
  ];
  const isOfDays = inside.some(
    (held, side) =>
      (side === 0 ? before : after).some(isBracket) &&
      held.length > 0 &&
      held.some(({ kind }) => kind === "days") &&
      held.every(({ kind }) => /^(?:days|to|and|filler|except)$/.test(kind)),
  );
  // "Lunar New Year (2/16-2/18) we rest": the date belongs to what is said of it.
  const isDates = inside.some(
    (held, side) =>
      (side === 0 ? before : after).some(isBracket) &&
      held.some(({ kind }) => kind === "month") &&
      held.every(({ kind }) => /^(?:month|to|mark|filler|days)$/.test(kind)),
  );
  return !isOfDays && !isDates && [...before, ...after].some(isWord);
}

const mostLettersBeside = 24;
const mostLettersInSentence = 60;

function judgeClause(
  whole: readonly HoursToken[],
  said: string,
  goesOn: boolean,
): "hours" | "loose" | "exception" | "other" {
  const clause = whole.filter((token) => !isTab(token));
  const has = (...kinds: HoursToken["kind"][]) => clause.some(({ kind }) => kinds.includes(kind));
  const hasDays = has("days");
  const hasTimes = clause.some(
    ({ kind }, index) =>
      kind === "closed" ||
      kind === "always" ||
      (kind === "time" &&
        ["to", "closes", "time"].some(
          (joint) => clause[index - 1]?.kind === joint || clause[index + 1]?.kind === joint,
        )),
  );
  const [only, ...others] = clause;
  const isLone = only?.kind === "time" && others.length === 0 && /:|[ap]\.?m/.test(said);
  if (isLone) return "hours";
  if (!hasDays && !hasTimes) return "other";
  if (says("renewed", said) || (has("month") && says("since", said) && hasDays && hasTimes))
    return "hours";
  if (isSeason(clause, says("summer", said) || says("winter", said)) && hasTimes) return "hours";
  // "Mondays: see you tomorrow!"
  if (has("month") || says("exception", withoutFarewell(said))) return "exception";
  if (has("amount")) return "other";
  const letters = clause.reduce(
    (sum, token) =>
      sum + (token.kind === "word" && mealOf(token.text) === null ? token.letters : 0),
    0,
  );
  const days = new Set(clause.flatMap((token) => (token.kind === "days" ? token.days : [])));
  // Many days at once are hardly those of an event.
  const isSentence =
    has("open", "closes", "closed") ||
    goesOn ||
    ((days.size > 2 || has("to")) && !says("event", said));
  const isBesideTime = hasDays && letters === 0 && has("time") && goesOn;
  if ((hasDays && hasTimes) || isBesideTime)
    return letters <= (isSentence ? mostLettersInSentence : mostLettersBeside) ? "hours" : "other";
  if (letters <= (has("open") || goesOn ? mostLettersBeside : 3)) return "hours";
  const isVague = says("vague", withoutFarewell(said)) || says("event", said) || has("time");
  return hasDays && letters <= mostLettersBeside && !isVague ? "loose" : "other";
}

/** In days. */
const shortestSeason = 45;

/** "May – September: daily 10-6" names a part of the year before its hours. */
function isSeason(clause: readonly HoursToken[], isNamed: boolean): boolean {
  const first = clause.findIndex(({ kind }) => kind === "days" || kind === "time");
  const months = clause.filter(({ kind }) => kind === "month").length;
  const before = clause.slice(0, first).filter(({ kind }) => kind === "month").length;
  const dates = clause.flatMap((token) =>
    token.kind === "month" && token.day ? token.month * 30 + token.day : [],
  );
  const [from = 0, to = 0] = dates;
  if (dates.length === 2 && (to - from + 360) % 360 < shortestSeason) return false;
  return before === months && (months === 2 || (months === 1 && isNamed));
}

/** The words before the first day or time; "Hours:" and "Mon-Fri:" name nothing. */
function labelIn(clause: readonly HoursToken[], said: string): string {
  const start = clause[0]?.at ?? 0;
  const first = clause.find(({ kind }) => kind === "days" || kind === "time" || kind === "closed");
  const before = clause.filter(({ at }) => !first || at < first.at);
  const words = before.filter((token) => token.kind === "word" || token.kind === "month");
  return words.length > 0
    ? said
        .slice(0, first ? first.at - start : undefined)
        .slice(0, 60)
        .trim()
    : "";
}
