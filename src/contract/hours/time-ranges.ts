import type { DayHours, TimeRange } from "./hours.types.ts";

const DAY = 1440;

export interface TimeText {
  readonly hour: string;
  readonly minute?: string | undefined;
  readonly half?: string | undefined;
}

export interface RangeText {
  readonly from: TimeText;
  readonly to: TimeText;
}

/** The minutes of the day that a time can mean, the literal one first; none when it is no time. */
function readings({ hour, minute = "0", half }: TimeText, isTwentyFourHour: boolean): number[] {
  const hours = Number(hour);
  const literal = hours * 60 + Number(minute);
  if (Number(minute) > 59 || literal > DAY) return [];
  if (half) {
    const isOnDial = hours > 0 && hours <= 12;
    return isOnDial ? [(literal % 720) + (half === "p" ? 720 : 0)] : [];
  }
  return isTwentyFourHour || hours === 0 || hours > 12
    ? [literal]
    : [literal, (literal + 720) % DAY];
}

/**
 * Without am or pm, "09:00" and "17:00" are on the 24-hour clock, but "9-5", "11-3pm" and "5pm-2" may
 * be either half of the day. The shortest reading wins, because it lies within the longer one: we
 * would rather miss an hour than send someone to a locked door. Between equals the literal one wins
 * ("5-10" is in the morning), unless an earlier range of the day is over only later ("11-2, 5-10").
 * Equal times ("00:00-00:00") mean all day to some and closed to others, so they mean nothing.
 */
function readRange({ from, to }: RangeText, notBefore: number): TimeRange | null {
  const isTwentyFourHour =
    !from.half &&
    !to.half &&
    [from, to].some(({ hour }) => Number(hour) > 12 || hour.startsWith("0"));
  const starts = readings(from, isTwentyFourHour).filter((opens) => opens < DAY);
  const laterStarts = starts.filter((opens) => opens >= notBefore);
  let best: TimeRange | null = null;
  for (const opens of laterStarts.length > 0 ? laterStarts : starts) {
    for (const end of readings(to, isTwentyFourHour)) {
      const closes = end < opens ? end + DAY : end;
      const isShorter = !best || closes - opens < best.closes - best.opens;
      if (closes > opens && isShorter) best = { opens, closes };
    }
  }
  return best;
}

/** Null when ranges overlap: then we misread them. */
export function inOrder(ranges: readonly TimeRange[]): DayHours {
  const sorted = ranges.toSorted((a, b) => a.opens - b.opens);
  const overlaps = sorted.some((range, i) => range.opens < (sorted[i - 1]?.closes ?? 0));
  return overlaps ? null : sorted;
}

export function readRanges(texts: readonly RangeText[]): DayHours {
  const ranges: TimeRange[] = [];
  for (const text of texts) {
    const range = readRange(text, ranges.at(-1)?.closes ?? 0);
    if (!range) return null;
    ranges.push(range);
  }
  return inOrder(ranges);
}
