import { z } from "zod";
import { oneOf } from "./fields.ts";
import { badgeCategories, leaderboardPeriods } from "./gamification-choices.ts";
import { pageQuery } from "./paging.ts";

const highestReward = 10_000;

export const level = z.object({ level: z.int().min(1), xp: z.int().min(0) }).meta({ id: "Level" });

export const badge = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    imageUrl: z.string().nullable(),
    /** Null when it is awarded by hand. */
    requiredXp: z.int().min(0).nullable(),
    category: z.enum(badgeCategories),
  })
  .meta({ id: "Badge" });

export const earnedBadge = badge
  .extend({ dateEarned: z.iso.datetime() })
  .meta({ id: "EarnedBadge" });

/** News that the member has not seen. Asking for it marks it as seen. */
export const news = z
  .object({
    ...level.shape,
    /** The level to congratulate on, or null. */
    levelReached: z.int().min(2).nullable(),
    badges: z.array(badge),
  })
  .meta({ id: "News" });

export const ledgerEntry = z
  .object({
    id: z.int(),
    actionType: z.string(),
    description: z.string().nullable(),
    entityType: z.string(),
    entityId: z.string(),
    /** The name of the thing; null when it has none or is gone. */
    entityName: z.string().nullable(),
    /** False for things that have left the menu: they have no page any more. */
    hasPage: z.boolean(),
    xpEarned: z.int().min(0),
    timestamp: z.iso.datetime(),
  })
  .meta({ id: "LedgerEntry" });

export const leaderboardQuery = z.object({
  period: oneOf("period", leaderboardPeriods).default("month"),
});

export const leaderboardPageQuery = pageQuery.extend(leaderboardQuery.shape);

export const leaderboardRow = z
  .object({
    /** Members with equal XP share a rank. */
    rank: z.int().min(1),
    userId: z.string(),
    username: z.string(),
    avatarUrl: z.string().nullable(),
    level: z.int().min(1),
    /** Earned in the period. */
    xp: z.int().min(1),
  })
  .meta({ id: "LeaderboardRow" });

/** A member's place on the leaderboard. No rank before the first XP of the period or after opting out. */
export const standing = z
  .object({ rank: z.int().min(1).nullable(), xp: z.int().min(0), level: z.int().min(1) })
  .meta({ id: "Standing" });

export const actionReward = z
  .object({
    id: z.int(),
    actionType: z.string(),
    xpReward: z.int().min(0),
    description: z.string().nullable(),
  })
  .meta({ id: "ActionReward" });

export const updateActionRewardInput = z.object({
  xpReward: z
    .int("The reward must be a whole number.")
    .min(0, "The reward must not be negative.")
    .max(highestReward, `The reward must be at most ${highestReward}.`)
    .optional(),
  description: z
    .string()
    .trim()
    .max(200, "Description must be at most 200 characters.")
    .transform((text) => text || null)
    .nullable()
    .optional(),
});

export type Level = z.infer<typeof level>;
export type Badge = z.infer<typeof badge>;
export type EarnedBadge = z.infer<typeof earnedBadge>;
export type News = z.infer<typeof news>;
export type LedgerEntry = z.infer<typeof ledgerEntry>;
export type LeaderboardRow = z.infer<typeof leaderboardRow>;
export type Standing = z.infer<typeof standing>;
export type ActionReward = z.infer<typeof actionReward>;
export type UpdateActionRewardInput = z.infer<typeof updateActionRewardInput>;
