CREATE TABLE "fact_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sandwich_id" integer,
	"location_id" integer,
	"restaurant_id" integer,
	"is_right" boolean NOT NULL,
	"correction" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_checks_one_per_price" UNIQUE("sandwich_id","user_id"),
	CONSTRAINT "fact_checks_one_per_location" UNIQUE("location_id","user_id"),
	CONSTRAINT "fact_checks_one_per_restaurant" UNIQUE("restaurant_id","user_id"),
	CONSTRAINT "fact_checks_one_fact" CHECK (num_nonnulls("fact_checks"."sandwich_id", "fact_checks"."location_id", "fact_checks"."restaurant_id") = 1),
	CONSTRAINT "fact_checks_correction_not_blank" CHECK (btrim("fact_checks"."correction") <> ''),
	CONSTRAINT "fact_checks_wrong_is_corrected" CHECK ("fact_checks"."is_right" = ("fact_checks"."correction" is null))
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "hours_source" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "hours_source" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandwiches" ADD COLUMN "price_source" text;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_sandwich_id_sandwiches_id_fk" FOREIGN KEY ("sandwich_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_checks_by_user" ON "fact_checks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_hours_source_known" CHECK ("locations"."hours_source" in ('website', 'menu', 'team'));--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_hours_source_known" CHECK ("restaurants"."hours_source" in ('website', 'menu', 'team'));--> statement-breakpoint
ALTER TABLE "sandwiches" ADD CONSTRAINT "sandwiches_price_source_known" CHECK ("sandwiches"."price_source" in ('website', 'menu', 'team'));--> statement-breakpoint
-- Where older facts are from nobody noted. Their date was also set when another field was saved: the audit log knows
-- when the value itself was last stated.
CREATE FUNCTION "pg_temp"."last_stated"("kind" text, "thing" integer, "field" text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(created_at) FROM audit_log
  WHERE entity_type = kind AND entity_id = thing::text AND details->'after' ? field
$$;
--> statement-breakpoint
UPDATE "sandwiches" SET "confirmed_at" = CASE WHEN price_cents IS NOT NULL THEN pg_temp.last_stated('sandwich', id, 'price') END
WHERE confirmed_at IS NOT NULL;
--> statement-breakpoint
UPDATE "locations" SET "confirmed_at" = CASE WHEN hours_of_operation <> '{}' THEN pg_temp.last_stated('location', id, 'hoursOfOperation') END
WHERE confirmed_at IS NOT NULL;
--> statement-breakpoint
UPDATE "restaurants" SET "confirmed_at" = pg_temp.last_stated('restaurant', id, 'hoursOfOperation')
WHERE hours_of_operation IS NOT NULL;
--> statement-breakpoint
DROP FUNCTION "pg_temp"."last_stated"(text, integer, text);
--> statement-breakpoint
-- Whoever confirms or changes a fact has decided about the members' answers.
CREATE FUNCTION "forget_fact_checks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM fact_checks WHERE %I = $1', tg_argv[0]) USING new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sandwiches_forget_fact_checks" AFTER UPDATE OF "price_cents", "price_source", "confirmed_at" ON "sandwiches"
FOR EACH ROW WHEN ((old.price_cents, old.price_source, old.confirmed_at) IS DISTINCT FROM (new.price_cents, new.price_source, new.confirmed_at))
EXECUTE FUNCTION "forget_fact_checks"('sandwich_id');
--> statement-breakpoint
CREATE TRIGGER "locations_forget_fact_checks" AFTER UPDATE OF "hours_of_operation", "hours_source", "confirmed_at" ON "locations"
FOR EACH ROW WHEN ((old.hours_of_operation, old.hours_source, old.confirmed_at) IS DISTINCT FROM (new.hours_of_operation, new.hours_source, new.confirmed_at))
EXECUTE FUNCTION "forget_fact_checks"('location_id');
--> statement-breakpoint
CREATE TRIGGER "restaurants_forget_fact_checks" AFTER UPDATE OF "hours_of_operation", "hours_source", "confirmed_at" ON "restaurants"
FOR EACH ROW WHEN ((old.hours_of_operation, old.hours_source, old.confirmed_at) IS DISTINCT FROM (new.hours_of_operation, new.hours_source, new.confirmed_at))
EXECUTE FUNCTION "forget_fact_checks"('restaurant_id');
