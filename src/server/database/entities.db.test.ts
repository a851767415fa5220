import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createTag } from "#tests/support/factories.ts";
import { violatedConstraint } from "./driver-error.ts";
import { queryRows } from "./query-rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Column {
  name: string;
  is_nullable: "YES" | "NO";
  column_default: string | null;
}

/** What others read and write by these names; an exclamation mark: there is always something in it. */
test.each([
  [
    "restaurants",
    "id! name! description! website image_id price_range! restaurant_type! address latitude longitude hours_of_operation phone_number",
  ],
  ["locations", "id! restaurant_id! address! latitude longitude hours_of_operation! phone_number"],
  [
    "sandwiches",
    "id! restaurant_id! name! description! price_cents image_id ingredients! contains_gluten contains_dairy contains_eggs is_spicy! spice_level!",
  ],
  ["tags", "id! name! type!"],
  ["sandwich_tags", "id! sandwich_id! tag_id!"],
  ["user_sandwiches", "id! user_id! sandwich_id! has_tried! is_favorite! notes"],
  ["reviews", "id! user_id sandwich_id! rating! comment! date_created!"],
  ["users", "id! username! password_hash! email! role! display_name bio location preferences xp!"],
  ["avatars", "user_id! image_id!"],
  ["badges", "id! name! description! image_id required_xp category!"],
  ["user_badges", "id! user_id! badge_id! date_earned!"],
  ["action_config", "id! action_type! xp_reward! description"],
  ["user_actions", "id! user_id! action_type! entity_id! entity_type! xp_earned! timestamp!"],
  [
    "restaurant_recommendations",
    "id! website_url! notes! name email phone_number status! date_submitted! date_reviewed reviewed_by_user_id",
  ],
])("%s has its fields", async (table, fields) => {
  const columns = await columnsOf(table);
  const named = columns.map(({ name, is_nullable }) => name + (is_nullable === "NO" ? "!" : ""));
  expect(named).toEqual(expect.arrayContaining(fields.split(" ")));
});

test.each([
  ["users", "role", "'user'"],
  ["users", "xp", "0"],
  ["sandwiches", "spice_level", "0"],
  ["user_sandwiches", "has_tried", "false"],
  ["user_sandwiches", "is_favorite", "false"],
  ["reviews", "date_created", "now()"],
  ["user_badges", "date_earned", "now()"],
  ["user_actions", "timestamp", "now()"],
  ["restaurant_recommendations", "status", "'pending'"],
  ["restaurant_recommendations", "date_submitted", "now()"],
])("%s.%s is %s unless said otherwise", async (table, column, value) => {
  const found = (await columnsOf(table)).find(({ name }) => name === column);
  expect(found?.column_default?.replace(/::.*$/, "")).toBe(value);
});

test("a tag's name is there once", async () => {
  const { name } = await createTag(database.db);
  const again = createTag(database.db, { name: name.toUpperCase() });
  expect(await again.catch(violatedConstraint)).toBe("tags_name_unique");
});

const columnsOf = (table: string) =>
  queryRows<Column>(
    database.db,
    sql`select column_name as name, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`,
  );
