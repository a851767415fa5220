import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  brokenLaws,
  type Community,
  createCommunity,
  reviewAction,
} from "./support/review-community.ts";
import { createTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let community: Community;
beforeAll(async () => {
  app = await createTestApp();
  community = await createCommunity(app, 4);
});
afterAll(() => app.close());

test("whatever members and admins do at once, sums, ranks, XP and reports agree with the reviews", async () => {
  const rush = fc.array(reviewAction, { minLength: 1, maxLength: 12 });
  const statuses = new Set<number | null>();
  const check = fc.asyncProperty(fc.array(rush, { minLength: 1, maxLength: 3 }), async (rushes) => {
    for (const actions of rushes) {
      const answers = await Promise.all(actions.map((action) => act(community, action)));
      for (const status of answers) statuses.add(status);
      expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
      for (const [law, breaches] of Object.entries(await brokenLaws(community.db))) {
        expect([law, breaches]).toEqual([law, []]);
      }
    }
    // Reporters would soon be told to slow down.
    app.passTime(60 * 60 * 1000);
  });
  await fc.assert(check, { numRuns: 25, endOnFailure: true });
  expect([200, 201, 204, 409].filter((status) => !statuses.has(status))).toEqual([]);
});
