-- A list's statement is planned for its tag: the planner may look the tag up once, instead of the plan for every row.
ALTER FUNCTION tag_named(text) IMMUTABLE;
--> statement-breakpoint
-- Whoever walks along the ranks finds in the index itself what the row is sorted by. (Drizzle cannot declare this.)
DROP INDEX sandwich_ratings_by_rank;
--> statement-breakpoint
CREATE INDEX sandwich_ratings_by_rank ON sandwich_ratings ((-rank), (-rating_count), sandwich_id)
  INCLUDE (rank, rating_count);
