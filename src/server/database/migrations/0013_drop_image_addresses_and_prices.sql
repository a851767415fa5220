ALTER TABLE "sandwiches" DROP CONSTRAINT "sandwiches_price_known_or_zero";--> statement-breakpoint
ALTER TABLE "badges" DROP COLUMN "image_url";--> statement-breakpoint
ALTER TABLE "restaurants" DROP COLUMN "image_url";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "image_url";