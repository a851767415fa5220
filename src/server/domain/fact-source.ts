import { type SQL, sql } from "drizzle-orm";
import type { FactSource, StatedSource } from "#contract/facts.ts";
import type { FactOrigin } from "#contract/vocabulary.ts";
import type { JsonText } from "#server/database/json-text.ts";

/** As JSON text, for `jsonRow`. Null where nobody stated the fact itself. */
export const factSource = (isKnown: SQL, source: SQL, confirmedAt: SQL) => ({
  json: sql<JsonText<FactSource> | null>`case when ${isKnown} then
    '{"from":' || coalesce(to_json(${source})::text, 'null') ||
    ',"date":' || coalesce(to_json((${confirmedAt} at time zone 'utc')::date)::text, 'null') || '}' end`,
});

interface Statement {
  /** Whether there is a value after the write. */
  isKnown: boolean;
  isChanged: boolean;
  stated: StatedSource | undefined;
}

/**
 * What a write says of a fact's source. Undefined when it says nothing: forms send every field, and an edit of another
 * one confirms no price. A day in the future is today, since clocks differ.
 */
export function sourceOfWrite({ isKnown, isChanged, stated }: Statement, now: Date) {
  if (!isChanged && !stated) return undefined;
  if (!isKnown) return { from: null, confirmedAt: null };
  const { from, date }: { from: FactOrigin; date?: string } = stated ?? { from: "team" };
  const day = date === undefined ? now : new Date(date);
  return { from, confirmedAt: day < now ? day : now };
}
