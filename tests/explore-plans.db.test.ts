import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { questions } from "../scripts/bench/questions.ts";
import { seedCatalogue, sizesFor } from "../scripts/seed/seed-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { explained, type PlanNode, rowsRead } from "./support/explained-database.ts";

// The statistics are real, of a seed large enough that reading it whole would show: lists forbid
// sequential scans, so one in a plan says that no index could answer, and an index that is read from
// end to end gives itself away by the number of rows.
const sandwichCount = 6000;
const mostRows = sandwichCount / 2;

describe.runIf(inject("testEngine").engine === "server")("Explore reads by index", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedCatalogue(database.db, sizesFor(sandwichCount));
  }, 180_000);
  afterAll(() => database.close());

  test.each(Object.keys(questions))("%s", async (name) => {
    const plans: PlanNode[][] = [];
    await questions[name]?.(explained(database.db, (plan) => plans.push(plan)));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      const scanned = plan.filter((node) => node["Node Type"] === "Seq Scan");
      expect(scanned.map((node) => node["Relation Name"])).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(sandwiches|restaurants|reviews)$/)]),
      );
      for (const table of ["sandwiches", "reviews"]) {
        expect(rowsRead(plan, table), `rows of ${table}`).toBeLessThan(mostRows);
      }
    }
  });
});
