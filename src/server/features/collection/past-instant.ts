import { invalid } from "#server/http/errors.ts";

/** What somebody says about the past; the future is refused under the field's name. */
export function pastInstant(path: string, text: string | null | undefined, now: Date) {
  if (text === undefined || text === null) return text;
  const instant = new Date(text);
  if (instant > now) throw invalid([{ path, message: `${path} must not be in the future` }]);
  return instant;
}
