-- The same announcements as before, with fewer statements inside. A review fires this trigger six times, for one row or none.
CREATE OR REPLACE FUNCTION "announce_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- More rows than this are announced as all rows.
  most CONSTANT integer := 50;
  -- A row with others of these has other owners.
  owning CONSTANT text[] := ARRAY['id', 'restaurant_id', 'sandwich_id', 'user_id', 'review_id',
    'from_restaurant_id', 'to_restaurant_id'];
  old_entries jsonb[];
  new_entries jsonb[];
  entry jsonb;
  entry_owners text[];
  columns text[];
  owners text[];
  told text;
BEGIN
  IF tg_op = 'UPDATE' THEN
    SELECT ARRAY(SELECT to_jsonb(o) FROM old_rows o LIMIT most + 1), ARRAY(SELECT to_jsonb(n) FROM new_rows n LIMIT most + 1)
      INTO old_entries, new_entries;
  ELSIF tg_op = 'INSERT' THEN
    new_entries := ARRAY(SELECT to_jsonb(n) FROM new_rows n LIMIT most + 1);
  ELSIF tg_op = 'DELETE' THEN
    old_entries := ARRAY(SELECT to_jsonb(o) FROM old_rows o LIMIT most + 1);
  END IF;
  IF cardinality(coalesce(new_entries, old_entries)) = 0 THEN RETURN NULL; END IF;
  IF cardinality(coalesce(new_entries, old_entries)) <= most THEN
    IF tg_op = 'UPDATE' AND tg_argv[0] = 'id' THEN
      columns := '{}';
      -- A row is at the same place in both.
      FOR number IN 1..cardinality(new_entries) LOOP
        columns := columns || ARRAY(SELECT field.key FROM jsonb_each(new_entries[number]) field
          WHERE field.value <> old_entries[number]->field.key AND field.key <> ALL (columns));
      END LOOP;
      IF cardinality(columns) = 0 THEN RETURN NULL; END IF;
      IF NOT columns && owning THEN old_entries := NULL; END IF;
      IF 'id' = ANY (columns) THEN columns := NULL; END IF;
    END IF;
    FOREACH entry IN ARRAY old_entries || new_entries LOOP
      entry_owners := owners_of(tg_table_name, entry);
      IF owners IS NULL THEN
        owners := entry_owners;
      ELSIF NOT entry_owners <@ owners THEN
        owners := ARRAY(SELECT unnest(owners) UNION SELECT unnest(entry_owners));
      END IF;
    END LOOP;
  END IF;
  -- A notification has room for 8000 bytes.
  IF cardinality(owners) = 0 OR octet_length(to_jsonb(owners)::text) > 6000 THEN owners := NULL; END IF;
  -- An expression; as a statement of its own it would take longer than all it does.
  told := pg_notify('changes', jsonb_build_array(tg_table_name, to_jsonb(columns), to_jsonb(owners))::text)::text;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A trigger before the update of any column makes PostgreSQL compute all generated columns anew: with every XP four texts.
DROP TRIGGER users_claim_look ON users;--> statement-breakpoint
CREATE OR REPLACE FUNCTION claim_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET shares_look = false WHERE id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_claim_look AFTER UPDATE OF username ON users
  FOR EACH ROW WHEN (OLD.username <> NEW.username AND NEW.shares_look) EXECUTE FUNCTION claim_look();
