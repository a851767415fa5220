CREATE TABLE "website_readings" (
	"restaurant_id" integer PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"reading" jsonb,
	"change_count" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "website_readings_open_with_changes" CHECK (not "website_readings"."is_open" or ("website_readings"."reading" is not null and "website_readings"."read_at" is not null and "website_readings"."change_count" > 0))
);
--> statement-breakpoint
ALTER TABLE "website_readings" ADD CONSTRAINT "website_readings_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_readings_open" ON "website_readings" USING btree ("read_at" DESC NULLS FIRST,"restaurant_id" DESC NULLS FIRST) WHERE "website_readings"."is_open";