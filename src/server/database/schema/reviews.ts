import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { descending, instant, partOf, updatedAt } from "./columns.ts";
import { sandwiches } from "./sandwiches.ts";
import { actorId } from "./users.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: serial("id").primaryKey(),
    // Null once the member has left: the opinion stays, the name goes.
    userId: actorId("user_id"),
    sandwichId: partOf("sandwich_id", () => sandwiches.id),
    rating: smallint("rating").notNull(),
    comment: text("comment").notNull().default(""),
    dateCreated: instant("date_created").notNull().defaultNow(),
    updatedAt: updatedAt(),
    /** One more with every change by its author: an admin shows what they have read. */
    version: integer("version").notNull().default(1),
    hiddenAt: instant("hidden_at"),
    /** Why it waits for a look by the team; hidden until then. */
    waitingReason: text("waiting_reason"),
  },
  (table) => {
    const shown = sql`${table.hiddenAt} is null`;
    const newestFirst = () => [descending(table.dateCreated), descending(table.id)] as const;
    return [
      unique("reviews_one_per_member").on(table.userId, table.sandwichId),
      index("reviews_newest_of_sandwich").on(table.sandwichId, ...newestFirst()),
      index("reviews_highest_of_sandwich")
        .on(table.sandwichId, descending(table.rating), ...newestFirst())
        .where(shown),
      // Read backwards: the lowest rating first, and of each the newest.
      index("reviews_lowest_of_sandwich")
        .on(table.sandwichId, sql`(-${table.rating})`, table.dateCreated, table.id)
        .where(shown),
      index("reviews_newest")
        .on(...newestFirst())
        .where(shown),
      index("reviews_hidden").on(table.id).where(sql`${table.hiddenAt} is not null`),
      index("reviews_newest_of_member").on(table.userId, ...newestFirst()),
      index("reviews_by_words")
        .on(sql`hashtextextended(lower(${table.comment}), 0)`)
        .where(sql`length(${table.comment}) >= 40`),
      check("reviews_waiting_is_hidden", sql`${table.waitingReason} is null or not ${shown}`),
      check("reviews_rating", sql`${table.rating} between 1 and 5`),
    ];
  },
);
