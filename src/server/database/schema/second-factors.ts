import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

/** The secret that a member's authenticator app makes its codes from. */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Base32, or that encrypted with SECOND_FACTOR_KEY. */
    secret: text("secret").notNull(),
    /** Null until a first code has shown that the app has the secret: no login asks for codes before. */
    turnedOnAt: instant("turned_on_at"),
    /** The time step of the last code. That code and all before it are used up. */
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [check("second_factors_last_step_possible", sql`${table.lastStep} >= 0`)],
);

/** Those that are not used yet. Only the member has the codes themselves. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
  },
  (table) => [index("recovery_codes_by_user").on(table.userId)],
);
