DROP INDEX "sandwiches_by_restaurant";--> statement-breakpoint
CREATE INDEX "sandwiches_by_restaurant" ON "sandwiches" USING btree ("restaurant_id","position","id","deleted_at");