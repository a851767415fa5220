import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRow } from "#server/database/query-rows.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { badges, userBadges } from "#server/database/schema/gamification.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sandwichTags, tags } from "#server/database/schema/tags.ts";
import { users } from "#server/database/schema/users.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { lookOf, nameKey } from "#server/database/user-keys.ts";
import { toCents } from "#server/domain/price.ts";
import { recountMonthlyXp } from "#server/features/gamification/gamification.service.ts";
import { insertLocation } from "#server/features/restaurants/locations.repository.ts";
import { insertRestaurant } from "#server/features/restaurants/restaurant-writes.repository.ts";
import { refreshNeighbours } from "#server/features/sandwiches/neighbours.service.ts";
import { recountRatings, refreshRanks } from "#server/features/sandwiches/ranking.service.ts";
import { insertSandwich } from "#server/features/sandwiches/sandwich-writes.repository.ts";
import {
  type DemoCatalogue,
  type DemoRestaurant,
  type DemoSandwich,
  readDemoCatalogue,
} from "./catalogue.ts";

const demoLock = 210_525_448;

/** Not a valid hash, so no password opens a demo account. */
const noPassword = "!";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Older than every review and entry, so that nothing of the demo counts as new. */
const menusAgeInDays = 430;

type NewSandwich = typeof sandwiches.$inferInsert;

/** The rows that the catalogue refers to by name, and the moment its dates count back from. */
interface DemoContext {
  tagIds: Map<string, number>;
  memberIds: Map<string, string>;
  daysAgo: (days: number) => Date;
}

/**
 * Loads the demo catalogue into a database that never held a restaurant or a session. A database whose demo was removed
 * stays without it. Accounts may exist: the command line can create them before the first start. Returns whether it
 * loaded the demo.
 */
export async function loadDemoOnce(db: Database, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Several processes may start on one empty database at once.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    const { isUsed } = await queryRow<{ isUsed: boolean }>(
      tx,
      // After a restore, a sequence is uncalled but past 1.
      sql`select r.is_called or r.last_value > 1 or s.is_called or s.last_value > 1 as "isUsed"
        from restaurants_id_seq r, sessions_id_seq s`,
    );
    if (isUsed) return false;
    await loadDemo(tx, now);
    return true;
  });
}

async function loadDemo(tx: Database, now: Date): Promise<void> {
  const catalogue = readDemoCatalogue();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMilliseconds);
  const tagIds = idsByName(
    await tx
      .insert(tags)
      .values(catalogue.tags.map((tag) => ({ ...tag, isDemo: true })))
      .returning(),
  );
  await tx.insert(badges).values(catalogue.badges.map((badge) => ({ ...badge, isDemo: true })));
  const memberIds = await insertMembers(tx, catalogue.members, daysAgo);
  const context = { tagIds, memberIds, daysAgo };
  for (const restaurant of catalogue.restaurants) {
    await insertDemoRestaurant(tx, restaurant, context);
  }
  await insertEntries(tx, catalogue.collection, context);
  await tx.insert(restaurantRecommendations).values(
    catalogue.recommendations.map(({ submittedDaysAgo, reviewedDaysAgo, ...rest }) => ({
      ...rest,
      dateSubmitted: daysAgo(submittedDaysAgo),
      dateReviewed: reviewedDaysAgo === null ? null : daysAgo(reviewedDaysAgo),
      isDemo: true,
    })),
  );
  await recountRatings(tx);
  await refreshRanks(tx);
  await refreshNeighbours(tx, now);
  await rewardMembers(tx);
  await insertBadgeAwards(tx, catalogue.badgeAwards, context);
}

async function insertMembers(
  tx: Database,
  members: DemoCatalogue["members"],
  daysAgo: DemoContext["daysAgo"],
): Promise<DemoContext["memberIds"]> {
  const accounts = await tx.select().from(users);
  const taken = new Set(
    accounts.flatMap(({ usernameKey, usernameLook, emailKey }) => [
      usernameKey,
      usernameLook,
      emailKey,
    ]),
  );
  const memberIds = new Map(members.map(({ username }) => [username, randomUUID()]));
  await tx.insert(users).values(
    members.map(({ joinedDaysAgo, ...member }) => {
      const named = { ...member, ...freeName(member, taken) };
      return {
        ...named,
        id: getByName(memberIds, member.username),
        passwordHash: noPassword,
        createdAt: daysAgo(joinedDaysAgo),
        isDemo: true,
      };
    }),
  );
  return memberIds;
}

/** A demo member is renamed when an account already has the name. */
function freeName(
  { username, email }: { username: string; email: string },
  taken: Set<string | null>,
) {
  const keys = [nameKey(username), lookOf(username), nameKey(email)];
  const isTaken = keys.some((key) => taken.has(key));
  return isTaken ? { username: `${username}_demo`, email: `demo.${email}` } : { username, email };
}

async function insertDemoRestaurant(tx: Database, demo: DemoRestaurant, context: DemoContext) {
  const { locations, sandwiches: menu, priceSource, hoursSource, ...facts } = demo;
  const { daysAgo } = context;
  const id = await insertRestaurant(tx, {
    ...facts,
    createdAt: daysAgo(menusAgeInDays),
    isDemo: true,
  });
  for (const location of locations) {
    await insertLocation(tx, {
      ...location,
      hoursSource: hoursSource.from,
      confirmedAt: daysAgo(hoursSource.daysAgo),
      restaurantId: id,
      isDemo: true,
    });
  }
  const source = {
    priceSource: priceSource.from,
    confirmedAt: daysAgo(priceSource.daysAgo),
  };
  for (const [position, sandwich] of menu.entries()) {
    await insertDemoSandwich(tx, sandwich, { ...source, restaurantId: id, position }, context);
  }
}

