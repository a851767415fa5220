-- A list sends its sandwiches as the database writes them. What every read of one would work out again is stored.

-- Of ingredients that differ in case or spaces alone, the first.
CREATE FUNCTION distinct_texts(texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(value ORDER BY place), '{}') FROM (
    SELECT DISTINCT ON (lower(btrim(regexp_replace(value, '\s+', ' ', 'g')))) value, place
    FROM unnest(texts) WITH ORDINALITY AS part(value, place)
    ORDER BY lower(btrim(regexp_replace(value, '\s+', ' ', 'g'))), place) kept
$$;--> statement-breakpoint
CREATE FUNCTION write_distinct_ingredients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ingredients := distinct_texts(NEW.ingredients);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER sandwiches_ingredients BEFORE INSERT OR UPDATE OF ingredients ON sandwiches
  FOR EACH ROW WHEN (cardinality(NEW.ingredients) > 1) EXECUTE FUNCTION write_distinct_ingredients();--> statement-breakpoint
UPDATE sandwiches SET ingredients = distinct_texts(ingredients) WHERE ingredients <> distinct_texts(ingredients);--> statement-breakpoint

-- A sandwich's tags as JSON. To look them up takes a third of a list's time.
ALTER TABLE "sandwiches" ADD COLUMN "tag_list" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE FUNCTION write_tag_lists(sandwich_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two changes at once the second one waits, and sees the first.
  PERFORM FROM sandwiches WHERE id = ANY(sandwich_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM tags WHERE id IN (SELECT tag_id FROM sandwich_tags WHERE sandwich_id = ANY(sandwich_ids)) ORDER BY id FOR SHARE;
  UPDATE sandwiches SET tag_list = coalesce(made.list, '[]')
  FROM unnest(sandwich_ids) wanted(id) LEFT JOIN (
    SELECT st.sandwich_id, concat('[', string_agg(concat('{"id":', t.id, ',"name":', to_json(t.name),
      ',"type":', to_json(t.type), ',"sandwichId":', st.sandwich_id, '}'), ',' ORDER BY st.id), ']') AS list
    FROM sandwich_tags st JOIN tags t ON t.id = st.tag_id
    WHERE st.sandwich_id = ANY(sandwich_ids) GROUP BY st.sandwich_id) made ON made.sandwich_id = wanted.id
  WHERE sandwiches.id = wanted.id AND sandwiches.tag_list <> coalesce(made.list, '[]');
END $$;--> statement-breakpoint
CREATE FUNCTION follow_sandwich_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_tag_lists(ARRAY(SELECT DISTINCT sandwich_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sandwich_tags_added AFTER INSERT ON sandwich_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sandwich_tags();--> statement-breakpoint
CREATE TRIGGER sandwich_tags_moved_from AFTER UPDATE ON sandwich_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sandwich_tags();--> statement-breakpoint
CREATE TRIGGER sandwich_tags_moved_to AFTER UPDATE ON sandwich_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sandwich_tags();--> statement-breakpoint
CREATE TRIGGER sandwich_tags_removed AFTER DELETE ON sandwich_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_sandwich_tags();--> statement-breakpoint
CREATE FUNCTION follow_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_tag_lists(ARRAY(SELECT sandwich_id FROM sandwich_tags WHERE tag_id = NEW.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tags_lists AFTER UPDATE OF name, type ON tags FOR EACH ROW EXECUTE FUNCTION follow_tag();--> statement-breakpoint
SELECT write_tag_lists(ARRAY(SELECT DISTINCT sandwich_id FROM sandwich_tags));
