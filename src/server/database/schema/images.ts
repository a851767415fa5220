import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { imageKinds } from "#contract/image-files.ts";
import { isNotBlank, isOneOf } from "./checks.ts";
import { createdAt, descending, instant, partOf } from "./columns.ts";
import { actorId, ownerId, users } from "./users.ts";

export const images = pgTable(
  "images",
  {
    id: serial("id").primaryKey(),
    storageKey: text("storage_key").notNull().unique("images_storage_key_unique"),
    kind: text("kind", { enum: imageKinds }).notNull(),
    contentType: text("content_type").notNull(),
    byteSize: integer("byte_size").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Ascending, the last is the full width. */
    widths: integer("widths").array().notNull().default([]),
    /** A tiny blurred picture as a data URI. */
    preview: text("preview").notNull().default(""),
    /** SHA-256 of what was uploaded, in hex. */
    fileHash: text("file_hash").notNull().default(""),
    sourceUrl: text("source_url"),
    uploadedByUserId: actorId("uploaded_by_user_id"),
    createdAt: createdAt(),
    /** Since when the sweep has found nothing that refers to it; taking it into use clears this. */
    orphanedAt: instant("orphaned_at"),
  },
  (table) => [
    index("images_by_uploader").on(table.uploadedByUserId, descending(table.createdAt)),
    index("images_by_age").on(descending(table.createdAt), descending(table.id)),
    index("images_orphaned").on(table.orphanedAt).where(sql`${table.orphanedAt} is not null`),
    check("images_storage_key_not_blank", isNotBlank(table.storageKey)),
    check("images_kind_known", isOneOf(table.kind, imageKinds)),
    check(
      "images_measures_positive",
      sql`${table.byteSize} > 0 and ${table.width} > 0 and ${table.height} > 0`,
    ),
  ],
);

/**
 * A table of its own: with a column of `users`, users and images would refer to each other, and a restore could insert
 * neither first.
 */
export const avatars = pgTable(
  "avatars",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    imageId: partOf("image_id", () => images.id),
  },
  (table) => [index("avatars_by_image").on(table.imageId)],
);

export const uploadTickets = pgTable(
  "upload_tickets",
  {
    id: serial("id").primaryKey(),
    /** Of the image's key, which only the uploader knows until the image is stored. */
    tokenHash: text("token_hash").notNull().unique("upload_tickets_token_hash_unique"),
    userId: ownerId(),
    kind: text("kind", { enum: imageKinds }).notNull(),
    fileName: text("file_name").notNull(),
    fileType: text("file_type").notNull(),
    fileSize: integer("file_size").notNull(),
    imageId: integer("image_id").references(() => images.id, { onDelete: "set null" }),
    failure: text("failure"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** An upload is taken in once; this is set before the file is looked at. */
    claimedAt: instant("claimed_at"),
    completedAt: instant("completed_at"),
  },
  (table) => [
    index("upload_tickets_by_user").on(table.userId, descending(table.createdAt)),
    index("upload_tickets_by_expiry").on(table.expiresAt),
    index("upload_tickets_by_image").on(table.imageId),
    check("upload_tickets_kind_known", isOneOf(table.kind, imageKinds)),
    check("upload_tickets_file_size_positive", sql`${table.fileSize} > 0`),
  ],
);
