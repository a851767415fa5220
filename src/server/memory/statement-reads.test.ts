import { expect, test } from "vitest";
import { readsOf } from "./statement-reads.ts";

const columnsOf = (statement: string, table: string) => {
  const columns = readsOf(statement).tables.get(table);
  return columns instanceof Set ? [...columns].sort() : columns;
};

test("the columns that a statement names, under every table that it names", () => {
  const statement = `select "sandwiches"."name", r."name" from "sandwiches"
    join restaurants as r on r.id = "sandwiches"."restaurant_id" where r.deleted_at is null`;
  expect([...readsOf(statement).tables.keys()].sort()).toEqual(["restaurants", "sandwiches"]);
  expect(columnsOf(statement, "restaurants")).toEqual(["deleted_at", "id", "name"]);
  expect(columnsOf(statement, "sandwiches")).toContain("restaurant_id");
  expect(columnsOf(statement, "sandwiches")).not.toContain("price");
});

test.each([
  "select * from reviews",
  "select * from reviews r where r.id = 1",
  "select * from reviews r join users u on u.id = r.user_id",
  "select u.username, r.* from reviews r join users u on u.id = r.user_id",
  "select to_jsonb(r) from reviews r",
  "select json_agg(reviews) from reviews",
  "select json_agg(r order by r.id) from reviews as r",
  "select (select r) from reviews r",
  "select id, * from reviews",
])("%s uses whole rows", (statement) => {
  expect(columnsOf(statement, "reviews")).toBe("all");
});

test.each([
  "select count(*) from reviews r where r.rating * 2 > 4",
  "select r.id from reviews r where exists (select from reviews r where r.rating > 1)",
  "with best as (select r.id, r.rating from reviews r) select best.*, to_jsonb(best) from best",
])("%s does not", (statement) => {
  expect(columnsOf(statement, "reviews")).toBeInstanceOf(Array);
});

test("all columns of one table are not all of the others", () => {
  const statement =
    "select page.*, u.username from (select * from reviews r where r.id = 1) page join users u on true";
  expect(columnsOf(statement, "reviews")).toBe("all");
  expect(columnsOf(statement, "users")).toEqual(["id", "username"]);
});

test("text is not read as SQL, the clock is noticed", () => {
  expect(readsOf("select 'from users', 1 from tags").tables.has("users")).toBe(false);
  expect(readsOf("select id from tags").isVolatile).toBe(false);
  for (const clock of ["now()", "current_date", "random()"]) {
    expect(readsOf(`select id, ${clock} from tags`).isVolatile).toBe(true);
  }
});
