import { sql } from "drizzle-orm";
import {
  check,
  index,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { isNotBlank } from "./checks.ts";
import { createdAt, descending, instant, partOf } from "./columns.ts";
import { images } from "./images.ts";
import { reviews } from "./reviews.ts";
import { actorId, ownerId } from "./users.ts";

const reviewId = () => partOf("review_id", () => reviews.id);

export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: serial("id").primaryKey(),
    reviewId: reviewId(),
    imageId: partOf("image_id", () => images.id),
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
    userId: ownerId(),
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
    userId: actorId("user_id"),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    resolvedAt: instant("resolved_at"),
    resolvedByUserId: actorId("resolved_by_user_id"),
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
