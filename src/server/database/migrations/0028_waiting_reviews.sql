ALTER TABLE "reviews" ADD COLUMN "waiting_reason" text;--> statement-breakpoint
CREATE INDEX "reviews_by_words" ON "reviews" USING btree (hashtextextended(lower("comment"), 0)) WHERE length("reviews"."comment") >= 40;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_waiting_is_hidden" CHECK ("reviews"."waiting_reason" is null or not "reviews"."hidden_at" is null);