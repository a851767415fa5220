import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { badges } from "#server/database/schema/gamification.ts";
import { users } from "#server/database/schema/users.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { createTestApp } from "#tests/support/test-app.ts";

test("somebody who leaves while they are given badges gets no error, and neither does who gives", async () => {
  const app = await createTestApp();
  const admin = await app.signInAsAdmin();
  const shared = { description: "For a moment.", category: "level" as const };
  const [byHand] = await app.db
    .insert(badges)
    .values([
      { ...shared, name: "By hand" },
      { ...shared, name: "Due", requiredXp: 1 },
    ])
    .returning();
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const { client, user } = await app.signIn();
    const path = `/api/users/${user.id}`;
    const [news, award] = await Promise.all([
      client.post(`${path}/news`),
      admin.client.post(`${path}/badges`, { badgeId: byHand?.id }),
      inTransaction(app.db, (tx) => tx.delete(users).where(eq(users.id, user.id))),
    ]);
    statuses.push(news.status, award.status);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await app.close();
});
