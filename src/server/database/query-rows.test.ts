import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fixedSql, planName } from "./query-rows.ts";

test("only so many plans are kept, whatever is asked", () => {
  expect(planName("select 1")).toBeUndefined();
  const first = "/* planned once */ select 0";
  const name = planName(first);
  for (let number = 1; number < 300; number += 1) planName(`/* planned once */ select ${number}`);
  expect(planName("/* planned once */ select 299")).toBeUndefined();
  expect(name).toMatch(/^cluck_\d+$/);
  expect(planName(first)).toBe(name);
});

test("a fixed part has no values", () => {
  expect(() => fixedSql(sql`id = ${1}`)).toThrow("holds a value");
});
