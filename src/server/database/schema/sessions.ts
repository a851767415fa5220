import { index, pgTable, serial, text } from "drizzle-orm/pg-core";
import { createdAt, descending, instant } from "./columns.ts";
import { ownerId } from "./users.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: serial("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique("sessions_token_hash_unique"),
    userId: ownerId(),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** When the member last gave a password or a passkey in this session. */
    provedAt: instant("proved_at"),
    userAgent: text("user_agent"),
    ipAddress: text("ip_address"),
  },
  (table) => [
    index("sessions_by_user").on(table.userId, descending(table.lastSeenAt), descending(table.id)),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
