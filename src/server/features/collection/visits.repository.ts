import { eq, type SQL, sql } from "drizzle-orm";
import type { VisitInput } from "#contract/visits.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { firstOf, queryRows } from "#server/database/query-rows.ts";
import { visits } from "#server/database/schema/collection.ts";

/**
 * Latest first; visits of one day by when they were noted, since only some dates have a time of day. Visits without a date
 * count as the oldest.
 */
const byDay = sql`(v.date_tried at time zone 'UTC')::date desc nulls last, v.id desc`;
const latestFirst = sql`order by ${byDay}`;

/** The visits of a row of `user_sandwiches`, as JSON. */
export const visitsOfEntry = sql`(select coalesce(json_agg(json_build_object('id', v.id,
    'dateTried', ${isoTime(sql`v.date_tried`)}, 'rating', v.rating, 'line', v.line) ${latestFirst}), '[]')
  from visits v where v.entry_id = user_sandwiches.id)`;

interface OfMember {
  userId: string;
  sandwichId: number;
}

/**
 * Brings the visits in line with a changed entry: marking it as tried creates the first visit, a new date moves the latest
 * visit, and an entry that is no longer tried loses its visits.
 */
export const followEntry = (tx: Database, { userId, sandwichId }: OfMember, now: Date) =>
  settleVisits(tx, sql`user_id = ${userId} and sandwich_id = ${sandwichId}::int`, now);

export const followEntries = (tx: Database, userId: string, sandwichIds: number[], now: Date) =>
  settleVisits(
    tx,
    sql`user_id = ${userId} and sandwich_id = any(${integerArray(sandwichIds)})`,
    now,
  );

async function settleVisits(tx: Database, which: SQL, now: Date): Promise<void> {
  await tx.execute(sql`with entry as (
      select id, has_tried, date_tried from user_sandwiches where ${which}
    ), latest as (
      select distinct on (v.entry_id) v.entry_id, v.id from visits v join entry on entry.id = v.entry_id
      order by v.entry_id, ${byDay}
    ), gone as (
      delete from visits using entry where visits.entry_id = entry.id and not entry.has_tried
    ), moved as (
      update visits set date_tried = entry.date_tried from entry join latest on latest.entry_id = entry.id
      where visits.id = latest.id and entry.has_tried and visits.date_tried is distinct from entry.date_tried
    ), other as (
      select v.entry_id, max(v.date_tried) as date_tried
      from visits v join latest on latest.entry_id = v.entry_id and latest.id <> v.id group by v.entry_id
    ), overtaken as (
      update user_sandwiches set date_tried = other.date_tried from entry join other on other.entry_id = entry.id
      where user_sandwiches.id = entry.id and entry.has_tried
        and other.date_tried > coalesce(entry.date_tried, '-infinity')
    )
    insert into visits (entry_id, date_tried, created_at)
    select entry.id, entry.date_tried, ${now.toISOString()}::timestamptz
    from entry left join latest on latest.entry_id = entry.id where entry.has_tried and latest.id is null`);
}

/** After a change of visits: the entry is tried while it has one, on the date of the latest. */
export async function followVisits(tx: Database, entryId: number, now: Date): Promise<void> {
  await tx.execute(sql`update user_sandwiches
    set has_tried = exists (select from visits where entry_id = ${entryId}::int),
      date_tried = (select max(date_tried) from visits where entry_id = ${entryId}::int),
      updated_at = ${now.toISOString()}::timestamptz
    where id = ${entryId}::int`);
}

/** Restores the visits of an entry that has none. */
export async function restoreVisits(
  tx: Database,
  { userId, sandwichId }: OfMember,
  restored: VisitInput[],
  now: Date,
): Promise<void> {
  // Inserted oldest first, so that visits of one day keep their order.
  const rows = JSON.stringify(restored.toReversed());
  await tx.execute(sql`insert into visits (entry_id, date_tried, rating, line, created_at)
    select e.id, visit."dateTried", visit.rating, visit.line, ${now.toISOString()}::timestamptz
    from user_sandwiches e, json_to_recordset(${rows}::json)
      as visit("dateTried" timestamptz, rating smallint, line text)
    where e.user_id = ${userId} and e.sandwich_id = ${sandwichId}::int and e.has_tried
      and not exists (select from visits v where v.entry_id = e.id)`);
}

/** The stars of a review belong to the latest visit. */
export async function rateLatestVisit(
  tx: Database,
  { userId, sandwichId }: OfMember,
  rating: number,
): Promise<void> {
  await tx.execute(sql`update visits set rating = ${rating}::int where id = (
    select v.id from visits v join user_sandwiches e on e.id = v.entry_id
    where e.user_id = ${userId} and e.sandwich_id = ${sandwichId}::int ${latestFirst} limit 1)`);
}

/** For a review that is deleted with its stars; the visits stay. */
export async function takeStarsBack(tx: Database, { userId, sandwichId }: OfMember): Promise<void> {
  await tx.execute(sql`update visits set rating = null from user_sandwiches e
    where e.id = visits.entry_id and e.user_id = ${userId} and e.sandwich_id = ${sandwichId}::int
      and visits.rating is not null`);
}

export type VisitRow = typeof visits.$inferSelect;
type VisitValues = Pick<VisitRow, "dateTried" | "rating" | "line">;

/** Null when the entry already has `most` visits. */
export async function insertVisit(
  tx: Database,
  entryId: number,
  { dateTried, rating, line }: VisitValues,
  { most, now }: { most: number; now: Date },
): Promise<number | null> {
  const [visit] = await queryRows<{ id: number }>(
    tx,
    sql`insert into visits (entry_id, date_tried, rating, line, created_at)
      select ${entryId}::int, ${dateTried?.toISOString() ?? null}::timestamptz, ${rating}::int, ${line},
        ${now.toISOString()}::timestamptz
      where (select count(*) from visits where entry_id = ${entryId}::int) < ${most}::int returning id`,
  );
  return visit?.id ?? null;
}

export const findVisit = (tx: Database, id: number): Promise<VisitRow | null> =>
  firstOf(tx.select().from(visits).where(eq(visits.id, id)));

export async function updateVisit(
  tx: Database,
  id: number,
  change: Partial<VisitValues>,
): Promise<void> {
  const isSame = Object.values(change).every((value) => value === undefined);
  if (!isSame) await tx.update(visits).set(change).where(eq(visits.id, id));
}

export async function deleteVisit(tx: Database, id: number): Promise<void> {
  await tx.delete(visits).where(eq(visits.id, id));
}
