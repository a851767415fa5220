import { WEEKDAYS } from "./weekday-names.ts";

export interface WallClock {
  /** 0 is Monday, 6 is Sunday. */
  readonly weekday: number;
  /** After midnight, as a clock on the wall shows it: on days of changing clocks too. */
  readonly minute: number;
}

type TimeZone = string | null | undefined;

// Making a formatter costs far more than using it, and a list asks for the same few zones again.
const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

/** For the first zone that exists, else for the machine's own, which Intl takes when there is none. */
function formatterFor([timeZone, ...others]: readonly TimeZone[]): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat("en-US", {
      timeZone: timeZone ?? undefined,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formatters.set(timeZone, made);
    return made;
  } catch {
    return formatterFor(others);
  }
}

export function wallClockAt(instant: Date, timeZones: readonly TimeZone[]): WallClock {
  const parts = formatterFor(timeZones.filter(Boolean)).formatToParts(instant);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    weekday: WEEKDAYS.indexOf(read("weekday").toLowerCase()),
    minute: Number(read("hour")) * 60 + Number(read("minute")),
  };
}
