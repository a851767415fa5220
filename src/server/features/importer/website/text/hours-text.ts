import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { hoursOfWeek } from "../hours-of-week.ts";
import { withoutExceptions } from "./day-exceptions.ts";
import { languageOf, toEnglishHours } from "./day-words.ts";
import { type HoursLine, readHoursLine } from "./hours-line.ts";
import { plainHours } from "./plain-hours.ts";

export interface HoursFoundInText {
  hours: HoursOfOperation;
  text: string;
}

interface Block {
  label: string;
  lines: HoursLine[];
}

/** Lines may be apart by as many others before they belong to different tables. */
const widestGap = 2;

/** The opening hours in a page's text, when it has any; those of the kitchen only when there are no others. */
export function readHoursText(text: string, declaredLanguage = ""): HoursFoundInText | null {
  const language = languageOf(text, declaredLanguage);
  const best = blocksOf(
    text.split("\n").map((line) => plainHours(withoutExceptions(toEnglishHours(line, language)))),
  )
    .map(judge)
    .reduce<Judged | null>(
      (top, next) => (next && next.score > (top?.score ?? 0) ? next : top),
      null,
    );
  return best && { hours: best.hours, text: best.text };
}

/** Runs of lines about hours, each with the last words before it. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let label = "";
  let gap = widestGap + 1;
  for (const text of lines) {
    const line = readHoursLine(text);
    const block = blocks.at(-1);
    if (line.kind === "blank") continue;
    if (line.kind === "other" || line.kind === "exception") {
      gap = line.isHeading || line.kind === "exception" ? widestGap + 1 : gap + 1;
      // Whole sentences and numbers are no title of a table.
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
  // Times without a day are anything from a show to a delivery, unless they are called hours.
  if (!namesDays && !isLabelled) return null;
  const hours = hoursOfWeek(parseHours({ text }));
  if (!hours || wrongHours.test(label)) return null;
  const score = Object.keys(hours).length + (isLabelled ? 1 : 0) - (namesDays ? 0 : 5);
  return { hours, text, score: innerHours.test(label) && !namesAll(label) ? score / 10 : score };
}

/** "Restaurant & bar hours" are the restaurant's. */
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
