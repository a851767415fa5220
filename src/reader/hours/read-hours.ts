// Reads the opening hours of a text: which lines are about hours, which belong together, and which count.
import type { HoursOfOperation, Question } from "../reader.types.ts";
import type { Meal } from "./clock.ts";
import { detectLanguage, fold, type Lexicon, lexiconOf, listed } from "./lexicon.ts";
import { readStatements, type Statement } from "./statements.ts";
import { type HoursToken, readTokens } from "./tokens.ts";
import { askAboutHalves, type MealStatement, readWeek, type Week } from "./week.ts";
import { writeHours } from "./week-format.ts";
import { labelWords } from "./words.ts";

export interface HoursInText {
  hours: HoursOfOperation | null;
  text: string;
  questions: Question[];
}

/** The opening hours of a text, or null. Hours of the kitchen or bar count only when there are no others. */
export function readHoursText(text: string, declaredLanguage: string): HoursInText | null {
  const lexicon = lexiconOf(detectLanguage(text, declaredLanguage));
  const tables = groupLines(withColumnsAsLines(text.split("\n"), lexicon), lexicon);
  const judged = tables.flatMap((table) => judge(table, lexicon));
  const [best] = judged.toSorted((a, b) => b.score - a.score);
  return askAboutSeasons(judged) ?? (best ? present(best) : null);
}

const mostCells = 9;

/** Days that stand above their times in a row of a table are a line for each day. */
function withColumnsAsLines(lines: readonly string[], lexicon: Lexicon): string[] {
  let days: string[] = [];
  return lines.flatMap((line) => {
    if (!line.trim()) return [];
    const cells = line.split("\t").map((cell) => cell.trim());
    if (cells.length < 3 || cells.length > mostCells || line.length > 300) {
      days = [];
      return line;
    }
    const isHeader = cells.every((cell) =>
      readTokens(cell, lexicon).every(({ kind }) => kind === "days" || kind === "to"),
    );
    if (isHeader && cells.some((cell) => cell !== "")) {
      days = cells;
      return [];
    }
    if (cells.length !== days.length) return line;
    // "Lunch" may stand before the times of the days.
    const meal = days[0] === "" ? `${cells[0]} ` : "";
    return days.flatMap((day, column) =>
      day && cells[column] ? `${day} ${meal}${cells[column]}` : [],
    );
  });
}

/** The week of a text that is known to be about nothing else, such as a value of markup; null when it says nothing. */
export function readHoursValue(text: string, declaredLanguage: string): HoursInText | null {
  const lexicon = lexiconOf(detectLanguage(text, declaredLanguage));
  const lines = text.slice(0, mostLetters).split("\n");
  const statements = lines.flatMap((line) =>
    readStatements(readTokens(line.slice(0, longestLine), lexicon)).map((statement) => ({
      ...statement,
      meal: null,
      words: line.slice(0, 100),
    })),
  );
  const week = readWeek(statements, lexicon.isTwelveHour);
  const hours = writeHours(week.hours);
  if (!hours && week.doubts.length === 0) return null;
  return { hours, text, questions: askAboutHalves(week) };
}

type Label = keyof typeof labelWords;

const labelPatterns = Object.fromEntries(
  Object.entries(labelWords).map(([label, words]) => [
    label,
    new RegExp(`(?<!\\p{L})(?:${listed(words).join("|")})(?!\\p{L})`, "u"),
  ]),
) as Record<Label, RegExp>;

const says = (label: Label, folded: string): boolean => labelPatterns[label].test(folded);

/** The one meal that is named: "lunch and dinner" are no part of the day. */
function mealOf(folded: string): Meal | null {
  const [meal, other] = (["breakfast", "midday", "dinner"] as const).filter((name) =>
    says(name, folded),
  );
  return meal && !other ? meal : null;
}

/** Lines about hours that stand together. */
interface Table {
  label: string;
  statements: MealStatement[];
  lines: string[];
  isOpenSaid: boolean;
}

/** Lines about hours with more other lines between them belong to different tables. */
const widestGap = 2;
/** Enough for every page that has its hours in words; it bounds the work. */
const mostLetters = 100_000;
const longestLine = 1500;

