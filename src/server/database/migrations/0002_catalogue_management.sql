DROP INDEX "restaurants_by_type";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "locations_trash" ON "locations" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "locations"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_by_name_key" ON "restaurants" USING btree (regexp_replace(split_part("search_text", chr(10), 1), '^the |[[:space:][:punct:]¡-¿‐-⁞]+', '', 'g')) WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_trash" ON "restaurants" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "restaurants"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sandwiches_trash" ON "sandwiches" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "sandwiches"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_by_type" ON "restaurants" USING btree ("restaurant_type","id") WHERE "restaurants"."deleted_at" is null;