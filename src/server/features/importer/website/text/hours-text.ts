import type { HoursOfOperation, WeeklyHours } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { writeHours } from "#contract/hours/write-hours.ts";
import {
  detectLanguage,
  longestHoursLine,
  plainHours,
  toEnglishHours,
  withoutExceptions,
} from "./plain-hours.ts";

interface HoursFoundInText {
  hours: HoursOfOperation;
  text: string;
}

interface Block {
  label: string;
  lines: HoursLine[];
}

/** Lines about hours with more other lines between them belong to different tables. */
const widestGap = 2;

/** The opening hours of a text, or null. Hours of the kitchen or bar count only when there are no others. */
export function readHoursText(text: string, declaredLanguage = ""): HoursFoundInText | null {
  const language = detectLanguage(text, declaredLanguage);
  const best = groupHoursLines(
    text.split("\n").map((line) => plainHours(withoutExceptions(toEnglishHours(line, language)))),
  )
    .map(judge)
    .reduce<Judged | null>(
      (top, next) => (next && next.score > (top?.score ?? 0) ? next : top),
      null,
    );
  return best && { hours: best.hours, text: best.text };
}

/** Groups neighbouring lines about hours. The label is the last text before the group. */
function groupHoursLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let label = "";
  let gap = widestGap + 1;
  for (const text of lines) {
    const line = readHoursLine(text);
    const block = blocks.at(-1);
    if (line.kind === "blank") continue;
    if (line.kind === "other" || line.kind === "exception") {
      gap = line.isHeading || line.kind === "exception" ? widestGap + 1 : gap + 1;
      // Long sentences and lines with numbers are no title of a table.
      label = line.isHeading || /^[^\d]{1,40}$/.test(line.text) ? line.text : "";
      continue;
    }
    if (line.kind === "meal") {
      gap = Math.min(gap, 1);
      continue;
    }
    const isNew = !block || gap > widestGap || line.label !== "";
    if (isNew) blocks.push({ label: `${label} ${line.label}`, lines: [line] });
    else block.lines.push(line);
    gap = 0;
    label = "";
  }
  return blocks;
}

interface Judged extends HoursFoundInText {
  score: number;
}

const wrongHours =
  /\b(?:happy|delivery|holiday|office|phone|catering|christmas|thanksgiving|easter|events?|trivia|live|music|brunch specials?|specials?)\b/i;
const innerHours =
  /\b(?:kitchen|bar|patio|drive.?thru|lobby|dining room|food|brunch|lunch|dinner|breakfast|take.?out|küche|cuisine)\b/i;
const rightHours =
  /\b(?:hours?|open(?:ing)?|times?|visit|horaires?|horarios?|orari(?:o)?|öffnungszeiten|openingstijden|trading)\b/i;

function judge({ label, lines }: Block): Judged | null {
  const text = joinDaysWithTimes(lines);
  const namesDays = lines.some(({ hasDays }) => hasDays);
  const isLabelled =
    rightHours.test(label) || lines.some(({ text: line }) => rightHours.test(line));
  // Times without days may be those of a show or a delivery, unless a label says "hours".
  if (!namesDays && !isLabelled) return null;
  const hours = writeWeek(parseHours({ text }));
  if (!hours || wrongHours.test(label)) return null;
  const score = Object.keys(hours).length + (isLabelled ? 1 : 0) - (namesDays ? 0 : 5);
  return { hours, text, score: innerHours.test(label) && !namesAll(label) ? score / 10 : score };
}

/** "Restaurant & bar hours" includes the restaurant. */
const namesAll = (label: string) => /\brestaurant\b|&|\band\b/i.test(label);

/** "TUES - THURS" on one line, "11AM - 8PM" on the next. */
function joinDaysWithTimes(lines: readonly HoursLine[]): string {
  let joined = "";
  let waitsForTimes = false;
  for (const { content, hasDays, hasTimes } of lines) {
    const continues = (waitsForTimes && hasTimes && !hasDays) || (!hasDays && hasTimes && joined);
    joined += `${joined === "" ? "" : continues ? (waitsForTimes ? " " : ", ") : "\n"}${content}`;
    waitsForTimes = hasDays && !hasTimes;
  }
  return joined;
}

interface HoursLine {
  kind: "blank" | "hours" | "meal" | "exception" | "other";
  isHeading: boolean;
  /** The whole line, without the mark of a heading. */
  text: string;
  /** What the line calls its hours: "Kitchen", "Summer hours". */
  label: string;
  /** From the first day or time on. */
  content: string;
  hasDays: boolean;
  hasTimes: boolean;
}

type Labelled = Pick<HoursLine, "label" | "content">;

const day =
  "(?:mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|daily|every ?day|weekdays?|weekends?|(?:7|seven) days(?: a week)?|mo|tu|we|th|fr|sa|su)";
const time =
  "(?:\\d{1,2}(?:[:.h]\\d{2}|(?<=\\d)\\d{2}(?=\\s?[ap]\\.?m))?\\s?h?(?:\\s?[ap](?:\\.?\\s?m)?\\b\\.?)?|(?:12 ?)?(?:noon|midday|midnight))";
