import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { queryRows } from "#server/database/query-rows.ts";
import { questions } from "../scripts/bench/questions.ts";
import { seedCatalogue, sizesFor } from "../scripts/seed/seed-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { explained, type PlanNode, rowsRead } from "./support/explained-database.ts";

// The statistics are real, of a seed large enough that reading it whole would show: by the number of rows that a plan
// looked at, whether it read a table or an index from end to end. A table may be begun, where most rows match.
const sandwichCount = 15_000;
const mostRows = sandwichCount / 2;

describe.runIf(inject("testEngine").engine === "server")("Explore reads by index", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedCatalogue(database.db, sizesFor(sandwichCount));
  }, 180_000);
  afterAll(() => database.close());

  test("of a seed that writes the tags of a sandwich as the database would", async () => {
    const digest = sql`select md5(string_agg(tag_list, ',' order by id)) as digest from sandwiches`;
    const seeded = await queryRows(database.db, digest);
    await database.db.execute(sql`select write_tag_lists(array(select id from sandwiches))`);
    expect(await queryRows(database.db, digest)).toEqual(seeded);
  });

  test.each(Object.keys(questions))("%s", async (name) => {
    const plans: PlanNode[][] = [];
    await questions[name]?.(explained(database.db, (plan) => plans.push(plan)));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      for (const table of ["sandwiches", "reviews"]) {
        expect(rowsRead(plan, table), `rows of ${table}`).toBeLessThan(mostRows);
      }
    }
  });
});
