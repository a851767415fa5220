import type {
  OpenChange,
  OpenMoment,
  OpenState,
  RestaurantHours,
  WeeklyHours,
} from "./hours.types.ts";
import { parseHours } from "./parse-hours.ts";
import { WEEKDAYS } from "./weekday-names.ts";

const DAY = 1440;

/** The end of the range that contains the minute, counted from that day's midnight. */
function closingTime(weekly: WeeklyHours, { weekday, minute }: WallClock): number | null {
  const isAround = (range: { opens: number; closes: number }) =>
    range.opens <= minute && minute < range.closes;
  const fromYesterday = (weekly[(weekday + 6) % 7] ?? []).map(({ opens, closes }) => ({
    opens: opens - DAY,
    closes: closes - DAY,
  }));
  const around = [...fromYesterday, ...(weekly[weekday] ?? [])].filter(isAround);
  return around.length > 0 ? Math.max(...around.map(({ closes }) => closes)) : null;
}

/** Joins ranges that touch, such as two days of 24 hours. Null when it stays open for a whole day. */
function nextClosing(weekly: WeeklyHours, now: WallClock): OpenChange | null {
  let { weekday, minute } = now;
  for (let passed = 0; passed < DAY; ) {
    const closes = closingTime(weekly, { weekday, minute });
    if (closes === null)
      return { after: passed, weekday, minute, isToday: weekday === now.weekday };
    passed += closes - minute;
    weekday = (weekday + Math.floor(closes / DAY)) % 7;
    minute = closes % DAY;
  }
  return null;
}

function nextOpening(weekly: WeeklyHours, now: WallClock): OpenChange | null {
  for (let days = 0; days <= 7; days += 1) {
    const weekday = (now.weekday + days) % 7;
    const next = weekly[weekday]?.find(({ opens }) => days > 0 || opens > now.minute);
    if (!next) continue;
    const after = days * DAY + next.opens - now.minute;
    return { after, weekday, minute: next.opens, isToday: days === 0 };
  }
  return null;
}

/** Uses the time zone of the place, else of the viewer, else of the machine. */
export function openMomentOf(
  weekly: WeeklyHours,
  instant: Date,
  ...timeZones: (string | null | undefined)[]
): OpenMoment {
  const now = wallClockAt(instant, timeZones);
  const open = closingTime(weekly, now) !== null;
  return { open, change: open ? nextClosing(weekly, now) : nextOpening(weekly, now) };
}

export function isOpenAt(weekly: WeeklyHours, instant: Date, timeZone?: string | null): boolean {
  return closingTime(weekly, wallClockAt(instant, [timeZone])) !== null;
}

/** Uses the locations' hours. The restaurant's own count only when it has no location. */
export function openStateOf(
  restaurant: RestaurantHours,
  instant: Date,
  viewerTimeZone?: string | null,
): OpenState {
  const locations = restaurant.locations ?? [];
  const places = locations.length > 0 ? locations : [{ ...restaurant, timeZone: null }];
  const moments = places.map(({ hoursOfOperation, timeZone }) =>
    openMomentOf(parseHours(hoursOfOperation), instant, timeZone, viewerTimeZone),
  );
  const openIndexes = moments.flatMap(({ open }, index) => (open ? [index] : []));
  const isOpen = openIndexes.length > 0;
  const changes = moments.filter(({ open }) => open === isOpen).map(({ change }) => change);
  return {
    state: isOpen ? "open" : "closed",
    openLocations: locations.length > 0 ? openIndexes : [],
    neverClosing: isOpen ? changes.filter((change) => !change).length : 0,
    change: isOpen ? lastOf(changes) : firstOf(changes),
  };
}

type Changes = readonly (OpenChange | null)[];

/** Null when one of them never closes. */
const lastOf = (changes: Changes) =>
  changes.reduce((last, next) => (last && next && (next.after > last.after ? next : last)) || null);

const firstOf = (changes: Changes) =>
  changes.reduce((first, next) => (!first || (next && next.after < first.after) ? next : first));

interface WallClock {
  /** 0 is Monday, 6 is Sunday. */
  readonly weekday: number;
  /** Minutes after midnight in local time, also on days when clocks change. */
  readonly minute: number;
}

type TimeZone = string | null | undefined;

// Creating a formatter is expensive, and a list needs the same few zones again.
const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

/** The formatter of the first zone that exists, else of the machine's zone. */
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

// A page shows one instant at many places, most of them in the same zone.
let lastInstant = Number.NaN;
const clocks = new Map<Intl.DateTimeFormat, WallClock>();

export function wallClockAt(instant: Date, timeZones: readonly TimeZone[]): WallClock {
  if (instant.getTime() !== lastInstant) clocks.clear();
  lastInstant = instant.getTime();
  const formatter = formatterFor(timeZones.filter(Boolean));
  const known = clocks.get(formatter);
  if (known) return known;
  const parts = formatter.formatToParts(instant);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const clock = {
    weekday: WEEKDAYS.indexOf(read("weekday").toLowerCase()),
    minute: Number(read("hour")) * 60 + Number(read("minute")),
  };
  clocks.set(formatter, clock);
  return clock;
}
