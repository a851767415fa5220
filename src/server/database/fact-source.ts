import { type SQL, sql } from "drizzle-orm";
import type { FactSource } from "#contract/facts.ts";
import type { JsonText } from "./json-text.ts";

/** As JSON text, for `jsonRow`. Null where the fact itself is unknown. */
export const factSource = (isKnown: SQL, source: SQL, confirmedAt: SQL) => ({
  json: sql<JsonText<FactSource> | null>`case when ${isKnown} then
    '{"from":' || coalesce(to_json(${source})::text, 'null') ||
    ',"date":' || coalesce(to_json((${confirmedAt} at time zone 'utc')::date)::text, 'null') || '}' end`,
});
