import type { WeeklyHours } from "./catalogue.types.ts";

export const portland = { city: "Portland", timeZone: "America/Los_Angeles" };

export function everyDay(hours: string, exceptions: Partial<WeeklyHours> = {}): WeeklyHours {
  return {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
    ...exceptions,
  };
}
