CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" DROP CONSTRAINT "images_kind_known";--> statement-breakpoint
ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_kind_known";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "preview" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "orphaned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "images_orphaned" ON "images" USING btree ("orphaned_at") WHERE "images"."orphaned_at" is not null;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_kind_known" CHECK ("images"."kind" in ('general', 'restaurant', 'sandwich', 'badge', 'review'));--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD CONSTRAINT "upload_tickets_kind_known" CHECK ("upload_tickets"."kind" in ('general', 'restaurant', 'sandwich', 'badge', 'review'));