ALTER TABLE "user_sandwiches" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Case alone can be folded here; accents follow with the next change of the note.
UPDATE "user_sandwiches" SET "search_text" = lower("notes") WHERE "notes" IS NOT NULL;
