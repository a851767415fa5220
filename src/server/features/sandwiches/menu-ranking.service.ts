import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { weightedRating } from "./ranking.service.ts";

/** Sums and ranks of one menu from its reviews, by the catalogue's mean as it stands. */
export async function recountMenu(tx: Database, restaurantId: number): Promise<void> {
  const rank = weightedRating(sql`counted.sum`, sql`counted.count`, sql`stats.mean_rating`);
  await tx.execute(sql`
    update sandwiches
    set rating_sum = counted.sum, rating_count = counted.count, rank = ${rank}
    from (
      select s.id, coalesce(sum(r.rating), 0)::int as sum, count(r.rating)::int as count
      from sandwiches s left join reviews r on r.sandwich_id = s.id and r.hidden_at is null
      where s.restaurant_id = ${restaurantId}::int
      group by s.id
    ) counted, catalogue_stats stats
    where counted.id = sandwiches.id`);
}
