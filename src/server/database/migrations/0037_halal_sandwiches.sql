ALTER TABLE "sandwiches" ADD COLUMN "halal" boolean;--> statement-breakpoint
CREATE INDEX "sandwiches_by_halal" ON "sandwiches" USING btree ("halal") WHERE "sandwiches"."deleted_at" is null;