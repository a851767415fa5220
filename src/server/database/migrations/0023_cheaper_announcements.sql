CREATE INDEX "restaurants_of_demo" ON "restaurants" USING btree ("id") WHERE "restaurants"."deleted_at" is null and "restaurants"."is_demo";--> statement-breakpoint
-- The same announcements as before. Every write of ours changes one row or a few, and the statement that compared them
-- took longer to plan than to run: a loop does without it.
CREATE OR REPLACE FUNCTION "announce_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- More rows than this are announced as all rows.
  most CONSTANT integer := 50;
  old_entries jsonb[];
  new_entries jsonb[];
  entry jsonb;
  entry_owners text[];
  columns text[];
  owners text[] := '{}';
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
      columns := '{}';
      -- A row is at the same place in both.
      FOR number IN 1..cardinality(new_entries) LOOP
        columns := columns || ARRAY(SELECT field.key FROM jsonb_each(new_entries[number]) field
          WHERE field.value <> old_entries[number]->field.key AND field.key <> ALL (columns));
      END LOOP;
      IF cardinality(columns) = 0 THEN RETURN NULL; END IF;
      IF 'id' = ANY (columns) THEN columns := NULL; END IF;
    END IF;
    FOREACH entry IN ARRAY old_entries || new_entries LOOP
      entry_owners := owners_of(tg_table_name, entry);
      IF NOT entry_owners <@ owners THEN
        owners := ARRAY(SELECT unnest(owners) UNION SELECT unnest(entry_owners));
      END IF;
    END LOOP;
  END IF;
  -- A notification has room for 8000 bytes.
  IF cardinality(owners) = 0 OR octet_length(to_jsonb(owners)::text) > 6000 THEN owners := NULL; END IF;
  PERFORM pg_notify('changes', jsonb_build_array(tg_table_name, to_jsonb(columns), to_jsonb(owners))::text);
  RETURN NULL;
END $$;
