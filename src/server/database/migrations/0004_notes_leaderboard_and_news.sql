CREATE TABLE "monthly_xp" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"xp" integer NOT NULL,
	CONSTRAINT "monthly_xp_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "monthly_xp_not_negative" CHECK ("monthly_xp"."xp" >= 0)
);
--> statement-breakpoint
ALTER TABLE "user_sandwiches" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "level_told" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_xp" ADD CONSTRAINT "monthly_xp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monthly_xp_ranking" ON "monthly_xp" USING btree ("month","xp" DESC NULLS FIRST,"user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_level_told_possible" CHECK ("users"."level_told" >= 1);--> statement-breakpoint
-- Case alone can be folded here; accents follow with the next change of the note.
UPDATE "user_sandwiches" SET "search_text" = lower("notes") WHERE "notes" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "level_told" = greatest(1, "xp" / 100);--> statement-breakpoint
INSERT INTO "monthly_xp" ("user_id", "month", "xp")
SELECT "user_id", date_trunc('month', "timestamp" AT TIME ZONE 'UTC')::date AS "earned_in", sum("xp_earned")
FROM "user_actions" GROUP BY "user_id", "earned_in";
