import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { badges, userBadges } from "#server/database/schema/gamification.ts";
import { recountMonthlyXp } from "#server/features/gamification/gamification.service.ts";
import type { DemoBadgeAward } from "./catalogue/catalogue.types.ts";
import type { Ago } from "./days-before.ts";
import { required } from "./required.ts";

/** Demo members earned what anybody would have for the same deeds: the ledger, the XP and the badges agree. */
export async function rewardDemoMembers(
  tx: Database,
  awards: DemoBadgeAward[],
  known: { memberIds: Map<string, string>; ago: Ago },
) {
  await tx.execute(sql`
    insert into user_actions (user_id, action_type, entity_type, entity_id, xp_earned, timestamp)
    select deed.user_id, deed.action_type, deed.entity_type, deed.entity_id, xp_reward, deed.at
    from (
      select id as user_id, 'account_created' as action_type, 'user' as entity_type,
        id as entity_id, created_at as at
      from users
      union all
      select user_id, 'review_written', 'sandwich', sandwich_id::text, date_created from reviews
      union all
      select user_id, 'sandwich_saved', 'sandwich', sandwich_id::text, created_at
      from user_sandwiches
      union all
      select user_id, 'sandwich_tried', 'sandwich', sandwich_id::text, created_at
      from user_sandwiches where has_tried
      union all
      select user_id, 'favorite_added', 'sandwich', sandwich_id::text, created_at
      from user_sandwiches where is_favorite
    ) deed
    join users on users.id = deed.user_id and users.is_demo
    join action_config on action_config.action_type = deed.action_type`);
  await tx.execute(sql`
    update users set xp = earned.xp
    from (select user_id, sum(xp_earned)::int as xp from user_actions group by user_id) earned
    where earned.user_id = users.id and users.is_demo`);
  await recountMonthlyXp(tx);
  await tx.execute(sql`
    insert into user_badges (user_id, badge_id, date_earned, seen_at)
    select users.id, badges.id, max(user_actions.timestamp), max(user_actions.timestamp)
    from users
    join badges on badges.required_xp <= users.xp
    join user_actions on user_actions.user_id = users.id
    where users.is_demo
    group by users.id, badges.id`);
  await awardByHand(tx, awards, known);
}

async function awardByHand(
  tx: Database,
  awards: DemoBadgeAward[],
  { memberIds, ago }: { memberIds: Map<string, string>; ago: Ago },
) {
  const awarded = await tx.select().from(badges).where(eq(badges.isDemo, true));
  await tx.insert(userBadges).values(
    awards.map(({ member, badge, daysAgo }) => ({
      userId: required(memberIds.get(member), member),
      badgeId: required(awarded.find(({ name }) => name === badge)?.id, badge),
      dateEarned: ago(daysAgo),
      seenAt: ago(daysAgo),
    })),
  );
}
