import type { News } from "#contract/gamification.ts";
import { levelOf } from "#contract/levels.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { presentBadge } from "./badges.presenter.ts";
import { awardDueBadges, takeUnseenBadges } from "./badges.repository.ts";
import { takeLevelNews } from "./earners.repository.ts";
import { getEarner } from "./earners.service.ts";

/** Asking is being told: each piece of news leaves once, whoever asks at the same time. */
export function takeNews(
  { db, now }: Pick<AppDependencies, "db" | "now">,
  userId: string,
): Promise<News> {
  return inTransaction(db, async (tx) => {
    const { xp } = await getEarner(tx, userId);
    const level = levelOf(xp);
    // A badge that was made after the member had its XP finds them here.
    await awardDueBadges(tx, userId, xp, now());
    const isNewLevel = await takeLevelNews(tx, userId, level);
    const badges = await takeUnseenBadges(tx, userId, now());
    return {
      level,
      xp,
      levelReached: isNewLevel ? level : null,
      badges: badges.map(presentBadge),
    };
  });
}
