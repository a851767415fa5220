// Reads the opening hours of a business in structured data.
import { type HoursInText, readHoursValue } from "#reader/hours/read-hours.ts";
import { getText, getTexts, getThings, type Thing } from "./thing.ts";

/** When a page is read, and the language that it declares. */
export interface PageContext {
  now: Date;
  language: string;
}

export const readBusinessHours = (thing: Thing, context: PageContext): HoursInText | null =>
  readHoursSpecifications(thing, context) ?? readHoursStrings(thing, context);

/** "Mo-Fr 11:00-22:00", one or several. */
function readHoursStrings(thing: Thing, { language }: PageContext): HoursInText | null {
  const text = getTexts(thing, "openingHours", "openingHoursSpecification").join("\n");
  if (!text) return null;
  return readHoursValue(withWholeDays(text), language);
}

/** Many forms write the end of the day as 23:59. */
const withWholeDays = (text: string) => text.replace(/\b23[:.]59(?::\d\d)?\b/g, "24:00");

interface Specification {
  days: string;
  opens: string;
  closes: string;
}

function readHoursSpecifications(thing: Thing, { now, language }: PageContext): HoursInText | null {
  const specifications = getThings(
    thing,
    "openingHoursSpecification",
    "openingHours",
    "hoursAvailable",
  )
    .filter((specification) => isRegular(specification, now))
    .filter((specification) => !isLeftEmpty(specification))
    .map(readSpecification)
    .filter(({ days }) => days !== "");
  // Midnight to midnight means closed; on all seven days it means always open.
  const isNeverOpen = specifications.every(({ opens, closes }) => opens === closes);
  const lines = specifications.map(({ days, opens, closes }) => {
    if (opens !== closes) return `${days}: ${opens}-${closes}`;
    return `${days}: ${isNeverOpen && opens ? "24 hours" : "closed"}`;
  });
  const text = lines.join("\n");
  return text ? readHoursValue(withWholeDays(text), language) : null;
}

/** A form with empty fields, or none, says nothing; a day without the fields is closed. */
const isLeftEmpty = (specification: Thing): boolean =>
  specification.properties.size === 0 ||
  ((specification.properties.has("opens") || specification.properties.has("closes")) &&
    getText(specification, "opens", "closes") === "");

const longestException = 45 * 86_400_000;

/** False for hours that apply to a short period, the past or the future. */
function isRegular(specification: Thing, now: Date): boolean {
  const [from, through] = ["validFrom", "validThrough"].map((name) => {
    const text = getText(specification, name);
    const time = Date.parse(text);
    return text && Number.isFinite(time) ? time : null;
  });
  if (through && through + 86_400_000 < now.getTime()) return false;
  if (from && from > now.getTime()) return false;
  return !(from && through && through - from < longestException);
}

function readSpecification(specification: Thing): Specification {
  const days = getTexts(specification, "dayOfWeek").flatMap((text) =>
    text
      .replace(/\s+/g, " ")
      .split(/[,;]| (?![-–])(?<![-–] )/)
      .map(dayName),
  );
  return {
    days: days.length > 0 ? days.filter(Boolean).join(", ") : "daily",
    opens: clock(getText(specification, "opens")),
    closes: clock(getText(specification, "closes")),
  };
}

const dayName = (text: string): string => {
  const name = text.replace(/^.*[/#:]/, "").trim();
  return /^publicholidays?$/i.test(name) ? "" : name;
};

/** "T11:00:00-05:00" is 11:00 local time. */
const clock = (text: string): string =>
  text
    .replace(/^.*T(?=\d)/, "")
    .replace(/(\d{1,2}:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?(?!\d)/, "$1")
    .trim();
