import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { createSandwich } from "./factories.ts";
import type { TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** A few members, one of them an admin, who all write about the same few sandwiches. */
export interface Community {
  db: Database;
  members: { client: TestClient; user: { id: string } }[];
  admin: TestClient;
  sandwichIds: number[];
}

export async function createCommunity(app: TestApp, size: number): Promise<Community> {
  const { db } = app;
  const admin = await app.signInAsAdmin();
  const members = [admin];
  for (let count = 1; count < size; count++) members.push(await app.signIn());
  const sandwichIds = [await createSandwich(db), await createSandwich(db)].map(({ id }) => id);
  return { db, members, admin: admin.client, sandwichIds };
}

const deeds = [
  "write",
  "edit",
  "delete",
  "vote",
  "unvote",
  "report",
  "hide",
  "show",
  "dismiss",
  "adminDelete",
] as const;

/** Who does what about whose review of what; numbers are read as places in the community. */
export const reviewAction = fc.record({
  deed: fc.constantFrom(...deeds),
  actor: fc.nat(),
  author: fc.nat(),
  sandwich: fc.nat(),
  rating: fc.integer({ min: 1, max: 5 }),
});
export type ReviewAction = typeof reviewAction extends fc.Arbitrary<infer Action> ? Action : never;

/** The status of the answer; null when there is no such review to do it to. */
export async function act(community: Community, action: ReviewAction): Promise<number | null> {
  const { deed, rating } = action;
  const { client, user } = placed(community.members, action.actor);
  const sandwichId = placed(community.sandwichIds, action.sandwich);
  if (deed === "write") {
    const { status } = await client.post("/api/reviews", { userId: user.id, sandwichId, rating });
    return status;
  }
  const isOwn = deed === "edit" || deed === "delete";
  const author = isOwn ? user : placed(community.members, action.author).user;
  const id = await findReviewId(community.db, author.id, sandwichId);
  if (id === null) return null;
  const path = `/api/reviews/${id}`;
  const calls: Record<typeof deed, () => Promise<Response>> = {
    edit: () => client.patch(path, { rating }),
    delete: () => client.delete(path),
    vote: () => client.send("PUT", `${path}/vote`),
    unvote: () => client.delete(`${path}/vote`),
    report: () => client.post(`${path}/reports`, { reason: "Not about this sandwich" }),
    hide: () => community.admin.patch(`${path}/visibility`, { isHidden: true }),
    show: () => community.admin.patch(`${path}/visibility`, { isHidden: false }),
    dismiss: () => community.admin.patch(`${path}/reports`, { status: "dismissed" }),
    adminDelete: () => community.admin.delete(path),
  };
  return (await calls[deed]()).status;
}

/** Every law that reviews keep, as the rows that break it: none at all times. */
export async function brokenLaws(db: Database): Promise<Record<string, unknown[]>> {
  const shown = sql`select user_id, sandwich_id::text as entity_id from reviews
    where hidden_at is null and user_id is not null`;
  const paid = sql`select user_id, entity_id from user_actions
    where action_type = 'review_written' and entity_type = 'sandwich'`;
  return {
    sums: await queryRows(
      db,
      sql`select s.sandwich_id, rating_sum, rating_count from sandwich_ratings s
        where (rating_sum, rating_count) <> (
          select coalesce(sum(r.rating), 0), count(*) from reviews r
          where r.sandwich_id = s.sandwich_id and r.hidden_at is null)`,
    ),
    ranks: await queryRows(
      db,
      sql`select sandwich_id, rank from sandwich_ratings, catalogue_stats
        where abs(rank - (rating_sum + 5 * mean_rating) / (rating_count + 5)) > 1e-9`,
    ),
    xp: await queryRows(
      db,
      sql`select u.id, xp from users u where xp <> (
        select coalesce(sum(xp_earned), 0) from user_actions a where a.user_id = u.id)`,
    ),
    unpaid: await queryRows(db, sql`${shown} except ${paid}`),
    overpaid: await queryRows(db, sql`${paid} except ${shown}`),
    undecided: await queryRows(
      db,
      sql`select r.id from reviews r join review_reports p on p.review_id = r.id
        where r.hidden_at is not null and p.resolved_at is null`,
    ),
  };
}

async function findReviewId(db: Database, userId: string, sandwichId: number) {
  const [row] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.sandwichId, sandwichId)));
  return row?.id ?? null;
}

export function placed<Item>(items: Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("the community is empty");
  return item;
}
