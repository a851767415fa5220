import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { recommendationSearch } from "#server/database/recommendation-search.ts";
import { badges } from "#server/database/schema/gamification.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { tags } from "#server/database/schema/tags.ts";
import { users } from "#server/database/schema/users.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { nameKey, usernameKeys, userSearch } from "#server/database/user-keys.ts";
import { refreshNeighbours } from "#server/features/sandwiches/neighbours.service.ts";
import { recountRatings, refreshRanks } from "#server/features/sandwiches/ranking.service.ts";
import { demoCatalogue } from "./catalogue/catalogue.ts";
import { daysBefore } from "./days-before.ts";
import { insertCollection } from "./insert-collection.ts";
import { insertDemoRestaurant } from "./insert-restaurant.ts";
import { required } from "./required.ts";
import { rewardDemoMembers } from "./reward-demo-members.ts";

const demoLock = 210_525_448;

/** No password has this hash: nobody can sign in as a demo member. */
const noPassword = "!";

/**
 * A database that never held a restaurant and that nobody signed in to yet gets the demo catalogue, all of it or
 * nothing; one whose demo was removed stays without. Accounts may be there: the command line can make them before the
 * first start. Says whether it did.
 */
export async function loadDemoOnce(db: Database, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Several processes may start on one empty database at once.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    const [database] = await queryRows<{ isUsed: boolean }>(
      tx,
      // A restore leaves a sequence uncalled at its next number.
      sql`select r.is_called or r.last_value > 1 or s.is_called or s.last_value > 1 as "isUsed"
        from restaurants_id_seq r, sessions_id_seq s`,
    );
    if (database?.isUsed) return false;
    await loadDemo(tx, now);
    return true;
  });
}

async function loadDemo(tx: Database, now: Date): Promise<void> {
  const ago = daysBefore(now);
  const tagIds = idsByName(
    await tx
      .insert(tags)
      .values(demoCatalogue.tags.map((tag) => ({ ...tag, isDemo: true })))
      .returning(),
  );
  await tx.insert(badges).values(demoCatalogue.badges.map((badge) => ({ ...badge, isDemo: true })));
  const accounts = await tx.select().from(users);
  const taken = new Set(
    accounts.flatMap(({ usernameKey, usernameLook, emailKey }) => [
      usernameKey,
      usernameLook,
      emailKey,
    ]),
  );
  const memberIds = new Map(demoCatalogue.members.map(({ username }) => [username, randomUUID()]));
  await tx.insert(users).values(
    demoCatalogue.members.map(({ joinedDaysAgo, ...member }) => {
      const named = { ...member, ...freeName(member, taken) };
      return {
        ...named,
        ...usernameKeys(named.username),
        emailKey: nameKey(named.email),
        ...userSearch(named),
        id: required(memberIds.get(member.username), member.username),
        passwordHash: noPassword,
        createdAt: ago(joinedDaysAgo),
        isDemo: true,
      };
    }),
  );

  for (const restaurant of demoCatalogue.restaurants) {
    await insertDemoRestaurant(tx, restaurant, { tagIds, memberIds, ago });
  }
  await insertCollection(tx, demoCatalogue.collection, { memberIds, ago });
  await tx.insert(restaurantRecommendations).values(
    demoCatalogue.recommendations.map(({ submittedDaysAgo, reviewedDaysAgo, ...rest }) => ({
      ...rest,
      ...recommendationSearch(rest),
      dateSubmitted: ago(submittedDaysAgo),
      dateReviewed: reviewedDaysAgo === null ? null : ago(reviewedDaysAgo),
      isDemo: true,
    })),
  );
  await recountRatings(tx);
  await refreshRanks(tx);
  await refreshNeighbours(tx, now);
  await rewardDemoMembers(tx, demoCatalogue.badgeAwards, { memberIds, ago });
}

/** An invented member makes way for the account that has the name already. */
function freeName(
  { username, email }: { username: string; email: string },
  taken: Set<string | null>,
) {
  const { usernameKey, usernameLook } = usernameKeys(username);
  const isTaken = [usernameKey, usernameLook, nameKey(email)].some((key) => taken.has(key));
  return isTaken ? { username: `${username}_demo`, email: `demo.${email}` } : { username, email };
}

const idsByName = (rows: { name: string; id: number }[]) =>
  new Map(rows.map(({ name, id }) => [name, id]));
