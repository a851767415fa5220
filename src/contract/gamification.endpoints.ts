import type { z } from "zod";
import type { badgesQuery } from "./badges.ts";
import { endpoint, takes } from "./endpoint.ts";
import type {
  actionReward,
  badge,
  earnedBadge,
  leaderboardPageQuery,
  leaderboardQuery,
  leaderboardRow,
  ledgerEntry,
  level,
  news,
  standing,
  updateActionRewardInput,
} from "./gamification.ts";
import type { pageQuery } from "./paging.ts";

export const getLevel = endpoint(
  "get",
  "/api/users/{id}/level",
  "public",
  takes<{ answer: typeof level }>(),
);

export const listBadges = endpoint(
  "get",
  "/api/badges",
  "public",
  takes<{ query: typeof badgesQuery; answer: z.ZodArray<typeof badge> }>(),
);

export const listEarnedBadges = endpoint(
  "get",
  "/api/users/{id}/badges",
  "public",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof earnedBadge> }>(),
);

export const listLedger = endpoint(
  "get",
  "/api/users/{id}/actions",
  "self",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof ledgerEntry> }>(),
);

export const getStanding = endpoint(
  "get",
  "/api/users/{id}/standing",
  "self",
  takes<{ query: typeof leaderboardQuery; answer: typeof standing }>(),
);

/** Returns each piece of news once. */
export const takeNews = endpoint(
  "post",
  "/api/users/{id}/news",
  "self",
  takes<{ answer: typeof news }>(),
);

export const listLeaders = endpoint(
  "get",
  "/api/leaderboard",
  "public",
  takes<{ query: typeof leaderboardPageQuery; answer: z.ZodArray<typeof leaderboardRow> }>(),
);

export const listActionRewards = endpoint(
  "get",
  "/api/action-config",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof actionReward> }>(),
);

export const changeActionReward = endpoint(
  "patch",
  "/api/action-config/{id}",
  "admin",
  takes<{ body: typeof updateActionRewardInput; answer: typeof actionReward }>(),
);
