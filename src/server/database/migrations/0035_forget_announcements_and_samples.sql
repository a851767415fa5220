DROP INDEX "restaurants_by_letters";--> statement-breakpoint
DROP INDEX "sandwiches_by_letters";--> statement-breakpoint
DROP INDEX "sandwiches_search_64";--> statement-breakpoint
DROP INDEX "sandwiches_search_8";--> statement-breakpoint
DROP FUNCTION pairs_of(text);--> statement-breakpoint
-- With the triggers of all tables.
DROP FUNCTION announce_changes() CASCADE;--> statement-breakpoint
DROP FUNCTION owners_of(text, jsonb);
