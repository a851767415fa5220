import { eq, sql } from "drizzle-orm";
import type { WebsiteFinding } from "#contract/website-changes.ts";
import type { Database } from "#server/database/client.ts";
import { follows, isoTime, newestFirst, orderBy } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, queryRows } from "#server/database/query-rows.ts";
import { websiteReadings } from "#server/database/schema/website-readings.ts";

type WebsiteReadingRow = typeof websiteReadings.$inferSelect;

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/**
 * Claims restaurants whose website is due, those never read first. They are due again at `retryAt`, so that no other process
 * takes them and a failing site gets a rest. Skips the demo, whose websites do not exist.
 */
export async function claimDue(
  db: Database,
  now: Date,
  retryAt: Date,
  limit: number,
): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`insert into website_readings (restaurant_id, next_read_at)
      select r.id, ${at(retryAt)}
      from restaurants r left join website_readings w on w.restaurant_id = r.id
      where r.website is not null and r.deleted_at is null and not r.is_demo
        and (w.next_read_at is null or w.next_read_at <= ${at(now)})
      order by w.next_read_at nulls first, r.id limit ${limit}::int
      on conflict (restaurant_id) do update set next_read_at = excluded.next_read_at
        where website_readings.next_read_at <= ${at(now)}
      returning restaurant_id as id`,
  );
  return rows.map(({ id }) => id);
}

export const findReading = (
  db: Database,
  restaurantId: number,
): Promise<WebsiteReadingRow | null> =>
  firstOf(db.select().from(websiteReadings).where(eq(websiteReadings.restaurantId, restaurantId)));

export async function keepReading(db: Database, row: WebsiteReadingRow): Promise<void> {
  await db
    .insert(websiteReadings)
    .values(row)
    .onConflictDoUpdate({ target: websiteReadings.restaurantId, set: row });
}

/** False when no reading was open. */
export const closeReading = (db: Database, restaurantId: number): Promise<boolean> =>
  hasRows(
    queryRows(
      db,
      sql`update website_readings set is_open = false
      where restaurant_id = ${restaurantId}::int and is_open returning restaurant_id`,
    ),
  );

export const findingOrder = newestFirst(sql`w.read_at`, sql`w.restaurant_id`);

/** Open findings. */
export const listFindings = (
  db: Database,
  after: unknown[] | null,
  limit: number,
): Promise<WebsiteFinding[]> =>
  queryRows(
    db,
    sql`select r.id as "restaurantId", r.name as "restaurantName", r.website,
        ${isoTime(sql`w.read_at`)} as "readAt",
        w.change_count as "changeCount"
      from website_readings w join restaurants r on r.id = w.restaurant_id
      where w.is_open and r.deleted_at is null and ${follows(findingOrder, after)}
      ${orderBy(findingOrder)} limit ${limit}::int`,
  );
