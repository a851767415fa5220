import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { countLimit } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { follows, type Order } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, onlyOf, queryRows } from "#server/database/query-rows.ts";
import { avatars } from "#server/database/schema/images.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { users } from "#server/database/schema/users.ts";
import { avatarOf, type ShownAvatar } from "#server/database/shown-image.ts";
import { containsWords } from "#server/database/text-search.ts";
import { nameKey } from "#server/database/user-keys.ts";

export type AccountRow = typeof users.$inferSelect;
export type UserRow = AccountRow & {
  avatar: ShownAvatar | null;
  isAdminWithoutSecondFactor: boolean;
};
export type NewUser = typeof users.$inferInsert;
type UserChange = Partial<Omit<NewUser, "id">>;

const avatar = avatarOf(sql`users.id`);
/** A passkey that verifies its user counts as a second factor. */
const isAdminWithoutSecondFactor = sql<boolean>`users.role = 'admin'
  and not exists (select 1 from passkeys p where p.user_id = users.id)
  and not exists (
    select 1 from second_factors f where f.user_id = users.id and f.turned_on_at is not null)`;
const userColumns = { ...getTableColumns(users), avatar, isAdminWithoutSecondFactor };

/** What a member may see of their own account. */
export const profileColumns = {
  id: users.id,
  username: users.username,
  role: users.role,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  displayName: users.displayName,
  bio: users.bio,
  location: users.location,
  avatar,
  isAdminWithoutSecondFactor,
  xp: users.xp,
  leaderboardOptOut: users.leaderboardOptOut,
  createdAt: users.createdAt,
};
export type ProfileRow = Pick<UserRow, keyof typeof profileColumns>;

export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const row = await onlyOf(db.insert(users).values(user).returning());
  return { ...row, avatar: null, isAdminWithoutSecondFactor: row.role === "admin" };
}

export const findUser = (db: Database, id: string) => findOne(db, eq(users.id, id));

export const hasUser = (db: Database, id: string): Promise<boolean> =>
  hasRows(db.select({ id: users.id }).from(users).where(eq(users.id, id)));

export const findUserByUsername = (db: Database, name: string) =>
  findOne(db, eq(users.usernameKey, nameKey(name)));

export const findUserByEmail = (db: Database, email: string) =>
  findOne(db, eq(users.emailKey, nameKey(email)));

export const hasUsers = (db: Database): Promise<boolean> =>
  hasRows(db.select({ id: users.id }).from(users).limit(1));

/** True for one of several processes at a time, and only while there is no account. */
export async function lockEmptyUsers(db: Database): Promise<boolean> {
  await db.execute(sql`lock table ${users} in share row exclusive mode`);
  return !(await hasUsers(db));
}

export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  // Locked in one order, so that two admins cannot leave at the same time and leave none.
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .for("update");
  return admins.some((admin) => admin.id !== id);
}

/** Locks the account until the transaction ends. The avatar is read after the lock, so that it is current. */
export const lockUser = (tx: Database, id: string): Promise<AccountRow | null> =>
  firstOf(tx.select().from(users).where(eq(users.id, id)).for("no key update"));

export const updateUser = (db: Database, id: string, change: UserChange): Promise<UserRow | null> =>
  firstOf(db.update(users).set(change).where(eq(users.id, id)).returning(userColumns));

/** False when the member has not uploaded such an image. */
export const upsertAvatar = (db: Database, userId: string, key: string): Promise<boolean> =>
  hasRows(
    queryRows(
      db,
      sql`with used as (
        update images set orphaned_at = null
        where storage_key = ${key} and kind = 'general' and uploaded_by_user_id = ${userId}
        returning id
      )
      insert into avatars (user_id, image_id) select ${userId}, id from used
      on conflict (user_id) do update set image_id = excluded.image_id
      returning image_id`,
    ),
  );

export async function deleteAvatar(db: Database, userId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId));
}

/** Reviews stay, without a name. The member's contact details are deleted. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  const unnamed = { name: null, email: null, phoneNumber: null };
  await db
    .update(restaurantRecommendations)
    .set(unnamed)
    .where(eq(restaurantRecommendations.submittedBy, id));
  // Deleting votes can change a sandwich's best photo, so the sandwiches are locked first, as by every writer.
  await db.execute(sql`with member as (
      select id from users where id = ${id} for update
    ), voted as (
      select s.id from sandwiches s where s.id in (
        select r.sandwich_id from member join review_votes v on v.user_id = member.id
          join reviews r on r.id = v.review_id)
      order by s.id for no key update
    )
    delete from users where id = ${id} and (select count(*) from voted) >= 0`);
}

interface UserListQuery {
  q?: string;
  order: Order;
  after: unknown[] | null;
  limit: number;
}

export function listUsers(
  db: Database,
  { q, order, after, limit }: UserListQuery,
): Promise<UserRow[]> {
  const turn = order.descending ? desc : asc;
  return db
    .select(userColumns)
    .from(users)
    .where(and(follows(order, after), containsWords(sql`users.search_text`, q) ?? undefined))
    .orderBy(...order.keys.map(({ value }) => turn(value)))
    .limit(limit);
}

/** Counts all users, or those that match, up to a limit. */
export function countUsers(db: Database, q: string | undefined): Promise<number> {
  const words = containsWords(sql`users.search_text`, q) ?? undefined;
  if (!words) return db.$count(users);
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(words)
    .limit(countLimit + 1);
  return db.$count(found.as("found"));
}

const findOne = (db: Database, condition: SQL): Promise<UserRow | null> =>
  firstOf(db.select(userColumns).from(users).where(condition));
