import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { type Community, placed } from "./review-community.ts";

/** What somebody does about a sandwich of theirs; numbers are read as places in the community. */
export const entryAction = fc.record({
  deed: fc.constantFrom("save", "change", "remove", "import"),
  actor: fc.nat(),
  sandwich: fc.nat(),
  isFavorite: fc.boolean(),
  hasTried: fc.boolean(),
});
export type EntryAction = typeof entryAction extends fc.Arbitrary<infer Action> ? Action : never;

/** The status of the answer; null when there is no such entry to do it to. */
export async function actOnEntry(
  { db, members, sandwichIds }: Community,
  { deed, actor, sandwich, ...flags }: EntryAction,
): Promise<number | null> {
  const { client, user } = placed(members, actor);
  const sandwichId = placed(sandwichIds, sandwich);
  const userId = user.id;
  if (deed === "save") {
    return (await client.post("/api/user-sandwiches", { userId, sandwichId, ...flags })).status;
  }
  if (deed === "import") {
    const rows = sandwichIds.map((id) => ({ sandwichId: id, ...flags }));
    const path = `/api/users/${userId}/collection-import`;
    return (await client.post(path, { dryRun: false, rows })).status;
  }
  const id = await findEntryId(db, userId, sandwichId);
  if (id === null) return null;
  const path = `/api/user-sandwiches/${id}`;
  const answer = deed === "change" ? client.patch(path, flags) : client.delete(path);
  return (await answer).status;
}

/** Every law that entries keep, as the rows that break it: none at all times. */
export async function brokenEntryLaws(db: Database): Promise<Record<string, unknown[]>> {
  const earned = sql`
    select user_id, sandwich_id::text as entity_id, 'sandwich_saved' as action_type
      from user_sandwiches
    union all select user_id, sandwich_id::text, 'sandwich_tried' from user_sandwiches where has_tried
    union all select user_id, sandwich_id::text, 'favorite_added' from user_sandwiches where is_favorite`;
  const paid = sql`select user_id, entity_id, action_type from user_actions
    where action_type in ('sandwich_saved', 'sandwich_tried', 'favorite_added')`;
  return {
    twice: await queryRows(
      db,
      sql`select user_id, sandwich_id from user_sandwiches
        group by user_id, sandwich_id having count(*) > 1`,
    ),
    unpaidEntries: await queryRows(db, sql`(${earned}) except ${paid}`),
    overpaidEntries: await queryRows(db, sql`${paid} except (${earned})`),
    dated: await queryRows(
      db,
      sql`select id from user_sandwiches where date_tried is not null and not has_tried`,
    ),
    unvisited: await queryRows(
      db,
      sql`select e.id from user_sandwiches e left join (
          select entry_id, max(date_tried) as latest from visits group by entry_id) v on v.entry_id = e.id
        where e.has_tried <> (v.entry_id is not null) or e.date_tried is distinct from v.latest`,
    ),
    xp: await queryRows(
      db,
      sql`select u.id, xp from users u where xp <> (
        select coalesce(sum(xp_earned), 0) from user_actions a where a.user_id = u.id)`,
    ),
  };
}

async function findEntryId(db: Database, userId: string, sandwichId: number) {
  const [row] = await db
    .select({ id: userSandwiches.id })
    .from(userSandwiches)
    .where(and(eq(userSandwiches.userId, userId), eq(userSandwiches.sandwichId, sandwichId)));
  return row?.id ?? null;
}
