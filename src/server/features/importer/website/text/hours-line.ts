import { longestHoursLine } from "./plain-hours.ts";

export interface HoursLine {
  kind: "blank" | "hours" | "meal" | "exception" | "other";
  isHeading: boolean;
  /** The whole line, without the mark of a heading. */
  text: string;
  /** What the line calls its hours: "Kitchen", "Summer hours". */
  label: string;
  /** Without what stands before the days. */
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
/** Not within longer numbers: a telephone number has dashes too. */
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

/** Whether a line is about opening hours and nothing else; prose that mentions a time is not. */
export function readHoursLine(line: string): HoursLine {
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

/** "Serving Thursday to Monday": what comes before the first day or time is not about either. */
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
