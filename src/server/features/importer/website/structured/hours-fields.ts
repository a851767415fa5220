import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { says } from "../hours/labels.ts";
import { fold } from "../hours/lexicon.ts";
import { type DayWords, keyOf, wordsOf } from "./day-words.ts";
import { isBreakKey, isObject, keysOf, timesText } from "./state-times.ts";

export const isHoursKey = (name: string, words: DayWords) =>
  /hour|opening|schedule|timings|horario|horaires|oe?ffnungszeiten|orari|nyitvatart|aukiolo|oppettid|apningstid|bningstid|openingstijd|godzin|oteviraci|otviraci|영업시간|営業時間/.test(
    keyOf(name),
  ) || words.means(name, "open");

export const isCollecting = (name: string) =>
  /^(?:pickup|collection|takeout|takeaway|ordering)(?:hours|times|schedule)$/.test(keyOf(name));

export const isOtherKey = (name: string) => {
  const said = fold(wordsOf(name).join(" "));
  return (
    /happy|event|delivery|holiday|special|pickup|order|kitchen|takeout|catering|exception|override|display|title|heading|label|bookable|booking|reservation/.test(
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

/** Fields for the days on which a place is closed, besides those that are called by a word for closed. */
const closingDay =
  /^(?:regular|weekly)?holidays?$|(?:clos(?:ed|ing|ure)|rest|off)days?$|closedon$|days?off$|weeklyoff$|ruhetage?$|schlie(?:ss|ß)tage?$|fermeture$|chiusura$|riposo$|cierre$|descanso$|folga$|sluitingsdag(?:en)?$|teikyu(?:bi)?$|定休|休業日|休日|店休|公休|휴무|휴일/u;

/** The days on which a place is closed and its break, where they have fields of their own. */
export function remarkLines(fields: readonly [string, unknown][], words: DayWords): string[] {
  return fields.flatMap(([name, value]) => {
    const key = keyOf(name);
    if (closingDay.test(key) || words.means(name, "closed")) return closedOn(value, words);
    if (!isBreakKey(key) && !words.means(name, "pause")) return [];
    const times = timesText(value, words);
    return /\d\D{1,20}\d/.test(times) ? [`break: ${times}`] : [];
  });
}

/** {"定休日": "月曜日"}, {"closedDays": ["Monday"]}; "無休" is about all days, "closed": "0" about none. */
const closedOn = (value: unknown, words: DayWords): string[] =>
  [value].flat().flatMap((said) => {
    const days =
      typeof said === "string" && !/^\d$/.test(said)
        ? words.daysIn(said.replace(/^(?:毎週|每周|每週)/u, ""))
        : null;
    return days && days.split(",").length < 7 ? [`${days}: closed`] : [];
  });

type Json = Record<string, unknown>;

const dayMs = 86_400_000;
const fewestDates = 5;
const longestSpan = 14;
const mostRows = 100;
const dateForm = /^(20\d\d)-?(0[1-9]|1[0-2])-?([0-2]\d|3[01])(?=$|[ T])/;
/** When a row was written says nothing about its day. */
const isMade = (name: string) => /creat|updat|modif|publish|sync/.test(keyOf(name));

/** Of a field: its dates are those of events, or of what can be booked. */
export const isOfEvents = (name: string) =>
  /event|slot|booking|reserv|availab|programm?e?$|^(?:show|concert|class|tour|stop)(?:s|es)?$/.test(
    keyOf(name),
  );

/** The days of the next week or two, each with its date, as rows of weekdays; anything else as it is. */
export function withWeekdays(value: unknown, words: DayWords): unknown {
  const dated = Array.isArray(value) ? value.slice(0, mostRows) : rowsByDate(value);
  const rows = dated.filter((row) => !isObject(row) || !isOtherKind(keysOf(row)));
  if (rows.length < fewestDates || !rows.every(isObject)) return value;
  if (rows.some((row) => isNamed(row, words))) return value;
  const dates = rows.map(dateOf);
  if (!dates.every((date) => date !== null)) return value;
  const [first, last] = [Math.min(...dates), Math.max(...dates)];
  if (new Set(dates).size < fewestDates || last - first >= longestSpan) return value;
  const named = rows.flatMap((row, at) => {
    const date = dates[at] ?? first;
    return date < first + 7 ? [{ day: weekdayOf(date), ...withoutDates(row) }] : [];
  });
  const between = Array.from({ length: Math.min(7, last - first + 1) }, (_, at) => first + at);
  const missing = between.filter((date) => !dates.includes(date) && !dates.includes(date + 7));
  return [...named, ...missing.map((date) => ({ day: weekdayOf(date), closed: true }))];
}

const nameKey = /title|name|event|summary|headline|descri|location|venue|place|address/;

/** What has a name, or a place, happens on that day. */
const isNamed = (row: Json, words: DayWords): boolean =>
  [...keysOf(row)].some(
    ([key, said]) =>
      nameKey.test(key) && typeof said === "string" && said !== "" && words.daysIn(said) === null,
  );

const kindKeys = ["label", "name", "title", "service", "type", "kind", "category"];

/** Deliveries have hours of their own. */
export const isOtherKind = (names: ReadonlyMap<string, unknown>): boolean =>
  kindKeys.some((key) => {
    const kind = names.get(key);
    return (
      typeof kind === "string" &&
      kind.length < 60 &&
      (says("other", fold(kind)) || /^(?:dispatch|curbside)/i.test(kind))
    );
  });

/** {"2026-01-15": {"open": "11:00", "close": "21:00"}} */
function rowsByDate(value: unknown): Json[] {
  if (!isObject(value)) return [];
  const entries = Object.entries(value).slice(0, mostRows);
  return entries.every(([name]) => dateForm.test(name))
    ? entries.map(([date, times]) => ({ date, ...(isObject(times) ? times : { times }) }))
    : [];
}

const weekdayOf = (date: number): string => WEEKDAYS[(date + 3) % 7] ?? "";

/** The first day that it names, in days since 1970. */
function dateOf(row: Json): number | null {
  const days = Object.entries(row).flatMap(([name, value]) => {
    const [, year, month, day] = (typeof value === "string" && dateForm.exec(value)) || [];
    return year && !isMade(name) ? [Date.parse(`${year}-${month}-${day}T00:00:00Z`) / dayMs] : [];
  });
  const first = Math.min(...days);
  return Number.isFinite(first) ? first : null;
}

const withoutDates = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value !== "string" || !dateForm.test(value)) return [[name, value]];
      const time = /\d{1,2}:\d\d/.exec(value.replace(dateForm, ""))?.[0];
      return time && !isMade(name) ? [[name, time]] : [];
    }),
  );
