// Long because which lines make a table, and which table counts, is decided in one place.
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { EVERY_DAY } from "#contract/hours/weekday-names.ts";
import type { ImportQuestion } from "#contract/importer.ts";
import { withColumnsAsLines } from "./columns.ts";
import { type LineRead, readLine } from "./hours-line.ts";
import { isBeside, isOther, isTopic, type Meal, mealOf, says } from "./labels.ts";
import { fold, type Lexicon, lexiconFor, lexiconOf, supported } from "./lexicon.ts";
import { mealOfTitle } from "./meals.ts";
import { readStatements } from "./statements.ts";
import { readTokens } from "./tokens.ts";
import {
  askAboutHalves,
  isSlots,
  type MealStatement,
  readWeek,
  type Week,
  writeWeek,
} from "./week.ts";

export interface HoursInText {
  hours: HoursOfOperation | null;
  text: string;
  questions: ImportQuestion[];
  /** A notice says that it outdates whatever else is written. */
  isRenewed: boolean;
}

/** The opening hours of a text, or null. Hours of the kitchen or bar count only when there are no others. */
export function readHoursText(
  text: string,
  declaredLanguage: string,
  now: Date,
): HoursInText | null {
  const lexicon = lexiconFor(text, declaredLanguage);
  const found = readHoursIn(text, lexicon, now);
  const declared = supported(declaredLanguage);
  const isOther =
    declared !== null && lexiconOf(declared) !== lexicon && text.length <= longestAgain;
  // A Danish page may tell its story in English.
  return found ?? (isOther ? readHoursIn(text, lexiconOf(declared), now) : null);
}

const longestAgain = 20_000;

function readHoursIn(text: string, lexicon: Lexicon, now: Date): HoursInText | null {
  const lines = withoutGlue(text, lexicon).split("\n").flatMap(withPartsApart);
  const rows = withColumnsAsLines(lines, lexicon);
  const tablesOf = (hasTopics: boolean) =>
    groupLines(rows, lexicon, hasTopics).flatMap((table) => judge(table, lexicon));
  const ours = tablesOf(true);
  // The footer may stand below "Careers".
  const isLittle = ours.every(({ score }) => score <= fewDays);
  const tables = isLittle && rows.some(isTopicLine) ? tablesOf(false) : ours;
  const seasons = chooseSeason(withDaysOfAllYear(tables, lines, lexicon), lexicon, now);
  if (seasons) return { ...present(seasons.current), questions: [seasons.question] };
  const best = tables.reduce<Judged | null>(
    (top, next) => (next.score > (top?.score ?? 0) ? next : top),
    null,
  );
  if (!best) return null;
  const notice = tables.find((table) => changesDays(table, best));
  const found = notice ? presentChanged(best, notice) : present(best);
  const season = partOfYear.exec(text.slice(0, mostLetters))?.[0];
  if (!season || !found.hours || found.questions.length > 0) return found;
  return { ...found, questions: [askAboutSeason(season, found.hours)] };
}

/** "Closed Mondays all year", said once for all seasons. */
function withDaysOfAllYear(
  tables: readonly Judged[],
  lines: readonly string[],
  lexicon: Lexicon,
): Judged[] {
  const said = lines.filter(
    (line) => line.length <= longestLine && says("allYear", fold(line.slice(0, 200))),
  );
  if (said.length === 0 || said.length > fewDays) return [...tables];
  const [always] = groupLines(said, lexicon).flatMap((table) => judge(table, lexicon));
  return tables.map((table) =>
    table.hours ? { ...table, hours: { ...always?.hours, ...table.hours } } : table,
  );
}

/** "Starting January 5 we are closed on Mondays", beside a week that says otherwise. */
const changesDays = ({ isRenewed, hours }: Judged, week: Judged): boolean =>
  isRenewed &&
  !week.isRenewed &&
  Object.keys(hours ?? {}).length <= fewDays &&
  Object.entries(hours ?? {}).some(([day, text]) => (week.hours?.[day] ?? text) !== text);

/** The days that a notice changes stay empty until somebody says which is right. */
function presentChanged(week: Judged, notice: Judged): HoursInText {
  const [stated, changed] = [week.hours ?? {}, notice.hours ?? {}];
  const left = Object.fromEntries(Object.entries(stated).filter(([day]) => !(day in changed)));
  const question: ImportQuestion = {
    about: "hours",
    text: "A notice on the website changes some days: which hours are right?",
    words: notice.lines.join(", ").slice(0, 300),
    choices: [
      { label: "Those of the notice", hoursOfOperation: { ...stated, ...changed } },
      { label: "Those before it", hoursOfOperation: stated },
    ],
  };
  return { ...present(week), hours: left, questions: [question], isRenewed: true };
}

