import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull().default(0),
    windowStartedAt: instant("window_started_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("rate_limits_by_expiry").on(table.expiresAt),
    check("rate_limits_count_not_negative", sql`${table.count} >= 0`),
  ],
);

export const jobLocks = pgTable("job_locks", {
  name: text("name").primaryKey(),
  lockedBy: text("locked_by").notNull(),
  lockedAt: instant("locked_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
});

/** Made at random by the first process that needs one; all processes share it. */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

// One row. The mean is refreshed in a batch, so that ranks and pages stay put in between.
export const catalogueStats = pgTable(
  "catalogue_stats",
  {
    id: smallint("id").primaryKey().default(1),
    meanRating: doublePrecision("mean_rating").notNull().default(0),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
  },
  (table) => [
    check("catalogue_stats_one_row", sql`${table.id} = 1`),
    check("catalogue_stats_mean_possible", sql`${table.meanRating} between 0 and 5`),
  ],
);
