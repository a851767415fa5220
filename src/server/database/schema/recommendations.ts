import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { recommendationStatuses } from "#contract/recommendation-choices.ts";
import { isNotBlank, isOneOf } from "./checks.ts";
import { descending, foldedText, instant, isDemo, trigramIndex } from "./columns.ts";
import { restaurants } from "./restaurants.ts";
import { actorId } from "./users.ts";

export const restaurantRecommendations = pgTable(
  "restaurant_recommendations",
  {
    id: serial("id").primaryKey(),
    websiteUrl: text("website_url").notNull(),
    notes: text("notes").notNull(),
    name: text("name"),
    email: text("email"),
    phoneNumber: text("phone_number"),
    status: text("status", { enum: recommendationStatuses }).notNull().default("pending"),
    dateSubmitted: instant("date_submitted").notNull().defaultNow(),
    dateReviewed: instant("date_reviewed"),
    submittedBy: actorId("submitted_by"),
    reviewedByUserId: actorId("reviewed_by_user_id"),
    restaurantId: integer("restaurant_id").references(() => restaurants.id, {
      onDelete: "set null",
    }),
    searchText: foldedText("website_url", "notes", "name", "email"),
    isDemo: isDemo(),
  },
  (table) => {
    const newestFirst = () => [descending(table.dateSubmitted), descending(table.id)] as const;
    return [
      index("restaurant_recommendations_newest").on(...newestFirst()),
      index("restaurant_recommendations_by_status").on(table.status, ...newestFirst()),
      index("restaurant_recommendations_by_submitter").on(table.submittedBy),
      index("restaurant_recommendations_by_reviewer").on(table.reviewedByUserId),
      index("restaurant_recommendations_by_restaurant").on(table.restaurantId),
      trigramIndex("restaurant_recommendations_search", table.searchText),
      check("restaurant_recommendations_website_not_blank", isNotBlank(table.websiteUrl)),
      check("restaurant_recommendations_notes_length", sql`char_length(${table.notes}) >= 10`),
      check(
        "restaurant_recommendations_status_known",
        isOneOf(table.status, recommendationStatuses),
      ),
      check(
        "restaurant_recommendations_reviewed_with_date",
        sql`(${table.status} = 'pending') = (${table.dateReviewed} is null)`,
      ),
    ];
  },
);
