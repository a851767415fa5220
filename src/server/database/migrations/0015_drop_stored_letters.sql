DROP TABLE "location_hours" CASCADE;--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "restaurants" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search_grams";