CREATE TABLE "action_config" (
	"id" serial PRIMARY KEY NOT NULL,
	"action_type" text NOT NULL,
	"xp_reward" integer NOT NULL,
	"description" text,
	CONSTRAINT "action_config_action_type_unique" UNIQUE("action_type"),
	CONSTRAINT "action_config_action_type_not_blank" CHECK (btrim("action_config"."action_type") <> ''),
	CONSTRAINT "action_config_xp_reward_not_negative" CHECK ("action_config"."xp_reward" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"actor_user_id" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"details" jsonb,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action_not_blank" CHECK (btrim("audit_log"."action") <> '')
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"required_xp" integer,
	"category" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "badges_name_not_blank" CHECK (btrim("badges"."name") <> ''),
	CONSTRAINT "badges_description_not_blank" CHECK (btrim("badges"."description") <> ''),
	CONSTRAINT "badges_category_known" CHECK ("badges"."category" in ('level', 'achievement', 'special', 'event')),
	CONSTRAINT "badges_required_xp_not_negative" CHECK ("badges"."required_xp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_stats" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"mean_rating" double precision DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_stats_one_row" CHECK ("catalogue_stats"."id" = 1),
	CONSTRAINT "catalogue_stats_mean_possible" CHECK ("catalogue_stats"."mean_rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" serial PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source_url" text,
	"uploaded_by_user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "images_storage_key_not_blank" CHECK (btrim("images"."storage_key") <> ''),
	CONSTRAINT "images_kind_known" CHECK ("images"."kind" in ('general', 'restaurant', 'sandwich', 'badge')),
	CONSTRAINT "images_measures_positive" CHECK ("images"."byte_size" > 0 and "images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "job_locks" (
	"name" text PRIMARY KEY NOT NULL,
	"locked_by" text NOT NULL,
	"locked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_hours" (
	"location_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" smallint NOT NULL,
	"closes" smallint NOT NULL,
	CONSTRAINT "location_hours_location_id_weekday_opens_pk" PRIMARY KEY("location_id","weekday","opens"),
	CONSTRAINT "location_hours_weekday" CHECK ("location_hours"."weekday" between 0 and 6),
	CONSTRAINT "location_hours_opens" CHECK ("location_hours"."opens" between 0 and 1439),
	CONSTRAINT "location_hours_closes" CHECK ("location_hours"."closes" > "location_hours"."opens" and "location_hours"."closes" <= "location_hours"."opens" + 1440)
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"address" text NOT NULL,
	"city" text,
	"postcode" text,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text,
	"hours_of_operation" jsonb NOT NULL,
	"phone_number" text,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "locations_address_not_blank" CHECK (btrim("locations"."address") <> ''),
	CONSTRAINT "locations_point_on_earth" CHECK (("locations"."latitude" is null) = ("locations"."longitude" is null) and "locations"."latitude" between -90 and 90 and "locations"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_count_not_negative" CHECK ("rate_limits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "restaurant_recommendations" (
	"id" serial PRIMARY KEY NOT NULL,
	"website_url" text NOT NULL,
	"notes" text NOT NULL,
	"name" text,
	"email" text,
	"phone_number" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"date_submitted" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"date_reviewed" timestamp (3) with time zone,
	"submitted_by" text,
	"reviewed_by_user_id" text,
	"restaurant_id" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "restaurant_recommendations_website_not_blank" CHECK (btrim("restaurant_recommendations"."website_url") <> ''),
	CONSTRAINT "restaurant_recommendations_notes_length" CHECK (char_length("restaurant_recommendations"."notes") >= 10),
	CONSTRAINT "restaurant_recommendations_status_known" CHECK ("restaurant_recommendations"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "restaurant_recommendations_reviewed_with_date" CHECK (("restaurant_recommendations"."status" = 'pending') = ("restaurant_recommendations"."date_reviewed" is null))
);
--> statement-breakpoint
CREATE TABLE "restaurant_redirects" (
	"from_restaurant_id" integer PRIMARY KEY NOT NULL,
	"to_restaurant_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurant_redirects_lead_elsewhere" CHECK ("restaurant_redirects"."from_restaurant_id" <> "restaurant_redirects"."to_restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"website" text,
	"website_key" text,
	"image_url" text,
	"price_range" text NOT NULL,
	"restaurant_type" text NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"hours_of_operation" jsonb,
	"phone_number" text,
	"search_text" text DEFAULT '' NOT NULL,
	"search_grams" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "restaurants_name_not_blank" CHECK (btrim("restaurants"."name") <> ''),
	CONSTRAINT "restaurants_price_range_known" CHECK ("restaurants"."price_range" in ('$', '$$', '$$$', '$$$$')),
	CONSTRAINT "restaurants_type_known" CHECK ("restaurants"."restaurant_type" in ('Restaurant', 'Fast Food', 'Fast Casual', 'Casual Dining', 'Fine Dining', 'Food Truck', 'Cafe', 'Pub', 'Deli', 'Bakery')),
	CONSTRAINT "restaurants_point_on_earth" CHECK (("restaurants"."latitude" is null) = ("restaurants"."longitude" is null) and "restaurants"."latitude" between -90 and 90 and "restaurants"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "review_photos_unique" UNIQUE("review_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by_user_id" text,
	CONSTRAINT "review_reports_one_per_member" UNIQUE("review_id","user_id"),
	CONSTRAINT "review_reports_reason_not_blank" CHECK (btrim("review_reports"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text,
	"sandwich_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"date_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_one_per_member" UNIQUE("user_id","sandwich_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sandwich_neighbours" (
	"sandwich_id" integer NOT NULL,
	"neighbour_id" integer NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "sandwich_neighbours_sandwich_id_neighbour_id_pk" PRIMARY KEY("sandwich_id","neighbour_id"),
	CONSTRAINT "sandwich_neighbours_differ" CHECK ("sandwich_neighbours"."sandwich_id" <> "sandwich_neighbours"."neighbour_id")
);
--> statement-breakpoint
CREATE TABLE "sandwich_tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"sandwich_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "sandwich_tags_unique" UNIQUE("sandwich_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "sandwiches" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" double precision DEFAULT 0 NOT NULL,
	"image_url" text,
	"ingredients" text[] DEFAULT '{}' NOT NULL,
	"contains_gluten" boolean,
	"contains_dairy" boolean,
	"contains_eggs" boolean,
	"organic" boolean,
	"is_spicy" boolean DEFAULT false NOT NULL,
	"spice_level" smallint DEFAULT 0 NOT NULL,
	"section" text,
	"position" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision GENERATED ALWAYS AS (coalesce(round(rating_sum * 10.0 / nullif(rating_count, 0)) / 10, 0)::float8) STORED NOT NULL,
	"rank" double precision DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_grams" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sandwiches_name_not_blank" CHECK (btrim("sandwiches"."name") <> ''),
	CONSTRAINT "sandwiches_price_known_or_zero" CHECK ("sandwiches"."price" >= 0 and "sandwiches"."price" < 'Infinity'),
	CONSTRAINT "sandwiches_spice_level" CHECK ("sandwiches"."spice_level" between 0 and 5),
	CONSTRAINT "sandwiches_rating_count_not_negative" CHECK ("sandwiches"."rating_count" >= 0),
	CONSTRAINT "sandwiches_rating_sum_possible" CHECK ("sandwiches"."rating_sum" between "sandwiches"."rating_count" and "sandwiches"."rating_count" * 5),
	CONSTRAINT "sandwiches_rank_possible" CHECK ("sandwiches"."rank" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "saved_restaurants" (
	"user_id" text NOT NULL,
	"restaurant_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_restaurants_user_id_restaurant_id_pk" PRIMARY KEY("user_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text,
	"ip_address" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tags_name_not_blank" CHECK (btrim("tags"."name") <> ''),
	CONSTRAINT "tags_type_not_blank" CHECK (btrim("tags"."type") <> '')
);
--> statement-breakpoint
CREATE TABLE "upload_tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"image_id" integer,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "upload_tickets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "upload_tickets_kind_known" CHECK ("upload_tickets"."kind" in ('general', 'restaurant', 'sandwich', 'badge')),
	CONSTRAINT "upload_tickets_file_size_positive" CHECK ("upload_tickets"."file_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "user_actions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"action_type" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"xp_earned" integer NOT NULL,
	"timestamp" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_actions_one_live_reward" UNIQUE("user_id","action_type","entity_type","entity_id"),
	CONSTRAINT "user_actions_xp_earned_not_negative" CHECK ("user_actions"."xp_earned" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_badges" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"badge_id" integer NOT NULL,
	"date_earned" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "user_badges_once" UNIQUE("user_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "user_sandwiches" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sandwich_id" integer NOT NULL,
	"has_tried" boolean DEFAULT false NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"notes" text,
	"date_tried" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_sandwiches_one_per_member" UNIQUE("user_id","sandwich_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"display_name" text,
	"bio" text,
	"avatar_url" text,
	"location" text,
	"preferences" jsonb,
	"xp" integer DEFAULT 0 NOT NULL,
	"leaderboard_opt_out" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_id_not_blank" CHECK (btrim("users"."id") <> ''),
	CONSTRAINT "users_username_length" CHECK (char_length(btrim("users"."username")) >= 2),
	CONSTRAINT "users_email_not_blank" CHECK (btrim("users"."email") <> ''),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'admin')),
	CONSTRAINT "users_xp_not_negative" CHECK ("users"."xp" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_user_id_users_id_fk" FOREIGN KEY ("uploaded_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_hours" ADD CONSTRAINT "location_hours_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" ADD CONSTRAINT "restaurant_recommendations_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" ADD CONSTRAINT "restaurant_recommendations_reviewed_by_user_id_users_id_fk" FOREIGN KEY ("reviewed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" ADD CONSTRAINT "restaurant_recommendations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_redirects" ADD CONSTRAINT "restaurant_redirects_to_restaurant_id_restaurants_id_fk" FOREIGN KEY ("to_restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_resolved_by_user_id_users_id_fk" FOREIGN KEY ("resolved_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sandwich_id_sandwiches_id_fk" FOREIGN KEY ("sandwich_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandwich_neighbours" ADD CONSTRAINT "sandwich_neighbours_sandwich_id_sandwiches_id_fk" FOREIGN KEY ("sandwich_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandwich_neighbours" ADD CONSTRAINT "sandwich_neighbours_neighbour_id_sandwiches_id_fk" FOREIGN KEY ("neighbour_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandwich_tags" ADD CONSTRAINT "sandwich_tags_sandwich_id_sandwiches_id_fk" FOREIGN KEY ("sandwich_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandwich_tags" ADD CONSTRAINT "sandwich_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandwiches" ADD CONSTRAINT "sandwiches_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_restaurants" ADD CONSTRAINT "saved_restaurants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_restaurants" ADD CONSTRAINT "saved_restaurants_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD CONSTRAINT "upload_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD CONSTRAINT "upload_tickets_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_actions" ADD CONSTRAINT "user_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_actions" ADD CONSTRAINT "user_actions_action_type_action_config_action_type_fk" FOREIGN KEY ("action_type") REFERENCES "public"."action_config"("action_type") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sandwiches" ADD CONSTRAINT "user_sandwiches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sandwiches" ADD CONSTRAINT "user_sandwiches_sandwich_id_sandwiches_id_fk" FOREIGN KEY ("sandwich_id") REFERENCES "public"."sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_entity" ON "audit_log" USING btree ("entity_type","entity_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "badges_name_unique" ON "badges" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "badges_by_required_xp" ON "badges" USING btree ("required_xp") WHERE "badges"."required_xp" is not null;--> statement-breakpoint
CREATE INDEX "images_by_uploader" ON "images" USING btree ("uploaded_by_user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "images_by_age" ON "images" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "location_hours_by_time" ON "location_hours" USING btree ("weekday","opens","closes","location_id");--> statement-breakpoint
CREATE INDEX "locations_by_restaurant" ON "locations" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "locations_by_point" ON "locations" USING btree ("latitude","longitude") WHERE "locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "locations_by_city" ON "locations" USING btree (lower("city")) WHERE "locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "locations_by_postcode" ON "locations" USING btree (lower("postcode")) WHERE "locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "locations_by_time_zone" ON "locations" USING btree ("time_zone") WHERE "locations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_newest" ON "restaurant_recommendations" USING btree ("date_submitted" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_by_status" ON "restaurant_recommendations" USING btree ("status","date_submitted" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_by_submitter" ON "restaurant_recommendations" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_by_reviewer" ON "restaurant_recommendations" USING btree ("reviewed_by_user_id");--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_by_restaurant" ON "restaurant_recommendations" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "restaurant_redirects_by_target" ON "restaurant_redirects" USING btree ("to_restaurant_id");--> statement-breakpoint
CREATE INDEX "restaurants_by_name" ON "restaurants" USING btree (lower("name"),"id") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_by_age" ON "restaurants" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_by_price_range" ON "restaurants" USING btree (char_length("price_range"),"id") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_by_type" ON "restaurants" USING btree ("restaurant_type") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_by_point" ON "restaurants" USING btree ("latitude","longitude") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_by_website" ON "restaurants" USING btree ("website_key") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_search" ON "restaurants" USING gin ("search_grams") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "review_photos_by_image" ON "review_photos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "review_reports_by_age" ON "review_reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_reports_by_user" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_reports_by_resolver" ON "review_reports" USING btree ("resolved_by_user_id");--> statement-breakpoint
CREATE INDEX "review_votes_by_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_newest_of_sandwich" ON "reviews" USING btree ("sandwich_id","date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_highest_of_sandwich" ON "reviews" USING btree ("sandwich_id","rating" DESC NULLS FIRST,"date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_lowest_of_sandwich" ON "reviews" USING btree ("sandwich_id",(-"rating"),"date_created","id") WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_newest_of_member" ON "reviews" USING btree ("user_id","date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sandwich_neighbours_by_score" ON "sandwich_neighbours" USING btree ("sandwich_id","score" DESC NULLS FIRST,"neighbour_id");--> statement-breakpoint
CREATE INDEX "sandwich_neighbours_by_neighbour" ON "sandwich_neighbours" USING btree ("neighbour_id");--> statement-breakpoint
CREATE INDEX "sandwich_tags_by_tag" ON "sandwich_tags" USING btree ("tag_id","sandwich_id");--> statement-breakpoint
CREATE INDEX "sandwiches_by_rank" ON "sandwiches" USING btree ((-"rank"),(-"rating_count"),"id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_rating" ON "sandwiches" USING btree ((-"average_rating"),(-"rating_count"),"id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_age" ON "sandwiches" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_name" ON "sandwiches" USING btree (lower("name"),"id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_cheapest" ON "sandwiches" USING btree (("price" = 0),"price","id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_dearest" ON "sandwiches" USING btree (("price" = 0),(-"price"),"id") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_heat" ON "sandwiches" USING btree ("spice_level") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_gluten" ON "sandwiches" USING btree ("contains_gluten") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_dairy" ON "sandwiches" USING btree ("contains_dairy") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_eggs" ON "sandwiches" USING btree ("contains_eggs") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_ingredient" ON "sandwiches" USING gin ("ingredients") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_by_restaurant" ON "sandwiches" USING btree ("restaurant_id","position","id");--> statement-breakpoint
CREATE INDEX "sandwiches_search" ON "sandwiches" USING gin ("search_grams") WHERE "sandwiches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "saved_restaurants_newest" ON "saved_restaurants" USING btree ("user_id","created_at" DESC NULLS FIRST,"restaurant_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_restaurants_by_restaurant" ON "saved_restaurants" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","last_seen_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_unique" ON "tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "upload_tickets_by_user" ON "upload_tickets" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "upload_tickets_by_expiry" ON "upload_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_tickets_by_image" ON "upload_tickets" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "user_actions_newest" ON "user_actions" USING btree ("user_id","timestamp" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_actions_by_type" ON "user_actions" USING btree ("action_type");--> statement-breakpoint
CREATE INDEX "user_actions_by_entity" ON "user_actions" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "user_badges_newest" ON "user_badges" USING btree ("user_id","date_earned" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_badges_by_badge" ON "user_badges" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "user_sandwiches_newest" ON "user_sandwiches" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_sandwiches_by_sandwich" ON "user_sandwiches" USING btree ("sandwich_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_by_xp" ON "users" USING btree ("xp" DESC NULLS FIRST,"id") WHERE "users"."blocked_at" is null and not "users"."leaderboard_opt_out";