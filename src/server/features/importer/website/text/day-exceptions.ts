import { WEEKDAYS } from "#contract/hours/weekday-names.ts";

const pattern =
  /\b(?:every ?day|daily|7 days(?: a week)?|all week),? (?:except|but)(?: for)?(?: on)? ([a-z]{3,9})s?\b/gi;

/** "Every day except Tuesday" is Wednesday to Monday. */
export const withoutExceptions = (text: string): string =>
  text.replace(pattern, (whole, name: string) => {
    const closed = WEEKDAYS.findIndex((day) => day.startsWith(name.toLowerCase()));
    if (closed < 0) return whole;
    return `${WEEKDAYS[(closed + 1) % 7]} - ${WEEKDAYS[(closed + 6) % 7]}`;
  });
