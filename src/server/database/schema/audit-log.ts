import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { isNotBlank } from "./checks.ts";
import { createdAt, descending, trigramIndex } from "./columns.ts";
import { actorId } from "./users.ts";

// A trigger of the migrations refuses every change of a row, but that a member who leaves leaves it too.
export const auditLog = pgTable(
  "audit_log",
  {
    id: serial("id").primaryKey(),
    actorUserId: actorId("actor_user_id"),
    action: text("action").notNull(),
    entityType: text("entity_type").notNull(),
    entityId: text("entity_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>(),
    requestId: text("request_id"),
    searchText: text("search_text").notNull().generatedAlwaysAs(sql`fold_json(details)`),
    createdAt: createdAt(),
  },
  (table) => {
    const newestFirst = () => [descending(table.createdAt), descending(table.id)] as const;
    return [
      index("audit_log_newest").on(...newestFirst()),
      index("audit_log_by_actor").on(table.actorUserId, ...newestFirst()),
      index("audit_log_by_entity").on(table.entityType, table.entityId, ...newestFirst()),
      index("audit_log_by_action").on(table.action, ...newestFirst()),
      trigramIndex("audit_log_search", table.searchText),
      check("audit_log_action_not_blank", isNotBlank(table.action)),
    ];
  },
);
