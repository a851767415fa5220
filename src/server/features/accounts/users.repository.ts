import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { restaurantRecommendations } from "#server/database/schema/recommendations.ts";
import { users } from "#server/database/schema/users.ts";
import { nameKey, userKeys } from "#server/database/user-keys.ts";

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, "usernameKey" | "emailKey">;
type UserChange = Partial<Omit<UserRow, "id" | "usernameKey" | "emailKey">>;

export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ ...user, usernameKey: nameKey(user.username), emailKey: nameKey(user.email) })
    .returning();
  if (!row) throw new Error("the insert returned no user");
  return row;
}

export const findUser = (db: Database, id: string) => findOne(db, eq(users.id, id));

export const findUserByUsername = (db: Database, name: string) =>
  findOne(db, eq(users.usernameKey, nameKey(name)));

export async function hasUsers(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** True for one of several processes at a time, and only while nobody has an account. */
export async function lockEmptyUsers(db: Database): Promise<boolean> {
  await db.execute(sql`lock table ${users} in share row exclusive mode`);
  return !(await hasUsers(db));
}

export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  // Locked in one order, so that two admins who leave at once cannot both count on the other.
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .for("update");
  return admins.some((admin) => admin.id !== id);
}

/** The account stays, and stays as it is, until the transaction ends. */
export async function lockUser(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return rows.length > 0;
}

export async function updateUser(
  db: Database,
  id: string,
  change: UserChange,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ ...change, ...userKeys(change) })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

/** Reviews stay without a name; how to reach the member goes with them. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db
    .update(restaurantRecommendations)
    .set({ name: null, email: null, phoneNumber: null })
    .where(eq(restaurantRecommendations.submittedBy, id));
  await db.delete(users).where(eq(users.id, id));
}

export interface UserListQuery {
  q?: string;
  after: { createdAt: Date; id: string } | null;
  limit: number;
}

/** Newest first. */
export function listUsers(db: Database, { q, after, limit }: UserListQuery): Promise<UserRow[]> {
  const isLater = after
    ? or(
        lt(users.createdAt, after.createdAt),
        and(eq(users.createdAt, after.createdAt), lt(users.id, after.id)),
      )
    : undefined;
  return db
    .select()
    .from(users)
    .where(and(isLater, q ? mentions(q) : undefined))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

const mentions = (text: string) =>
  or(
    ...[users.username, users.email, users.displayName].map((column) =>
      gt(sql<number>`position(lower(${text}) in lower(coalesce(${column}, '')))`, 0),
    ),
  );

async function findOne(db: Database, condition: SQL): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(condition);
  return row ?? null;
}
