CREATE TABLE "visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"date_tried" timestamp (3) with time zone,
	"rating" smallint,
	"line" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_rating" CHECK ("visits"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_entry_id_user_sandwiches_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."user_sandwiches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_of_entry" ON "visits" USING btree ("entry_id");--> statement-breakpoint
-- What was tried until now was one visit, on its date and with the stars that it was given.
INSERT INTO "visits" ("entry_id", "date_tried", "rating", "created_at")
SELECT e.id, e.date_tried, r.rating, e.updated_at
FROM user_sandwiches e LEFT JOIN reviews r ON r.user_id = e.user_id AND r.sandwich_id = e.sandwich_id
WHERE e.has_tried
ORDER BY e.id;
