import type { z } from "zod";
import type { badgesQuery } from "./badges.ts";
import { get, patch, post, takes } from "./endpoint.ts";
import type * as gamification from "./gamification.ts";
import type { pageQuery } from "./paging.ts";

export const getLevel = get(
  "/api/users/{id}/level",
  "public",
  takes<{ answer: typeof gamification.level }>(),
);

export const listBadges = get(
  "/api/badges",
  "public",
  takes<{ query: typeof badgesQuery; answer: z.ZodArray<typeof gamification.badge> }>(),
);

export const listEarnedBadges = get(
  "/api/users/{id}/badges",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof gamification.earnedBadge> }>(),
);

export const listLedger = get(
  "/api/users/{id}/actions",
  "self",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof gamification.ledgerEntry> }>(),
);

export const getStanding = get(
  "/api/users/{id}/standing",
  "self",
  takes<{ query: typeof gamification.leaderboardQuery; answer: typeof gamification.standing }>(),
);

/** Returns each piece of news once. */
export const takeNews = post(
  "/api/users/{id}/news",
  "self",
  takes<{ answer: typeof gamification.news }>(),
);

export const listLeaders = get(
  "/api/leaderboard",
  "public",
  takes<{
    query: typeof gamification.leaderboardPageQuery;
    answer: z.ZodArray<typeof gamification.leaderboardRow>;
  }>(),
);

export const listActionRewards = get(
  "/api/action-config",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof gamification.actionReward> }>(),
);

export const changeActionReward = patch(
  "/api/action-config/{id}",
  "admin",
  takes<{
    body: typeof gamification.updateActionRewardInput;
    answer: typeof gamification.actionReward;
  }>(),
);