const until = "(?:\\s*(?:[-–—‐‑−~]|to|till?|until|thru|through)\\s*)";

const dayPattern = new RegExp(
  `(?<![\\p{L}])(?:${day}|[mf](?=\\s?[-–]\\s?[fs](?:[^\\p{L}]|$)))(?![\\p{L}])`,
  "giu",
);
/** Not inside longer numbers, such as phone numbers. */
const rangePattern = new RegExp(
  `(?<![\\d+/-])${time}${until}(?:${time}|late|close)(?![\\d/-]|\\s?-\\s?\\d)`,
  "giu",
);
const allDayPattern = /\b24 ?(?:\/ ?7|h(?:ours?|rs?)?)\b/gi;
const closedPattern = /\bclosed(?: all day)?\b/gi;
const filler =
  /\b(?:open(?:ing)?|hours?|hrs|from|on|we're|we are|our|the|serving|served|and|to|thru|through|till?|until|am|pm|now|is|are|times?|m|f|s)\b|[\s\p{P}\p{S}\d]+/giu;

const labelPattern = /^([\p{L}'’&.-]+(?: [\p{L}'’&.-]+){0,3}? ?)(?:hours?)? ?: (?=\S)/iu;
const mealPattern =
  /^#? ?(?:lunch|dinner|breakfast|brunch|supper|evenings?|mittags?|abends?|midi|soir) ?:?$/i;
const exceptionPattern =
  /\b(?:today|tomorrow|christmas|thanksgiving|new year|easter|july|holidays?|january|february|march|april|june|august|september|october|november|december)\b/i;
const mostOtherLetters = 14;

/** A line is about hours when nearly all of its words are days and times. */
function readHoursLine(line: string): HoursLine {
  const isHeading = /^\s*#/.test(line);
  const text = line
    .replace(/^\s*#+\s*/, "")
    .replace(/\s+/g, " ")
    .trim();
  const unknown = { isHeading, text, label: "", content: text, hasDays: false, hasTimes: false };
  if (!text) return { ...unknown, kind: "blank" };
  if (mealPattern.test(text)) return { ...unknown, kind: "meal" };
  if (text.length > longestHoursLine) return { ...unknown, kind: "other" };
  const { label, content } = atMeal(splitLabel(text));
  const hasDays = matches(dayPattern, content);
  const hasTimes =
    matches(rangePattern, content) ||
    matches(allDayPattern, content) ||
    matches(closedPattern, content);
  if (exceptionPattern.test(text) && !/^closed/i.test(content))
    return { ...unknown, kind: "exception" };
  const rest = [rangePattern, allDayPattern, closedPattern, dayPattern, filler].reduce(
    (remaining, pattern) => remaining.replace(pattern, " "),
    content,
  );
  const otherLetters = rest.replace(/[^\p{L}]/gu, "").length;
  const isAboutHours =
    (hasDays || hasTimes) && otherLetters <= (hasDays && hasTimes ? mostOtherLetters : 3);
  if (!isAboutHours) return { ...unknown, label, content, hasDays, hasTimes, kind: "other" };
  return { ...unknown, label, content: fromFirstWord(content), hasDays, hasTimes, kind: "hours" };
}

/** "Kitchen hours: Mon-Fri 4-9" has a label; "Mon-Fri: 4-9" has none. */
function splitLabel(text: string): Labelled {
  const prefix = labelPattern.exec(text);
  const label = prefix?.[1]?.trim() ?? "";
  if (!prefix || matches(dayPattern, label)) return { label: "", content: text };
  const isGeneric =
    /^(?:open|opening|our|the|store|restaurant|regular|summer|winter|hours?|times?|trading|horario|orario|horaires)? ?(?:hours?|times?)?$/i.test(
      label,
    );
  return { label: isGeneric ? "" : label, content: text.slice(prefix[0].length) };
}

/** Lunch and dinner share a week; "5-10" at dinner is in the evening. */
function atMeal({ label, content }: Labelled): Labelled {
  if (!mealPattern.test(label)) return { label, content };
  const isEvening = /dinner|supper|evening|abend|soir/i.test(label);
  const isBare = !/[ap]\.?m\b|\b(?:1[3-9]|2[0-4])[:.h]/i.test(content);
  return {
    label: "",
    content: isEvening && isBare ? content.replace(rangePattern, "$&pm") : content,
  };
}

/** Drops words before the first day or time: "Serving Thursday to Monday". */
function fromFirstWord(content: string): string {
  const starts = [dayPattern, rangePattern, allDayPattern, closedPattern].map((pattern) =>
    content.search(pattern),
  );
  return content.slice(Math.min(...starts.filter((start) => start >= 0)));
}

function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** Hours in the format of the catalogue, or null when no day is known. */
export function writeWeek(weekly: WeeklyHours): HoursOfOperation | null {
  return weekly.some((day) => day !== null) ? writeHours(weekly) : null;
}
