import { and, desc, eq, gt, inArray, lt, ne, or, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { follows, newestFirst } from "#server/database/indexed-list.ts";
import { builtOnce, firstOf, hasRows, plannedOnce } from "#server/database/query-rows.ts";
import { sessions } from "#server/database/schema/sessions.ts";
import { users } from "#server/database/schema/users.ts";
import { profileColumns } from "./users.repository.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** A session ends when it is idle for too long, and at the latest at its end. */
interface Alive {
  now: Date;
  idleSince: Date;
}

const isAlive = ({ now, idleSince }: Alive | Record<keyof Alive, Placeholder>) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince));

export async function insertSession(
  db: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Runs with every request of a member. */
const sessionByToken = builtOnce((db) => {
  const asked = {
    tokenHash: sql.placeholder("tokenHash"),
    now: sql.placeholder("now"),
    idleSince: sql.placeholder("idleSince"),
  };
  return db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      user: profileColumns,
      blockedAt: users.blockedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(plannedOnce(sql`${eq(sessions.tokenHash, asked.tokenHash)} and ${isAlive(asked)}`))
    .prepare("");
});

export const findSessionByToken = (db: Database, tokenHash: string, alive: Alive) =>
  firstOf(sessionByToken(db).execute({ tokenHash, ...alive }));

export async function touchSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

export async function noteProof(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id));
}

/** Null when the session has ended. */
export const findProof = (db: Database, id: number): Promise<Pick<SessionRow, "provedAt"> | null> =>
  firstOf(db.select({ provedAt: sessions.provedAt }).from(sessions).where(eq(sessions.id, id)));

interface SessionListQuery extends Alive {
  userId: string;
  after: unknown[] | null;
  limit: number;
}

/** Most recently used first. */
export function listSessions(
  db: Database,
  { userId, after, limit, ...alive }: SessionListQuery,
): Promise<SessionRow[]> {
  const order = newestFirst(sql`${sessions.lastSeenAt}`, sql`${sessions.id}`);
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive(alive), follows(order, after)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit);
}

export const deleteSession = (db: Database, userId: string, id: number): Promise<boolean> =>
  hasRows(
    db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id }),
  );

export async function deleteSessionByToken(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes all of a member's sessions, or all but one. */
export async function deleteSessions(
  db: Database,
  userId: string,
  exceptId?: number,
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

/** Keeps the most recently used sessions. */
export async function deleteIdlestSessions(
  db: Database,
  userId: string,
  staying: number,
): Promise<void> {
  const idlest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(staying);
  await db.delete(sessions).where(inArray(sessions.id, idlest));
}

export async function deleteDeadSessions(db: Database, { now, idleSince }: Alive): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}
