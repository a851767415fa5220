import { z } from "zod";
import type { HoursOfOperation } from "./hours.types.ts";
import { HoursReader } from "./hours-reader.ts";

const mostEntries = 14;
const longestText = 1000;
/** "Monday, Wednesday and Friday to Sunday" and the like. */
const longestDays = 100;
const unreadable = "Hours must be an object of weekdays or text, or its JSON";

const hours = z
  .record(
    z.string(),
    z.string(unreadable).trim().max(longestText, `Hours must be at most ${longestText} characters`),
    unreadable,
  )
  .refine((value) => Object.keys(value).length <= mostEntries, {
    error: "Hours name too many days",
    abort: true,
  })
  .refine((value) => Object.keys(value).every(isDayOrText), unreadable);

/** An object or its JSON. Absent means an empty object. */
export const hoursInput = z
  .union([z.string(), z.record(z.string(), z.unknown())], unreadable)
  .transform((value, context): unknown => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value.trim() || "{}");
    } catch {
      context.addIssue({ code: "custom", message: unreadable });
      return z.NEVER;
    }
  })
  .pipe(hours)
  .transform(withoutEmpty)
  .nullable()
  .meta({ type: "object", additionalProperties: { type: "string" } });

function isDayOrText(name: string): boolean {
  if (name.length > longestDays) return false;
  return name === "text" || new HoursReader(name).takeDays() !== null;
}

function withoutEmpty(value: HoursOfOperation): Record<string, string> {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ""));
}
