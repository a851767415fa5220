import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { isNotBlank, isOneOf } from "./checks.ts";
import {
  createdAt,
  descending,
  foldedText,
  instant,
  isDemo,
  trigramIndex,
  updatedAt,
} from "./columns.ts";

export const userRoles = ["user", "admin"] as const;

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    username: text("username").notNull(),
    usernameKey: text("username_key").notNull().generatedAlwaysAs(sql`name_key(username)`),
    usernameLook: text("username_look").generatedAlwaysAs(
      sql`case when shares_look then null else look_of(username) end`,
    ),
    /** The name looked like an older one before anybody looked at that: it may stay until it changes. */
    sharesLook: boolean("shares_look").notNull().default(false),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull().generatedAlwaysAs(sql`name_key(email)`),
    /** When the member proved that they read this address's mail. */
    emailConfirmedAt: instant("email_confirmed_at"),
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: userRoles }).notNull().default("user"),
    displayName: text("display_name"),
    bio: text("bio"),
    location: text("location"),
    preferences: jsonb("preferences").$type<Record<string, unknown>>(),
    xp: integer("xp").notNull().default(0),
    /** The highest level that the member was told of, so that each is news once. */
    levelTold: integer("level_told").notNull().default(1),
    leaderboardOptOut: boolean("leaderboard_opt_out").notNull().default(false),
    /** Name, email and display name, as admins search them. */
    searchText: foldedText("username", "email", "display_name"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    blockedAt: instant("blocked_at"),
    isDemo: isDemo(),
  },
  (table) => [
    uniqueIndex("users_username_unique").on(table.usernameKey),
    uniqueIndex("users_username_look_unique").on(table.usernameLook),
    uniqueIndex("users_email_unique").on(table.emailKey),
    index("users_by_age").on(descending(table.createdAt), descending(table.id)),
    index("users_by_xp")
      .on(descending(table.xp), table.id)
      .where(sql`${table.blockedAt} is null and not ${table.leaderboardOptOut}`),
    index("users_by_any_xp").on(descending(table.xp), descending(table.id)),
    trigramIndex("users_search", table.searchText),
    check("users_id_not_blank", isNotBlank(table.id)),
    check("users_username_length", sql`char_length(btrim(${table.username})) >= 2`),
    check("users_email_not_blank", isNotBlank(table.email)),
    check("users_role_known", isOneOf(table.role, userRoles)),
    check("users_xp_not_negative", sql`${table.xp} >= 0`),
    check("users_level_told_possible", sql`${table.levelTold} >= 1`),
  ],
);

/** The member whom the row belongs to, and with whom it goes. */
export const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The member who did something; null once they have left. */
export const actorId = (name: string) =>
  text(name).references(() => users.id, { onDelete: "set null" });
