DROP INDEX "sandwiches_cheapest";--> statement-breakpoint
DROP INDEX "sandwiches_dearest";--> statement-breakpoint
DROP INDEX "sandwiches_without_price";--> statement-breakpoint
DROP INDEX "sandwiches_without_photo";--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "image_id" integer;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "image_id" integer;--> statement-breakpoint
ALTER TABLE "sandwiches" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "sandwiches" ADD COLUMN "image_id" integer;--> statement-breakpoint
UPDATE "sandwiches" SET "price_cents" = nullif(round("price" * 100), 0)::integer;--> statement-breakpoint
UPDATE "sandwiches" SET "image_id" = "images"."id" FROM "images" WHERE "images"."storage_key" = split_part("sandwiches"."image_url", '/', 3);--> statement-breakpoint
UPDATE "restaurants" SET "image_id" = "images"."id" FROM "images" WHERE "images"."storage_key" = split_part("restaurants"."image_url", '/', 3);--> statement-breakpoint
UPDATE "badges" SET "image_id" = "images"."id" FROM "images" WHERE "images"."storage_key" = split_part("badges"."image_url", '/', 3);--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandwiches" ADD CONSTRAINT "sandwiches_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badges_by_image" ON "badges" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "restaurants_by_image" ON "restaurants" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "sandwiches_by_image" ON "sandwiches" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "sandwiches_cheapest" ON "sandwiches" USING btree (coalesce("price_cents", 2147483647),"id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_dearest" ON "sandwiches" USING btree (coalesce(-"price_cents", 1),"id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_without_price" ON "sandwiches" USING btree ("id") WHERE "sandwiches"."deleted_at" is null and "sandwiches"."price_cents" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_without_photo" ON "sandwiches" USING btree ("id") WHERE "sandwiches"."deleted_at" is null and "sandwiches"."image_id" is null;--> statement-breakpoint
ALTER TABLE "sandwiches" ADD CONSTRAINT "sandwiches_price_positive" CHECK ("sandwiches"."price_cents" > 0);