-- A list's statement is planned for its tag: the planner may look the tag up once, instead of the plan for every row.
ALTER FUNCTION tag_named(text) IMMUTABLE;
