import { says } from "../hours/labels.ts";
import { fold } from "../hours/lexicon.ts";
import { type DayWords, keyOf, wordsOf } from "./day-words.ts";

export const isHoursKey = (name: string, words: DayWords) =>
  /hour|opening|schedule|timings|horario|horaires|oe?ffnungszeiten|orari|nyitvatart|aukiolo|oppettid|apningstid|bningstid|openingstijd|godzin|oteviraci|otviraci|영업시간|営業時間/.test(
    keyOf(name),
  ) || words.means(name, "open");

export const isCollecting = (name: string) =>
  /^(?:pickup|collection|takeout|takeaway|ordering)(?:hours|times|schedule)$/.test(keyOf(name));

export const isOtherKey = (name: string) => {
  const said = fold(wordsOf(name).join(" "));
  return (
    /happy|delivery|holiday|special|pickup|order|kitchen|takeout|catering|exception|override|display|title|heading|label/.test(
      said,
    ) ||
    says("other", said) ||
    (says("inner", said) && !/store|shop/.test(said))
  );
};

interface FieldName {
  /** What it is called without its days: those of "hoursSunday" and "hours" are one. */
  stem: string;
  days: string | null;
}

/** "hoursSunday", "weekendHours", "hours_tue_sat" */
export function readFieldName(name: string, words: DayWords): FieldName {
  const parts = wordsOf(name);
  const isDay = (part: string) => /^[a-z]{2}|[^a-z]/i.test(part) && words.daysIn(part) !== null;
  const days = parts.length > 1 ? parts.filter(isDay) : [];
  const stem = parts.filter((part) => !days.includes(part)).join(" ");
  return { stem: stem.toLowerCase(), days: words.daysIn(days.join(days.length === 2 ? "-" : " ")) };
}
