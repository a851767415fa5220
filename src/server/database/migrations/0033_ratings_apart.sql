-- A rating wrote the sandwich's whole row again, and all of its indexes with it: those of the words have room for what is
-- new in a list that every search reads, until it is tidied up.
CREATE TABLE "sandwich_ratings" (
	"sandwich_id" integer PRIMARY KEY NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision GENERATED ALWAYS AS (coalesce(round(rating_sum * 10.0 / nullif(rating_count, 0)) / 10, 0)::float8) STORED NOT NULL,
	"rank" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "sandwich_ratings_count_not_negative" CHECK ("sandwich_ratings"."rating_count" >= 0),
	CONSTRAINT "sandwich_ratings_sum_possible" CHECK ("sandwich_ratings"."rating_sum" between "sandwich_ratings"."rating_count" and "sandwich_ratings"."rating_count" * 5),
	CONSTRAINT "sandwich_ratings_rank_possible" CHECK ("sandwich_ratings"."rank" between 0 and 5)
);
--> statement-breakpoint
INSERT INTO "sandwich_ratings" ("sandwich_id", "rating_sum", "rating_count", "rank")
SELECT "id", "rating_sum", "rating_count", "rank" FROM "sandwiches";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP CONSTRAINT "sandwiches_rating_count_not_negative";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP CONSTRAINT "sandwiches_rating_sum_possible";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP CONSTRAINT "sandwiches_rank_possible";--> statement-breakpoint
DROP INDEX "sandwiches_by_rank";--> statement-breakpoint
DROP INDEX "sandwiches_by_rating";--> statement-breakpoint
ALTER TABLE "sandwich_ratings" ADD CONSTRAINT "sandwich_ratings_sandwich_id_sandwiches_id_fk" FOREIGN KEY ("sandwich_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandwich_ratings_by_rank" ON "sandwich_ratings" USING btree ((-"rank"),(-"rating_count"),"sandwich_id");--> statement-breakpoint
CREATE INDEX "sandwich_ratings_by_average" ON "sandwich_ratings" USING btree ((-"average_rating"),(-"rating_count"),"sandwich_id");--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "average_rating";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "rating_sum";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "rating_count";--> statement-breakpoint
ALTER TABLE "sandwiches" DROP COLUMN "rank";--> statement-breakpoint
CREATE FUNCTION "follow_new_sandwiches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sandwich_ratings (sandwich_id) SELECT id FROM new_rows;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sandwiches_rated" AFTER INSERT ON "sandwiches" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_new_sandwiches();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "owners_of"("table_name" text, "entry" jsonb) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  restaurant integer := entry->>'restaurant_id';
  sandwich integer := entry->>'sandwich_id';
  member text := entry->>'user_id';
BEGIN
  CASE table_name
    WHEN 'restaurants' THEN restaurant := entry->>'id';
    WHEN 'sandwiches' THEN sandwich := entry->>'id';
    WHEN 'users' THEN member := entry->>'id';
    WHEN 'restaurant_redirects' THEN
      RETURN ARRAY['restaurant:' || (entry->>'from_restaurant_id'), 'restaurant:' || (entry->>'to_restaurant_id')];
    WHEN 'review_photos', 'review_votes' THEN
      SELECT r.sandwich_id, r.user_id INTO sandwich, member FROM reviews r WHERE r.id = (entry->>'review_id')::integer;
    WHEN 'locations', 'monthly_xp', 'outlets', 'reviews', 'sandwich_neighbours', 'sandwich_ratings', 'sandwich_tags',
      'user_badges' THEN NULL;
    ELSE RETURN NULL;
  END CASE;
  IF sandwich IS NOT NULL AND restaurant IS NULL THEN
    SELECT s.restaurant_id INTO restaurant FROM sandwiches s WHERE s.id = sandwich;
  END IF;
  RETURN array_remove(ARRAY['restaurant:' || restaurant, 'sandwich:' || sandwich, 'user:' || member], NULL);
END $$;--> statement-breakpoint
DO $$
DECLARE
  event text;
  shown text;
BEGIN
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
    shown := CASE event
      WHEN 'insert' THEN 'REFERENCING NEW TABLE AS new_rows'
      WHEN 'update' THEN 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'
      WHEN 'delete' THEN 'REFERENCING OLD TABLE AS old_rows'
      ELSE '' END;
    -- The argument has the changed columns told: a new rank concerns the lists alone.
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON sandwich_ratings %s FOR EACH STATEMENT EXECUTE FUNCTION announce_changes(''id'')',
      'sandwich_ratings_announce_' || event, event, shown);
    EXECUTE format('ALTER TABLE sandwich_ratings ENABLE ALWAYS TRIGGER %I', 'sandwich_ratings_announce_' || event);
  END LOOP;
END $$;
