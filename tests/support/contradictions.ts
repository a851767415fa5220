import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { catalogueStats } from "#server/database/schema/operations.ts";
import { sandwichRatings } from "#server/database/schema/sandwiches.ts";
import { weightedRating } from "#server/features/sandwiches/ranking.service.ts";

const rank = weightedRating(
  sandwichRatings.ratingSum,
  sandwichRatings.ratingCount,
  catalogueStats.meanRating,
);

/** What is kept of other rows, and is not what a recount of them gives. */
export const contradictions = (db: Database) =>
  queryRows(
    db,
    sql`select 'ratings' as of, s.id::text from sandwiches s
        where not exists (
          select from sandwich_ratings rated
          where rated.sandwich_id = s.id and (rating_count, rating_sum) = (
            select count(*), coalesce(sum(rating), 0) from reviews
            where sandwich_id = s.id and hidden_at is null))
      union all select 'rank', sandwich_id::text from sandwich_ratings, catalogue_stats
        where rank <> ${rank}
      union all select 'xp', id from users
        where xp <> (
          select coalesce(sum(xp_earned), 0) from user_actions where user_id = users.id)
      union all select 'month', id from users
        where xp <> (
          select coalesce(sum(monthly_xp.xp), 0) from monthly_xp where user_id = users.id)
      union all select 'badges', users.id from users, badges
        where badges.required_xp <= users.xp and not exists (
          select from user_badges where user_id = users.id and badge_id = badges.id)
      union all select 'visits', id::text from user_sandwiches entry
        where has_tried <> exists (select from visits where entry_id = entry.id)
      union all select 'reviewed untried', id::text from reviews
        where user_id is not null and not exists (
          select from user_sandwiches entry
          where (entry.user_id, entry.sandwich_id) = (reviews.user_id, reviews.sandwich_id)
            and has_tried)
      union all select 'rewards', concat_ws(' ', user_id, deed, sandwich_id)
        from (
          select user_id, 'review_written' as deed, sandwich_id::text from reviews
            where hidden_at is null and user_id is not null
          union all select user_id, 'sandwich_tried', sandwich_id::text from user_sandwiches
            where has_tried
          union all select user_id, 'sandwich_saved', sandwich_id::text from user_sandwiches
          union all select user_id, 'favorite_added', sandwich_id::text from user_sandwiches
            where is_favorite
        ) done full join (
          select user_id, action_type as deed, entity_id as sandwich_id from user_actions
            where entity_type = 'sandwich'
        ) rewarded using (user_id, deed, sandwich_id)
        where done is null or rewarded is null`,
  );
