import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { recountMonthlyXp } from "#server/features/gamification/gamification.service.ts";
import { recountRatings, refreshRanks } from "#server/features/sandwiches/ranking.service.ts";

/**
 * Removes the demo and nothing else. Real members keep their accounts, but lose their entries for demo sandwiches and the XP
 * for them. A demo restaurant, tag or badge that real things belong to becomes real.
 */
export async function removeDemo(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      with gone as (
        delete from user_actions
        where entity_type = 'sandwich'
          and entity_id in (select id::text from sandwiches where is_demo)
        returning user_id, xp_earned
      )
      update users set xp = users.xp - lost.xp
      from (select user_id, sum(xp_earned) as xp from gone group by user_id) lost
      where lost.user_id = users.id`);
    await recountMonthlyXp(tx);
    await tx.execute(sql`
      update restaurants set is_demo = false
      where is_demo and (
        exists (select from sandwiches s where s.restaurant_id = restaurants.id and not s.is_demo)
        or exists (select from locations l where l.restaurant_id = restaurants.id and not l.is_demo)
      )`);
    for (const table of ["sandwiches", "locations", "restaurants"]) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where is_demo`);
    }
    await tx.execute(sql`delete from reviews using users where users.id = user_id and is_demo`);
    await tx.execute(sql`delete from users where is_demo`);
    await tx.execute(sql`delete from restaurant_recommendations where is_demo`);
    await tx.execute(sql`
      delete from tags where is_demo and id not in (select tag_id from sandwich_tags)`);
    await tx.execute(sql`update tags set is_demo = false where is_demo`);
    await tx.execute(sql`
      delete from badges where is_demo and id not in (select badge_id from user_badges)`);
    await tx.execute(sql`update badges set is_demo = false where is_demo`);
    await recountRatings(tx);
    await refreshRanks(tx);
  });
}
