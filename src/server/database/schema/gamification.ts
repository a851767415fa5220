import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { badgeCategories } from "#contract/gamification-choices.ts";
import { isNotBlank, isOneOf } from "./checks.ts";
import { createdAt, descending, instant, isDemo, partOf, updatedAt } from "./columns.ts";
import { images } from "./images.ts";
import { ownerId } from "./users.ts";

export const badges = pgTable(
  "badges",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    imageId: integer("image_id").references(() => images.id, { onDelete: "set null" }),
    requiredXp: integer("required_xp"),
    category: text("category", { enum: badgeCategories }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    isDemo: isDemo(),
  },
  (table) => [
    uniqueIndex("badges_name_unique").on(sql`lower(${table.name})`),
    index("badges_by_required_xp").on(table.requiredXp).where(sql`${table.requiredXp} is not null`),
    index("badges_by_image").on(table.imageId),
    check("badges_name_not_blank", isNotBlank(table.name)),
    check("badges_description_not_blank", isNotBlank(table.description)),
    check("badges_category_known", isOneOf(table.category, badgeCategories)),
    check("badges_required_xp_not_negative", sql`${table.requiredXp} >= 0`),
  ],
);

export const userBadges = pgTable(
  "user_badges",
  {
    id: serial("id").primaryKey(),
    userId: ownerId(),
    badgeId: partOf("badge_id", () => badges.id),
    dateEarned: instant("date_earned").notNull().defaultNow(),
    seenAt: instant("seen_at"),
  },
  (table) => [
    unique("user_badges_once").on(table.userId, table.badgeId),
    index("user_badges_newest").on(
      table.userId,
      descending(table.dateEarned),
      descending(table.id),
    ),
    index("user_badges_by_badge").on(table.badgeId),
  ],
);

export const actionConfig = pgTable(
  "action_config",
  {
    id: serial("id").primaryKey(),
    actionType: text("action_type").notNull().unique("action_config_action_type_unique"),
    xpReward: integer("xp_reward").notNull(),
    description: text("description"),
  },
  (table) => [
    check("action_config_action_type_not_blank", isNotBlank(table.actionType)),
    check("action_config_xp_reward_not_negative", sql`${table.xpReward} >= 0`),
  ],
);

export const userActions = pgTable(
  "user_actions",
  {
    id: serial("id").primaryKey(),
    userId: ownerId(),
    actionType: text("action_type")
      .notNull()
      .references(() => actionConfig.actionType, { onUpdate: "cascade" }),
    entityType: text("entity_type").notNull(),
    entityId: text("entity_id").notNull(),
    xpEarned: integer("xp_earned").notNull(),
    timestamp: instant("timestamp").notNull().defaultNow(),
  },
  (table) => [
    unique("user_actions_one_live_reward").on(
      table.userId,
      table.actionType,
      table.entityType,
      table.entityId,
    ),
    index("user_actions_newest").on(
      table.userId,
      descending(table.timestamp),
      descending(table.id),
    ),
    index("user_actions_by_type").on(table.actionType),
    index("user_actions_by_entity").on(table.entityType, table.entityId),
    check("user_actions_xp_earned_not_negative", sql`${table.xpEarned} >= 0`),
  ],
);

// What each member earned in a month (its first day, in UTC): the sum of the ledger, kept with it, so
// that the month's leaderboard is an index question however long the ledger grows.
export const monthlyXp = pgTable(
  "monthly_xp",
  {
    userId: ownerId(),
    month: date("month", { mode: "string" }).notNull(),
    xp: integer("xp").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index("monthly_xp_ranking").on(table.month, descending(table.xp), table.userId),
    check("monthly_xp_not_negative", sql`${table.xp} >= 0`),
  ],
);
