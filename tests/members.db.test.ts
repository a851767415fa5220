import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actOnEntry, brokenEntryLaws, entryAction } from "./support/collection-community.ts";
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

type Deed = (community: Community) => Promise<number | null>;

const deed = fc.oneof(
  entryAction.map(
    (action): Deed =>
      (among) =>
        actOnEntry(among, action),
  ),
  reviewAction.map(
    (action): Deed =>
      (among) =>
        act(among, action),
  ),
);

test("whatever members toggle, import and review at once, entries, sums and XP agree", async () => {
  const rush = fc.array(deed, { minLength: 2, maxLength: 12 });
  const statuses = new Set<number | null>();
  const check = fc.asyncProperty(fc.array(rush, { minLength: 1, maxLength: 3 }), async (rushes) => {
    for (const deeds of rushes) {
      const answers = await Promise.all(deeds.map((one) => one(community)));
      for (const status of answers) statuses.add(status);
      expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
      const laws = {
        ...(await brokenLaws(community.db)),
        ...(await brokenEntryLaws(community.db)),
      };
      for (const [law, breaches] of Object.entries(laws))
        expect([law, breaches]).toEqual([law, []]);
    }
    // Reporters would soon be told to slow down.
    app.passTime(60 * 60 * 1000);
  });
  await fc.assert(check, { numRuns: 20, endOnFailure: true });
  expect([200, 201, 204].filter((status) => !statuses.has(status))).toEqual([]);
});
