import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { hoursOfWeek } from "../hours-of-week.ts";
import { type Thing, textOf, textsOf, thingsOf } from "../structured/thing.ts";
import { readHoursText } from "../text/hours-text.ts";

export interface HoursFound {
  hours: HoursOfOperation;
  text: string;
}

export function hoursOfThing(thing: Thing, now: Date): HoursFound | null {
  return hoursOfSpecifications(thing, now) ?? hoursOfStrings(thing);
}

/** "Mo-Fr 11:00-22:00", several of them, or whatever people put there instead. */
function hoursOfStrings(thing: Thing): HoursFound | null {
  const text = textsOf(thing, "openingHours", "openingHoursSpecification").join("\n");
  if (!text) return null;
  const spelled = withWholeDays(text).replace(/\boff\b/gi, "closed");
  const hours = hoursOfWeek(parseHours({ text: spelled }));
  return hours ? { hours, text } : readHoursText(text);
}

/** 23:59 is how forms that know no 24:00 write the end of a day. */
const withWholeDays = (text: string) => text.replace(/\b23[:.]59(?::\d\d)?\b/g, "24:00");

interface Specification {
  days: string;
  opens: string;
  closes: string;
}

function hoursOfSpecifications(thing: Thing, now: Date): HoursFound | null {
  const specifications = thingsOf(
    thing,
    "openingHoursSpecification",
    "openingHours",
    "hoursAvailable",
  )
    .filter((specification) => isRegular(specification, now))
    .map(readSpecification)
    .filter(({ days }) => days !== "");
  // Midnight to midnight means closed. All week long it can only mean the opposite.
  const isNeverOpen = specifications.every(({ opens, closes }) => opens === closes);
  const lines = specifications.map(({ days, opens, closes }) => {
    if (opens !== closes) return `${days}: ${opens}-${closes}`;
    return `${days}: ${isNeverOpen && opens ? "24 hours" : "closed"}`;
  });
  const text = lines.join("\n");
  const hours = hoursOfWeek(parseHours({ text: withWholeDays(text) }));
  return hours ? { hours, text } : null;
}

const longestException = 45 * 86_400_000;

/** Hours of a holiday, of last winter or of next year are not the usual ones. */
function isRegular(specification: Thing, now: Date): boolean {
  const [from, through] = ["validFrom", "validThrough"].map((name) => {
    const text = textOf(specification, name);
    const time = Date.parse(text);
    return text && Number.isFinite(time) ? time : null;
  });
  if (through && through + 86_400_000 < now.getTime()) return false;
  if (from && from > now.getTime()) return false;
  return !(from && through && through - from < longestException);
}

function readSpecification(specification: Thing): Specification {
  const named = thingsOf(specification, "dayOfWeek").map((day) => textOf(day, "name", "url"));
  const days = [...textsOf(specification, "dayOfWeek"), ...named].flatMap((text) =>
    text
      .replace(/\s+/g, " ")
      .split(/[,;]| (?![-–])(?<![-–] )/)
      .map(dayName),
  );
  return {
    days: days.length > 0 ? days.filter(Boolean).join(", ") : "daily",
    opens: clock(textOf(specification, "opens")),
    closes: clock(textOf(specification, "closes")),
  };
}

const dayName = (text: string): string => {
  const name = text.replace(/^.*[/#:]/, "").trim();
  return /^publicholidays?$/i.test(name) ? "" : name;
};

/** "T11:00:00-05:00" is 11:00 on the clock at the door. */
const clock = (text: string): string =>
  text
    .replace(/^.*T(?=\d)/, "")
    .replace(/(\d{1,2}:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?(?!\d)/, "$1")
    .trim();
