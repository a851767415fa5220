DROP INDEX "sandwiches_by_restaurant";--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "open_minutes" "int4multirange";--> statement-breakpoint
CREATE INDEX "restaurants_by_open_minutes" ON "restaurants" USING gist ("open_minutes") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_restaurant" ON "sandwiches" USING btree ("restaurant_id","position","id","deleted_at");