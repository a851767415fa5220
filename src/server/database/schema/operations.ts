import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";

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

/** What is to be done after the answer, written in the transaction of the change that it belongs to. */
export const jobs = pgTable(
  "jobs",
  {
    id: serial("id").primaryKey(),
    kind: text("kind").notNull(),
    payload: jsonb("payload").notNull(),
    /** Begun so many times. */
    attempts: integer("attempts").notNull().default(0),
    /** While it is being done: when it is taken for interrupted. Null: it has been given up. */
    runAfter: instant("run_after").defaultNow(),
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (table) => [
    index("jobs_by_turn").on(table.runAfter, table.id),
    check("jobs_attempts_not_negative", sql`${table.attempts} >= 0`),
  ],
);

/** When each recurring job has its next turn, which is then a row of `jobs`. */
export const jobSchedules = pgTable("job_schedules", {
  kind: text("kind").primaryKey(),
  nextAt: instant("next_at").notNull(),
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
