import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPlanNames, fixedSql } from "./query-rows.ts";

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
