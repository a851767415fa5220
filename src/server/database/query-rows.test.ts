import { and, eq, inArray, sql } from "drizzle-orm";
import { alias, PgDialect, QueryBuilder } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { createPlanNames, fixedSql, flatten } from "./query-rows.ts";
import { sandwiches } from "./schema/sandwiches.ts";

test("only so many plans are kept, whatever is asked", () => {
  const planName = createPlanNames();
  expect(planName("select $1", false)).toBeUndefined();
  const first = "select 0 /* planned once */";
  const name = planName(first, false);
  for (let number = 1; number < 400; number += 1)
    planName(`select ${number} /* planned once */`, false);
  expect(planName("select 399 /* planned once */", false)).toBeUndefined();
  expect(name).toMatch(/^cluck_\d+$/);
  expect(planName(first, false)).toBe(name);
});

test("a fixed part has no values", () => {
  expect(() => fixedSql(sql`id = ${1}`)).toThrow("holds a value");
});

const dialect = new PgDialect();
const other = alias(sandwiches, "other");

test.each([
  sql`select ${1}::int, ${"a"}, ${null}, ${[1, 2]}, ${sql.raw("now()")}, ${[]}`,
  sql`select ${sandwiches.name} from ${sandwiches} where ${and(eq(sandwiches.id, 7), sql`true`)}`,
  new QueryBuilder()
    .select({ id: other.id, name: sql`lower(${other.name})`.as("name") })
    .from(other)
    .innerJoin(sandwiches, eq(sandwiches.id, other.id))
    .where(inArray(other.deletedAt, [new Date(0), new Date(1)]))
    .getSQL(),
])("a statement in one piece says the same", (statement) => {
  const { sql: text, params } = dialect.sqlToQuery(flatten(statement));
  expect({ text, params }).toEqual({
    text: dialect.sqlToQuery(statement).sql,
    params: dialect.sqlToQuery(statement).params,
  });
});
