import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { isNotBlank } from "./checks.ts";
import { createdAt, descending, instant } from "./columns.ts";
import { images } from "./images.ts";
import { reviews } from "./reviews.ts";
import { users } from "./users.ts";

const reviewId = () =>
  integer("review_id")
    .notNull()
    .references(() => reviews.id, { onDelete: "cascade" });

export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: serial("id").primaryKey(),
    reviewId: reviewId(),
    imageId: integer("image_id")
      .notNull()
      .references(() => images.id, { onDelete: "cascade" }),
    position: smallint("position").notNull().default(0),
  },
  (table) => [
    unique("review_photos_unique").on(table.reviewId, table.imageId),
    index("review_photos_by_image").on(table.imageId),
  ],
);

export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: reviewId(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index("review_votes_by_user").on(table.userId),
  ],
);

export const reviewReports = pgTable(
  "review_reports",
  {
    id: serial("id").primaryKey(),
    reviewId: reviewId(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    resolvedAt: instant("resolved_at"),
    resolvedByUserId: text("resolved_by_user_id").references(() => users.id, {
      onDelete: "set null",
    }),
  },
  (table) => [
    unique("review_reports_one_per_member").on(table.reviewId, table.userId),
    index("review_reports_by_age").on(descending(table.createdAt), descending(table.id)),
    index("review_reports_open").on(table.reviewId).where(sql`${table.resolvedAt} is null`),
    index("review_reports_by_user").on(table.userId),
    index("review_reports_by_resolver").on(table.resolvedByUserId),
    check("review_reports_reason_not_blank", isNotBlank(table.reason)),
  ],
);
