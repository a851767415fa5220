import { sql } from "drizzle-orm";
import { check, index, pgTable, serial, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { isNotBlank } from "./checks.ts";
import { isDemo, partOf } from "./columns.ts";
import { sandwiches } from "./sandwiches.ts";

export const tags = pgTable(
  "tags",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    isDemo: isDemo(),
  },
  (table) => [
    uniqueIndex("tags_name_unique").on(sql`lower(${table.name})`),
    check("tags_name_not_blank", isNotBlank(table.name)),
    check("tags_type_not_blank", isNotBlank(table.type)),
  ],
);

export const sandwichTags = pgTable(
  "sandwich_tags",
  {
    id: serial("id").primaryKey(),
    sandwichId: partOf("sandwich_id", () => sandwiches.id),
    tagId: partOf("tag_id", () => tags.id),
  },
  (table) => [
    unique("sandwich_tags_unique").on(table.sandwichId, table.tagId),
    index("sandwich_tags_by_tag").on(table.tagId, table.sandwichId),
  ],
);
