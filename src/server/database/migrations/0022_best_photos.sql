-- The photo that leads: of a sandwich's reviews that are shown and have one, the first photo of the most helpful, of
-- equally helpful ones of the newest. To look for it in every list would read all reviews of each sandwich.
ALTER TABLE "sandwiches" ADD COLUMN "best_photo_id" integer;--> statement-breakpoint
CREATE FUNCTION write_best_photos(sandwich_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two changes at once the second one waits, and sees the first.
  PERFORM FROM sandwiches WHERE id = ANY(sandwich_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE sandwiches SET best_photo_id = best.image_id
  FROM unnest(sandwich_ids) wanted(id) LEFT JOIN LATERAL (
    SELECT p.image_id FROM reviews r JOIN review_photos p ON p.review_id = r.id
    WHERE r.sandwich_id = wanted.id AND r.hidden_at IS NULL
    ORDER BY (SELECT count(*) FROM review_votes v WHERE v.review_id = r.id) DESC,
      r.date_created DESC, r.id DESC, p.position, p.id
    LIMIT 1) best ON true
  WHERE sandwiches.id = wanted.id AND sandwiches.best_photo_id IS DISTINCT FROM best.image_id;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_review_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_best_photos(ARRAY(
    SELECT DISTINCT r.sandwich_id FROM changed JOIN reviews r ON r.id = changed.review_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_photos_added AFTER INSERT ON review_photos
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_review_photos();--> statement-breakpoint
CREATE TRIGGER review_photos_changed_from AFTER UPDATE ON review_photos
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_review_photos();--> statement-breakpoint
CREATE TRIGGER review_photos_changed_to AFTER UPDATE ON review_photos
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_review_photos();--> statement-breakpoint
CREATE TRIGGER review_photos_removed AFTER DELETE ON review_photos
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_review_photos();--> statement-breakpoint
-- Most votes are for reviews without a photo.
CREATE FUNCTION follow_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_best_photos(ARRAY(
    SELECT DISTINCT r.sandwich_id FROM changed JOIN reviews r ON r.id = changed.review_id
    WHERE EXISTS (SELECT FROM review_photos p WHERE p.review_id = r.id)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_votes_given AFTER INSERT ON review_votes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_review_votes();--> statement-breakpoint
CREATE TRIGGER review_votes_taken_back AFTER DELETE ON review_votes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_review_votes();--> statement-breakpoint
CREATE FUNCTION follow_shown_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM review_photos p WHERE p.review_id = NEW.id) THEN
    PERFORM write_best_photos(ARRAY[OLD.sandwich_id, NEW.sandwich_id]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_shown AFTER UPDATE OF hidden_at, sandwich_id, date_created ON reviews
  FOR EACH ROW EXECUTE FUNCTION follow_shown_review();--> statement-breakpoint
-- Its photos are gone by now, and say no more whose they were.
CREATE FUNCTION follow_removed_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_best_photos(ARRAY(
    SELECT id FROM sandwiches WHERE id = OLD.sandwich_id AND best_photo_id IS NOT NULL));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_removed AFTER DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION follow_removed_review();--> statement-breakpoint
SELECT write_best_photos(ARRAY(
  SELECT DISTINCT r.sandwich_id FROM reviews r JOIN review_photos p ON p.review_id = r.id));
