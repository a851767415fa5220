-- Whoever changes rows that a public answer may show, the database itself tells it on the channel "changes": the
-- table, the changed columns and the owners of the rows (null: any). Processes keep answers until then.

-- The sandwich, the restaurant and the member that a row belongs to. A row whose owner is gone is told by the owner's
-- own deletion. Null for rows that belong to nobody in particular.
CREATE FUNCTION "owners_of"("table_name" text, "entry" jsonb) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
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
    WHEN 'locations', 'monthly_xp', 'outlets', 'reviews', 'sandwich_neighbours', 'sandwich_tags', 'user_badges' THEN
      NULL;
    ELSE RETURN NULL;
  END CASE;
  IF sandwich IS NOT NULL AND restaurant IS NULL THEN
    SELECT s.restaurant_id INTO restaurant FROM sandwiches s WHERE s.id = sandwich;
  END IF;
  RETURN array_remove(ARRAY['restaurant:' || restaurant, 'sandwich:' || sandwich, 'user:' || member], NULL);
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- More rows than this are announced as all rows.
  most CONSTANT integer := 50;
  old_entries jsonb[];
  new_entries jsonb[];
  columns text[];
  owners text[];
BEGIN
  IF tg_op IN ('UPDATE', 'DELETE') THEN
    old_entries := ARRAY(SELECT to_jsonb(o) FROM old_rows o LIMIT most + 1);
    IF cardinality(old_entries) = 0 THEN RETURN NULL; END IF;
  END IF;
  IF tg_op IN ('UPDATE', 'INSERT') THEN
    new_entries := ARRAY(SELECT to_jsonb(n) FROM new_rows n LIMIT most + 1);
    IF cardinality(new_entries) = 0 THEN RETURN NULL; END IF;
  END IF;
  IF tg_op <> 'TRUNCATE' AND cardinality(coalesce(new_entries, old_entries)) <= most THEN
    IF tg_op = 'UPDATE' AND tg_argv[0] = 'id' THEN
      columns := ARRAY(
        SELECT DISTINCT field.key
        FROM unnest(old_entries) before FULL JOIN unnest(new_entries) after ON before->'id' = after->'id'
        CROSS JOIN LATERAL jsonb_each(coalesce(after, before)) field
        WHERE before->field.key IS DISTINCT FROM after->field.key);
      IF cardinality(columns) = 0 THEN RETURN NULL; END IF;
    END IF;
    SELECT array_agg(DISTINCT owner) INTO owners
    FROM unnest(old_entries || new_entries) entry
    CROSS JOIN LATERAL unnest(owners_of(tg_table_name, entry)) owner;
  END IF;
  -- A notification has room for 8000 bytes.
  IF octet_length(to_jsonb(owners)::text) > 6000 THEN owners := NULL; END IF;
  PERFORM pg_notify('changes', jsonb_build_array(tg_table_name, to_jsonb(columns), to_jsonb(owners))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
  event text;
  shown text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'badges', 'catalogue_stats', 'images', 'locations', 'monthly_xp', 'outlets', 'restaurant_redirects',
    'restaurants', 'review_photos', 'review_votes', 'reviews', 'sandwich_neighbours', 'sandwich_tags', 'sandwiches',
    'tags', 'user_badges', 'users'
  ] LOOP
    FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete', 'truncate'] LOOP
      shown := CASE event
        WHEN 'insert' THEN 'REFERENCING NEW TABLE AS new_rows'
        WHEN 'update' THEN 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'
        WHEN 'delete' THEN 'REFERENCING OLD TABLE AS old_rows'
        ELSE '' END;
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I %s FOR EACH STATEMENT EXECUTE FUNCTION announce_changes(%L)',
        name || '_announce_' || event, event, name, shown,
        CASE WHEN EXISTS (SELECT FROM information_schema.columns c
          WHERE c.table_schema = current_schema AND c.table_name = name AND c.column_name = 'id') THEN 'id' ELSE '' END);
      -- Also where triggers are switched off to load rows faster.
      EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_announce_' || event);
    END LOOP;
  END LOOP;
END $$;