const isSeason = (folded: string) => says("summer", folded) || says("winter", folded);
const sentenceEnd = /(?<=[^.]{4}[.;|/•·]) (?=\p{Lu})/u;
const mostSentences = 6;

/** "Winter: Thu-Sun 10-4. Summer: daily 9-6", "Kitchen: 12-3. Bar: 11-11": each as a line of its own. */
function withPartsApart(line: string): string[] {
  const folded = fold(line.slice(0, longestPart));
  const isInner = says("inner", fold(line.slice(0, lettersOfLabel)));
  if (line.length > longestPart || !(isInner || isSeason(folded))) return [line];
  const sentences = line.split(sentenceEnd, mostSentences + 1);
  const names = sentences.map((sentence) => /^[^\d:]{3,24}(?=[:(])/.exec(sentence)?.[0] ?? "");
  const isPart = (kind: (name: string) => boolean) => names.every((name) => kind(fold(name)));
  const isApart = isPart(isSeason) || isPart((name) => says("inner", name));
  return isApart && sentences.length > 1 && sentences.length <= mostSentences ? sentences : [line];
}

const longestPart = 300;
const lettersOfLabel = 24;

/** Elements side by side leave no space in the text: "9:00 PMTuesday", "ClosedFri". */
const withoutGlue = (text: string, { entries }: Lexicon): string =>
  text.replace(/(?<=\d|[ap]m|[AP]M|\p{Ll})\p{Lu}\p{Ll}{2,15}/gu, (word) => {
    const kind = entries.get(fold(word))?.kind;
    return kind === "days" || kind === "closed" ? ` ${word}` : word;
  });

/** It is closed for a part of the year. */
const partOfYear =
  /\b(?:closed for (?:the )?(?:season|winter)|(?:open|opening) seasonally|see you (?:next|in the) (?:spring|season)|memorial day\b.{0,20}(?:to|through|thru|until|till|[-–]).{0,20}(?:labor|columbus|indigenous peoples'?) day|winterpause|saisonbetrieb|fermeture hivernale|chiusura invernale|zimní přestávka|przerwa zimowa|winterstop|vinterstängt|vinterlukket)/i;

const askAboutSeason = (words: string, hours: HoursOfOperation): ImportQuestion => ({
  about: "hours",
  text: "The website says that it is open for a part of the year: which hours are to be shown?",
  words,
  choices: [
    { label: "Those of the season", hoursOfOperation: hours },
    { label: "Closed", hoursOfOperation: writeWeek(EVERY_DAY.map(() => [])) ?? {} },
  ],
});

/** The week of a text that is known to be about nothing else, such as a value of markup; null when it says nothing. */
export function readHoursValue(text: string, declaredLanguage: string): HoursInText | null {
  const lexicon = lexiconFor(text, declaredLanguage);
  const lines = text.slice(0, mostLetters).split("\n");
  const statements = lines.flatMap((line) =>
    readStatements(readTokens(line, lexicon)).map((statement) => ({
      ...statement,
      meal: null,
      words: line.slice(0, 100),
    })),
  );
  const week = readWeek(statements, lexicon.isTwelveHour);
  const hours = writeWeek(week.hours);
  if (isSlots(week)) return null;
  if (!hours && week.doubts.length === 0) return null;
  return { hours, text, questions: askAboutHalves(week), isRenewed: false };
}

/** Lines about hours that stand together. */
interface Table {
  label: string;
  /** The label stands in the first line itself, and may be about no other. */
  isLineLabel: boolean;
  statements: MealStatement[];
  lines: string[];
  isOpenSaid: boolean;
  /** What else the lines below its days name: "Kitchen 4-9", "Takeout 11-8". */
  besides: Table[];
  /** Of a part of the place: the hours above it. */
  whole?: Table;
}

/** Lines about hours with more other lines between them belong to different tables. */
const widestGap = 2;
/** Enough for every page that has its hours in words; it bounds the work. */
const mostLetters = 200_000;
const mostLines = 1000;
const longestLine = 1500;

/** With topics, what stands below a heading about something else is left out. */
function groupLines(lines: readonly string[], lexicon: Lexicon, hasTopics = true): Table[] {
  const tables: Table[] = [];
  let table: Table | undefined;
  let label = "";
  let meal: Meal | null = null;
  let gap = widestGap + 1;
  let letters = 0;
  let found = 0;
  /** Below "What's on". */
  let isProgramme = false;
  /** Below the line beside the title of a story. */
  let isStory = false;
  /** Below "Careers", until hours of the place are named. */
  let isOfTopic = false;
  /** How many lines may still be about what the heading above them names, which is no place to eat. */
  let beside = 0;
  /** "Monday –" above the days that have times. */
  let waiting: { statements: MealStatement[]; line: string } | null = null;
  for (const line of lines) {
    const text = line.replace(/^\s*#+\s*/, "").trim();
    if (!text) continue;
    const isHeading = /^\s*#/.test(line);
    letters += text.length;
    if (isHeading) {
      const heading = fold(text.slice(0, 100));
      isProgramme = announces(heading, lexicon);
      isOfTopic = hasTopics && isTopicLine(line) && !isHoursTitle(heading, lexicon);
    } else if (isOfTopic) isOfTopic = !namesHours(text, lexicon);
    if (isHeading || isTitleOfHours(text, lexicon)) isStory = false;
    if (text.length <= longestByline && says("story", fold(text))) isStory = true;
    if (isHeading) beside = isBeside(fold(text.slice(0, 100))) ? linesBeside + 1 : 0;
    // Right below its heading a title of hours is that of its own.
    else if (beside < linesBeside && isTitleOfHours(text, lexicon)) beside = 0;
    beside -= 1;
    const mayBe =
      !isProgramme &&
      !isOfTopic &&
      !isStory &&
      beside <= 0 &&
      text.length <= longestLine &&
      letters <= mostLetters &&
      found < mostLines;
    const isBelowDays = gap <= widestGap && table?.statements.at(-1)?.days !== null;
    const read = mayBe ? readLine(text, lexicon, isBelowDays) : null;
    // "Weekend brunch" above its times.
    const isMealTitle = isHeading && read?.statements.every(({ times }) => times === null);
    if (isMealTitle) meal = mealOfTitle(text.slice(0, 100), lexicon) ?? meal;
    const toWords = (statements: LineRead["statements"]) =>
      statements.map((statement) => ({ ...statement, words: text.slice(0, 100) }));
    const first = waiting;
    waiting =
      read?.isLoose && gap > 0 ? { statements: toWords(read.statements), line: text } : null;
    if (!read || read.statements.length === 0 || (read.isLoose && gap > 0)) {
      const folded = fold(text.slice(0, 100));
      const named = /^\D{1,29}$/.test(text) ? mealOfTitle(folded, lexicon) : null;
      if (named) {
        meal = named;
        gap = Math.min(gap, 1);
        continue;
      }
      if (isHeading) meal = null;
      // Long sentences and lines with numbers are no title of a table; one with months may name a season.
      const isTitle = isHeading || (/^[^\d|•·]{1,40}$/.test(text) && text.split(" / ").length < 3);
      const isOwnTable = isTitle && (isHoursTitle(folded, lexicon) || isElsewhere(folded));
      gap = isHeading || isOwnTable || read?.isException ? widestGap + 1 : gap + 1;
      label = isTitle || says("summer", folded) || says("winter", folded) ? folded : "";
      continue;
    }
    const last = gap > widestGap ? undefined : table;
    // Where a line names several meals its first words are no title of them all.
    const title = read.statements.some((said) => said.meal !== null)
      ? null
      : mealOfTitle(read.label, lexicon);
    const statements = toWords(read.statements).map((statement) => ({
      ...statement,
      meal: statement.meal ?? title ?? meal,
    }));
    const days = last && daysAbove(read, last);
    if (last && days) addBelowDays(last, days, read, statements);
    else if (last && !beginsTable(read, last)) {
      // "Closed Mondays" below the hours of the bar is said of the whole place.
      if (last.whole && isClosing(read)) last.whole.statements.push(...statements);
      last.statements.push(...statements);
      last.lines.push(text);
      last.isOpenSaid ||= read.isOpenSaid;
    } else {
      table = {
        label: `${label} ${read.label}`.trim(),
        isLineLabel: label === "" && read.label !== "",
        statements: [...(first?.statements ?? []), ...statements],
        lines: [...(first ? [first.line] : []), text],
        isOpenSaid: read.isOpenSaid,
        besides: [],
        ...(last && isOfPart(read.label) && { whole: last.whole ?? last }),
      };
      tables.push(table);
    }
    gap = 0;
    label = "";
    found += 1;
  }
  return tables.flatMap((own) => [own, ...own.besides]);
}

/** "Bar", "Takeout", "Delivery": what follows may be said of the whole place again. */
const isOfPart = (label: string) => says("inner", label) || says("other", label);

const isClosing = ({ label, statements }: LineRead): boolean =>
  label === "" && statements.every(({ days, times }) => days !== null && times?.kind === "closed");

/** The days of the line above, where this one has a name for its times and no days: "Doors 3pm-midnight". */
function daysAbove({ label, statements }: LineRead, { statements: above }: Table) {
  const isNamed = label !== "" && mealOf(label) === null;
  if (!isNamed || statements.some(({ days }) => days !== null)) return undefined;
  return above.findLast(({ days }) => days !== null)?.days ?? undefined;
}

/** What names a part of the place, or comes second, is a table beside the others of its name. */
function addBelowDays(
  table: Table,
  days: readonly number[],
  { label, isOpenSaid }: LineRead,
  statements: readonly MealStatement[],
): void {
  const isPart = (["inner", "other", "event"] as const).some((kind) => says(kind, label));
  const [{ words = "" } = {}] = statements;
  if (!isPart && table.statements.at(-1)?.times === null) {
    table.statements.push(...statements);
    table.lines.push(words);
    return;
  }
  const rows = statements.map((statement) => ({ ...statement, days, rank: 2 as const }));
  const same = table.besides.find((other) => other.label === label);
  same?.statements.push(...rows);
  same?.lines.push(words);
  if (!same)
    table.besides.push({
      label,
      isLineLabel: true,
      statements: rows,
      lines: [words],
      isOpenSaid,
      besides: [],
    });
}

const linesBeside = 6;
/** "14 Sep 2025 · 6 min read · by Hui Ling" */
const longestByline = 100;

/** A title above what is not about eating there. */
const isElsewhere = (folded: string) =>
  isOther(folded) || says("event", folded) || isBeside(folded);

/** A heading above what happens there, and when. */
const announces = (folded: string, lexicon: Lexicon) =>
  says("event", folded) && !isHoursTitle(folded, lexicon);

/** "1926 – 1947: the quarry years", but neither "Winter 2025-2026" nor "1987 - 2024". */
const namesYears = /^1[89]\d\d ?[-–—] ?(?:1[89]|20)\d\d: ?\p{L}/u;

/** A heading above the days and times of others. */
function isTopicLine(line: string): boolean {
  if (!/^\s*#/.test(line)) return false;
  const heading = fold(line.replace(/^\s*#+\s*/, "").slice(0, 100));
  return isTopic(heading) || namesYears.test(heading);
}

/** "Opening hours", "Open Mon-Sat 9-5" */
function namesHours(text: string, lexicon: Lexicon): boolean {
  if (isTitleOfHours(text, lexicon)) return true;
  if (text.length > longestLine) return false;
  const { statements, isOpenSaid } = readLine(text, lexicon, false);
  return isOpenSaid && statements.length > 0;
}

/** "Bar hours", "Öffnungszeiten", "Kitchen:" */
const isHoursTitle = (folded: string, lexicon: Lexicon) =>
  /\bhours\b/.test(folded) || isOpenWord(folded, lexicon) || says("inner", folded);

/** "Hours", "Opening times:" */
const isTitleOfHours = (text: string, lexicon: Lexicon) => {
  const folded = fold(text.slice(0, 40));
  return isOpenWord(folded, lexicon) || /^(?:restaurant|opening) (?:hours|times):?$/.test(folded);
};

/** Whether a line between others is not about what they are about. */
function beginsTable({ label, statements, isOpenSaid }: LineRead, table: Table): boolean {
  if (label !== "") return mealOf(label) === null || says("other", label);
  if (!table.isLineLabel || !(says("other", table.label) || says("inner", table.label)))
    return false;
  const known = new Set(table.statements.flatMap(({ days }) => days ?? []));
  return isOpenSaid || statements.some(({ days }) => days?.some((day) => known.has(day)));
}

interface Judged {
  label: string;
  lines: readonly string[];
  week: Week;
  hours: HoursOfOperation | null;
  score: number;
  isRenewed: boolean;
}

function judge(table: Table, lexicon: Lexicon): Judged[] {
  const { label, statements, lines } = table;
  const namesDays = statements.some(({ days }) => days !== null);
  const isLabelled =
    table.isOpenSaid ||
    /\bhours?\b|\bopen|\btimes?\b|\bvisit/.test(label) ||
    isOpenWord(label, lexicon);
  // Times without days may be those of a show or a delivery, unless a label says "hours".
  if (!namesDays && !isLabelled) return [];
  const text = fold(lines.join("\n").slice(0, 2000));
  const isRenewed = [label, text].some(
    (words) =>
      says("renewed", words) || (says("since", words) && monthsIn(words, lexicon).length > 0),
  );
  if ((isOther(label) || says("event", label)) && !isRenewed) return [];
  if (isBeside(label)) return [];
  const week = readWeek(statements, lexicon.isTwelveHour);
  const hours = writeWeek(week.hours);
  const known =
    Object.keys(hours ?? {}).length + week.doubts.reduce((sum, { days }) => sum + days.length, 0);
  if (known === 0 || isSlots(week)) return [];
  const score = known + (isLabelled ? 1 : 0) - (namesDays ? 0 : 5) + (isRenewed ? 3 : 0);
  const isInner = says("inner", label) && !/\brestaurant\b|&|\band\b/.test(label);
  // Of the bar and the kitchen, the one that is open longer.
  const inner = (score - (isLabelled ? 1 : 0) + openMinutes(week) / 100_000) / 10;
  // "Fish fry every Friday 4-9", "Mon: free pool 6-close": less than the hours of the store, or of its bar.
  const isSome = known <= fewDays && !isLabelled && mealOf(label) === null;
  const own = isSome ? score / 20 : score;
  return [{ label, lines, week, hours, isRenewed, score: isInner ? inner : own }];
}

const fewDays = 2;

const openMinutes = ({ hours }: Week): number =>
  hours.flatMap((day) => day ?? []).reduce((sum, { opens, closes }) => sum + closes - opens, 0);

const isOpenWord = (label: string, { entries }: Lexicon) =>
  entries.get(label.replace(/(?<![:\s])[:\s]+$/, ""))?.kind === "open";

const present = ({ lines, week, hours, isRenewed }: Judged): HoursInText => ({
  hours,
  text: lines.join("\n"),
  questions: askAboutHalves(week),
  isRenewed,
});

interface SeasonHours {
  label: string;
  lines: readonly string[];
  hours: HoursOfOperation | null;
}

/** Of hours for parts of the year those of today, and a question about the others. */
function chooseSeason<T extends SeasonHours>(
  tables: readonly T[],
  lexicon: Lexicon,
  now: Date,
): { current: T; question: ImportQuestion } | null {
  const seasonal = tables
    .filter(({ hours }) => hours !== null)
    .flatMap((table) => {
      const months = seasonOf(table.label, lexicon);
      return months ? [{ table, months }] : [];
    });
  if (seasonal.length < 2 || seasonal.length > 4) return null;
  const current = seasonal.find(({ months }) => months.includes(now.getUTCMonth())) ?? seasonal[0];
  if (!current) return null;
  const ordered = [current, ...seasonal.filter((season) => season !== current)];
  return {
    current: current.table,
    question: {
      about: "hours",
      text: "The website has other hours in other seasons: which are to be shown?",
      words: ordered
        .map(({ table }) => table.lines.join(", "))
        .join(" / ")
        .slice(0, 300),
      choices: ordered.map(({ table }) => ({
        label: table.label.slice(0, 60),
        hoursOfOperation: table.hours ?? {},
      })),
    },
  };
}

/** The months that a label names, from the first to the last, or those of its season. */
function seasonOf(label: string, lexicon: Lexicon): number[] | null {
  const [from, to] = monthsIn(label, lexicon);
  const span = (first: number, last: number) =>
    Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, step) => (first + step) % 12);
  const isSummer = says("summer", label);
  if (from !== undefined && to !== undefined) return span(from, to);
  if (!isSummer && !says("winter", label)) return null;
  return isSummer ? span(3, 9) : span(10, 2);
}

const monthsIn = (label: string, lexicon: Lexicon): number[] =>
  readTokens(label.slice(0, 200), lexicon).flatMap((token) =>
    token.kind === "month" ? token.month : [],
  );