function groupLines(lines: readonly string[], lexicon: Lexicon): Table[] {
  const tables: Table[] = [];
  /** Those that stand together. */
  let block: Table[] = [];
  let label = "";
  let meal: Meal | null = null;
  let gap = widestGap + 1;
  let letters = 0;
  for (const line of lines) {
    const text = line.replace(/^\s*#+\s*/, "").trim();
    if (!text) continue;
    const isHeading = /^\s*#/.test(line);
    letters += text.length;
    const mayBe = text.length <= longestLine && letters <= mostLetters;
    const read = mayBe ? readLine(text, lexicon) : null;
    if (!read || read.statements.length === 0) {
      const folded = fold(text.slice(0, 100));
      const named = text.length < 30 ? mealOf(folded) : null;
      if (named) {
        meal = named;
        gap = Math.min(gap, 1);
        continue;
      }
      if (isHeading) meal = null;
      const isSeason = says("season", folded);
      // Long sentences and lines with numbers are no title of a table; one with months may name a season.
      const isTitle = isHeading || /^[^\d]{1,40}$/.test(text);
      const startsTable =
        isHeading ||
        isSeason ||
        (isTitle && (/\bhours\b/.test(folded) || says("other", folded) || says("inner", folded)));
      gap = startsTable ? widestGap + 1 : gap + 1;
      label = isTitle || isSeason ? folded : "";
      continue;
    }
    const own = read.label;
    const isNamed = own !== "" && (mealOf(own) === null || says("other", own));
    const statements = read.statements.map((statement) => ({
      ...statement,
      meal: statement.meal ?? mealOf(own) ?? meal,
      words: text.slice(0, 100),
    }));
    if (gap > widestGap) block = [];
    if (isNamed || block.length === 0) {
      block.push({ label: `${label} ${own}`.trim(), statements: [], lines: [], isOpenSaid: false });
      tables.push(...block.slice(-1));
    }
    // "Closed Sun & Mon" below several hours is about all of them.
    const isForAll = statements.every(({ days, times }) => days && times?.kind === "closed");
    for (const table of isForAll ? block : block.slice(-1)) {
      table.statements.push(...statements);
      table.lines.push(text);
      table.isOpenSaid ||= read.isOpenSaid;
    }
    gap = 0;
    label = "";
  }
  return tables;
}

interface LineRead {
  statements: (Statement & { meal: Meal | null })[];
  /** What the line calls its hours: "kitchen", "summer hours". */
  label: string;
  isOpenSaid: boolean;
}

/** A clause is about hours when nearly all of its words are days and times. */
function readLine(line: string, lexicon: Lexicon): LineRead {
  const folded = fold(line);
  const result: LineRead = { statements: [], label: "", isOpenSaid: false };
  for (const clause of clausesOf(readTokens(line, lexicon))) {
    const first = clause[0]?.at ?? 0;
    const said = folded.slice(first, clause.at(-1)?.end ?? first);
    const judged = judgeClause(clause, said, result.statements.length > 0);
    result.isOpenSaid ||= clause.some(({ kind }) => kind === "open");
    if (
      judged === "other" &&
      result.statements.length === 0 &&
      clause.every(({ kind }) => kind !== "days")
    ) {
      // "Kitchen:" stands before the hours that it names.
      if (result.label === "") result.label = labelIn(clause, said);
      continue;
    }
    const meal = mealOf(said);
    const isPart = says("inner", said) || says("other", said);
    if (judged !== "hours" || (isPart && result.statements.length > 0)) continue;
    if (result.statements.length === 0) result.label ||= labelIn(clause, folded.slice(first));
    result.statements.push(...readStatements(clause).map((statement) => ({ ...statement, meal })));
  }
  return result;
}

const isMark = (token: HoursToken, mark: string) => token.kind === "mark" && token.mark === mark;

/** Sentences, cells of a table, and remarks in brackets, each by itself. */
function clausesOf(tokens: readonly HoursToken[]): HoursToken[][] {
  const clauses: HoursToken[][] = [[]];
  let [isInside, isRemark] = [false, false];
  for (const [index, token] of tokens.entries()) {
    const clause = clauses.at(-1) ?? [];
    if (isMark(token, "(")) {
      isInside = !isInside;
      if (isInside) isRemark = startsRemark(tokens.slice(index + 1, index + mostInside));
    }
    if (isMark(token, ";") || (isMark(token, "(") && isRemark)) clauses.push([]);
    else clause.push(token);
  }
  return clauses.filter(({ length }) => length > 0);
}

const mostInside = 20;

/** Whether a bracket holds more than days and times. */
function startsRemark(behind: readonly HoursToken[]): boolean {
  const end = behind.findIndex((token) => isMark(token, "("));
  const inside = end < 0 ? behind : behind.slice(0, end);
  return inside.some((token) => token.kind === "word" && token.letters > 1);
}

const mostLettersBeside = 24;
const mostLettersInSentence = 60;

function judgeClause(
  clause: readonly HoursToken[],
  said: string,
  goesOn: boolean,
): "hours" | "other" {
  const has = (...kinds: HoursToken["kind"][]) => clause.some(({ kind }) => kinds.includes(kind));
  const hasDays = has("days");
  const told = clause.filter((token) => !isMark(token, "\t"));
  const besideTime = new Set<HoursToken["kind"] | undefined>(["to", "opens", "closes", "time"]);
  const hasTimes =
    has("closed", "always", "opens") ||
    told.some(
      ({ kind }, index) =>
        kind === "time" &&
        (told[index + 1]?.kind === "to" || besideTime.has(told[index - 1]?.kind)),
    );
  if (!hasDays && !hasTimes) return "other";
  if (has("month", "amount") || says("exception", said)) return "other";
  let letters = 0;
  for (const token of clause) if (token.kind === "word") letters += token.letters;
  const isSentence = has("open", "opens", "closes", "closed") || goesOn;
  if (hasDays && hasTimes)
    return letters <= (isSentence ? mostLettersInSentence : mostLettersBeside) ? "hours" : "other";
  const isNamed = has("open") || goesOn || mealOf(said) !== null;
  return letters <= (isNamed ? mostLettersBeside : 3) ? "hours" : "other";
}

/** The words before the first day or time; "Hours:" and "Mon-Fri:" name nothing. */
function labelIn(clause: readonly HoursToken[], said: string): string {
  const first = clause.findIndex(({ kind }) => besideLabel.has(kind));
  const before = first < 0 ? clause : clause.slice(0, first);
  if (!before.some((token) => token.kind === "word" && token.letters > 2)) return "";
  const [start, end] = [before[0]?.at ?? 0, before.at(-1)?.end ?? 0];
  return said.slice(0, Math.min(end - start, 60)).trim();
}

const besideLabel = new Set(["days", "time", "closed"]);

interface Judged {
  table: Table;
  week: Week;
  hours: HoursOfOperation | null;
  score: number;
}

function judge(table: Table, lexicon: Lexicon): Judged[] {
  const { label, statements } = table;
  const namesDays = statements.some(({ days }) => days !== null);
  const isLabelled =
    table.isOpenSaid ||
    /\bhours?\b|\bopen|\btimes?\b|\bvisit/.test(label) ||
    isOpenWord(label, lexicon);
  // Times without days may be those of a show or a delivery, unless a label says "hours".
  if (!namesDays && !isLabelled) return [];
  if (says("other", label)) return [];
  const week = readWeek(statements, lexicon.isTwelveHour);
  const hours = writeHours(week.hours);
  const known =
    Object.keys(hours ?? {}).length + week.doubts.reduce((sum, { days }) => sum + days.length, 0);
  if (known === 0) return [];
  const score = known + (isLabelled ? 1 : 0) - (namesDays ? 0 : 5);
  const isInner = says("inner", label) && !/\brestaurant\b|&|\band\b/.test(label);
  // They count where nothing else names more than a day or two.
  return [{ table, week, hours, score: isInner ? Math.min(score / 3, mostInner) : score }];
}

const mostInner = 2.5;

const isOpenWord = (label: string, { entries }: Lexicon) =>
  entries.get(label.replace(/(?<![:\s])[:\s]+$/, ""))?.kind === "open";

const present = ({ table, week, hours }: Judged): HoursInText => ({
  hours,
  text: table.lines.join("\n"),
  questions: askAboutHalves(week),
});

/** Several parts of the year have hours of their own: only a person knows which are to be shown. */
function askAboutSeasons(tables: readonly Judged[]): HoursInText | null {
  const seasonal = tables.filter(({ hours, table }) => hours && says("season", table.label));
  const [first] = seasonal;
  if (!first || seasonal.length < 2) return null;
  const words = seasonal.map(({ table }) => table.lines.join(", ")).join(" / ");
  const choices = seasonal.map(({ table, hours }) => ({
    label: table.label.slice(0, 60),
    hoursOfOperation: hours ?? {},
  }));
  const text = "The website has other hours in other seasons: which are to be shown?";
  return {
    hours: null,
    text: words,
    questions: [{ about: "hours", text, words: words.slice(0, 300), choices }],
  };
}
