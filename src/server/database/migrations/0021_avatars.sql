CREATE TABLE "avatars" (
	"user_id" text PRIMARY KEY NOT NULL,
	"image_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatars_by_image" ON "avatars" USING btree ("image_id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "avatar_url";--> statement-breakpoint
-- Reviews and the leaderboard show it.
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
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON avatars %s FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('''')',
      'avatars_announce_' || event, event, shown);
    EXECUTE format('ALTER TABLE avatars ENABLE ALWAYS TRIGGER %I', 'avatars_announce_' || event);
  END LOOP;
END $$;
