import { sql } from "drizzle-orm";
import type { LedgerEntry } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** The newest first. Names are looked up for the page alone. */
export function listLedger(
  db: Database,
  userId: string,
  after: { timestamp: string; id: number } | null,
  limit: number,
): Promise<LedgerEntry[]> {
  const follows = after
    ? sql`and (a.timestamp, a.id) < (${after.timestamp}::timestamptz, ${after.id}::int)`
    : sql``;
  return queryRows<LedgerEntry>(
    db,
    sql`select a.id, a.action_type as "actionType", config.description,
        a.entity_type as "entityType", a.entity_id as "entityId", a.xp_earned as "xpEarned",
        to_char(a.timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp,
        case a.entity_type
          when 'sandwich' then (select s.name from sandwiches s where s.id = a.serial_id)
          when 'recommendation' then (
            select r.website_url from restaurant_recommendations r where r.id = a.serial_id)
        end as "entityName",
        a.entity_type = 'sandwich' and exists (
          select 1 from sandwiches s join restaurants place on place.id = s.restaurant_id
          where s.id = a.serial_id and s.deleted_at is null and place.deleted_at is null
        ) as "hasPage"
      from (
        select *, case when a.entity_id ~ '^[0-9]{1,9}$' then a.entity_id::int end as serial_id
        from user_actions a where a.user_id = ${userId} ${follows}
        order by a.timestamp desc, a.id desc limit ${limit}) a
      join action_config config on config.action_type = a.action_type
      order by a.timestamp desc, a.id desc`,
  );
}
