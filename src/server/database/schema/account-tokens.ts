import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf } from "./checks.ts";
import { createdAt, descending, instant } from "./columns.ts";
import { ownerId } from "./users.ts";

export const tokenPurposes = ["reset_password", "confirm_email", "second_step"] as const;

/** Mailed links, and logins that wait for their second step. Only the mail or the browser has the token itself. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: ownerId(),
    purpose: text("purpose", { enum: tokenPurposes }).notNull(),
    /** The mailbox that the token proves. Null when the token was not mailed. */
    email: text("email"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("account_tokens_by_user").on(table.userId),
    index("account_tokens_by_expiry").on(table.expiresAt),
    check("account_tokens_purpose_known", isOneOf(table.purpose, tokenPurposes)),
    check(
      "account_tokens_mailed_or_not",
      sql`(${table.email} is null) = (${table.purpose} = 'second_step')`,
    ),
  ],
);

/** The browsers in which a member has signed in. The browser keeps the token, in a cookie. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: ownerId(),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("known_devices_by_user").on(table.userId, descending(table.lastSeenAt)),
  ],
);
