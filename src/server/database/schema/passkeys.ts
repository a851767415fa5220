import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { isNotBlank, isOneOf } from "./checks.ts";
import { createdAt, instant } from "./columns.ts";
import { sessions } from "./sessions.ts";
import { ownerId } from "./users.ts";

export const passkeys = pgTable(
  "passkeys",
  {
    id: serial("id").primaryKey(),
    userId: ownerId(),
    name: text("name").notNull(),
    /** As the device names it, in base64url. */
    credentialId: text("credential_id").notNull().unique("passkeys_credential_id_unique"),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the device says that it was used; many always say 0. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    index("passkeys_by_user").on(table.userId, table.id),
    check("passkeys_name_not_blank", isNotBlank(table.name)),
    check("passkeys_counter_possible", sql`${table.counter} between 0 and 4294967295`),
  ],
);

export const challengePurposes = ["add", "login", "proof"] as const;

/** What a browser was asked to sign and has not signed yet. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: challengePurposes }).notNull(),
    /** The only session that can use it; null before a login. */
    sessionId: integer("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_by_session").on(table.sessionId),
    index("passkey_challenges_by_expiry").on(table.expiresAt),
    check("passkey_challenges_purpose_known", isOneOf(table.purpose, challengePurposes)),
    check(
      "passkey_challenges_of_a_session",
      sql`(${table.sessionId} is null) = (${table.purpose} = 'login')`,
    ),
  ],
);