async function insertDemoSandwich(
  tx: Database,
  demo: DemoSandwich,
  onMenu: Pick<NewSandwich, "restaurantId" | "position" | "priceSource" | "confirmedAt">,
  { tagIds, memberIds, daysAgo }: DemoContext,
) {
  const { tags: tagNames, reviews: demoReviews, price, ...facts } = demo;
  const sandwichId = await insertSandwich(tx, {
    ...facts,
    ...onMenu,
    priceCents: toCents(price),
    createdAt: daysAgo(menusAgeInDays),
    isDemo: true,
  });
  if (tagNames.length > 0) {
    await tx
      .insert(sandwichTags)
      .values(tagNames.map((name) => ({ sandwichId, tagId: getByName(tagIds, name) })));
  }
  if (demoReviews.length > 0) {
    await tx.insert(reviews).values(
      demoReviews.map((review) => ({
        sandwichId,
        userId: getByName(memberIds, review.by),
        rating: review.rating,
        comment: review.comment,
        dateCreated: daysAgo(review.daysAgo),
        updatedAt: daysAgo(review.daysAgo),
      })),
    );
  }
}

async function insertEntries(
  tx: Database,
  entries: DemoCatalogue["collection"],
  { memberIds, daysAgo }: DemoContext,
) {
  const sandwichIds = idsByName(
    await tx
      .select({ id: sandwiches.id, name: sandwiches.name })
      .from(sandwiches)
      .where(eq(sandwiches.isDemo, true)),
  );
  await tx.insert(userSandwiches).values(
    entries.map(({ member, sandwich, daysAgo: days, ...entry }) => ({
      ...entry,
      userId: getByName(memberIds, member),
      sandwichId: getByName(sandwichIds, sandwich),
      createdAt: daysAgo(days),
      updatedAt: daysAgo(days),
      dateTried: entry.hasTried ? daysAgo(days) : null,
    })),
  );
  await tx.execute(sql`
    insert into visits (entry_id, date_tried, rating, created_at)
    select e.id, e.date_tried, r.rating, e.created_at
    from user_sandwiches e
    join users on users.id = e.user_id and users.is_demo
    left join reviews r on r.user_id = e.user_id and r.sandwich_id = e.sandwich_id
    where e.has_tried`);
}

/** Rewards demo members like real ones, so that ledger, XP and badges agree. */
async function rewardMembers(tx: Database) {
  await tx.execute(sql`
    insert into user_actions (user_id, action_type, entity_type, entity_id, xp_earned, timestamp)
    select deed.user_id, deed.action_type, deed.entity_type, deed.entity_id, xp_reward, deed.at
    from (
      select id as user_id, 'account_created' as action_type, 'user' as entity_type,
        id as entity_id, created_at as at
      from users
      union all
      select user_id, 'review_written', 'sandwich', sandwich_id::text, date_created from reviews
      union all
      select user_id, 'sandwich_saved', 'sandwich', sandwich_id::text, created_at
      from user_sandwiches
      union all
      select user_id, 'sandwich_tried', 'sandwich', sandwich_id::text, created_at
      from user_sandwiches where has_tried
      union all
      select user_id, 'favorite_added', 'sandwich', sandwich_id::text, created_at
      from user_sandwiches where is_favorite
    ) deed
    join users on users.id = deed.user_id and users.is_demo
    join action_config on action_config.action_type = deed.action_type`);
  await tx.execute(sql`
    update users set xp = earned.xp
    from (select user_id, sum(xp_earned)::int as xp from user_actions group by user_id) earned
    where earned.user_id = users.id and users.is_demo`);
  await recountMonthlyXp(tx);
  await tx.execute(sql`
    insert into user_badges (user_id, badge_id, date_earned, seen_at)
    select users.id, badges.id, max(user_actions.timestamp), max(user_actions.timestamp)
    from users
    join badges on badges.required_xp <= users.xp
    join user_actions on user_actions.user_id = users.id
    where users.is_demo
    group by users.id, badges.id`);
}

async function insertBadgeAwards(
  tx: Database,
  awards: DemoCatalogue["badgeAwards"],
  { memberIds, daysAgo }: DemoContext,
) {
  const badgeIds = idsByName(await tx.select().from(badges).where(eq(badges.isDemo, true)));
  await tx.insert(userBadges).values(
    awards.map(({ member, badge, daysAgo: days }) => ({
      userId: getByName(memberIds, member),
      badgeId: getByName(badgeIds, badge),
      dateEarned: daysAgo(days),
      seenAt: daysAgo(days),
    })),
  );
}

const idsByName = (rows: { name: string; id: number }[]) =>
  new Map(rows.map(({ name, id }) => [name, id]));

/** The catalogue refers to its things by name. An unknown name is a mistake in the data. */
function getByName<Id>(ids: Map<string, Id>, name: string): Id {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo catalogue has no ${name}`);
  return id;
}
