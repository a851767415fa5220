ALTER TABLE "restaurant_recommendations" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "locations_by_confirmation" ON "locations" USING btree ("confirmed_at" NULLS FIRST,"id") WHERE "locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_search" ON "restaurant_recommendations" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE "review_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_without_price" ON "sandwiches" USING btree ("id") WHERE "sandwiches"."deleted_at" is null and "sandwiches"."price" = 0;--> statement-breakpoint
CREATE INDEX "sandwiches_without_photo" ON "sandwiches" USING btree ("id") WHERE "sandwiches"."deleted_at" is null and "sandwiches"."image_url" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_without_allergens" ON "sandwiches" USING btree ("id") WHERE "sandwiches"."deleted_at" is null and ("sandwiches"."contains_gluten" is null or "sandwiches"."contains_dairy" is null or "sandwiches"."contains_eggs" is null);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_grams");--> statement-breakpoint
UPDATE "users" SET "search_text" = lower(concat("username", chr(10), "email", chr(10), "display_name"));--> statement-breakpoint
UPDATE "restaurant_recommendations" SET "search_text" = lower(concat("website_url", chr(10), replace("notes", chr(10), ' '), chr(10), "name", chr(10), "email"));--> statement-breakpoint
UPDATE "users" SET "search_grams" = ARRAY(
	SELECT DISTINCT substr("search_text", first, size)
	FROM generate_series(1, length("search_text")) AS first, generate_series(1, 3) AS size
	WHERE first + size - 1 <= length("search_text") AND strpos(substr("search_text", first, size), chr(10)) = 0);--> statement-breakpoint
UPDATE "restaurant_recommendations" SET "search_grams" = ARRAY(
	SELECT DISTINCT substr("search_text", first, size)
	FROM generate_series(1, length("search_text")) AS first, generate_series(1, 3) AS size
	WHERE first + size - 1 <= length("search_text") AND strpos(substr("search_text", first, size), chr(10)) = 0);
