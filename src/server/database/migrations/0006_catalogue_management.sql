DROP INDEX "restaurants_by_type";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "locations_trash" ON "locations" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "locations"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_by_name_key" ON "restaurants" USING btree (regexp_replace(split_part("search_text", chr(10), 1), '^the |[[:space:][:punct:]¡-¿‐-⁞]+', '', 'g')) WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_trash" ON "restaurants" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "restaurants"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sandwiches_trash" ON "sandwiches" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "sandwiches"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_by_type" ON "restaurants" USING btree ("restaurant_type","id") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Whoever leaves takes the name along: the row's reference goes, everything else stays.
	IF TG_OP = 'UPDATE' AND NEW.actor_user_id IS NULL
		AND to_jsonb(NEW) - 'actor_user_id' = to_jsonb(OLD) - 'actor_user_id' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the audit log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION "refuse_audit_log_change"();
