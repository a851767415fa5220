import { hoursAsText } from "#contract/hours/write-hours.ts";

/** A field's value in words. */
export function shownValue(value: unknown): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (Array.isArray(value)) return value.join(", ") || "Empty";
  if (value && typeof value === "object") {
    return hoursAsText(value as Record<string, string>) || "Empty";
  }
  return value === null || value === undefined || value === "" ? "Empty" : String(value);
}
