import type { Session } from "#contract/accounts.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, type Page, readCursor, timePosition, toPage } from "#server/domain/paging.ts";
import { notFound, Refusal, unauthenticated } from "#server/domain/refusal.ts";
import {
  deleteDeadSessions,
  deleteIdlestSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findProof,
  findSessionByToken,
  insertSession,
  listSessions,
  type SessionRow,
  touchSession,
} from "./sessions.repository.ts";
import { hashToken, makeToken } from "./tokens.ts";
import { presentUser } from "./users.presenter.ts";
import { type AccountRow, lockUser } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

export interface Device {
  address: string;
  userAgent: string | null;
}

export interface StartedSession {
  token: string;
  expiresAt: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const touchEveryMs = 5 * 60 * 1000;
const proofMs = 10 * 60 * 1000;
/** Sessions per member. */
const mostSessions = 20;

/** The browser gets the token, the database its hash. Beyond the limit, the longest idle session ends. */
export async function startSession(
  db: Database,
  { config, now }: Pick<Deps, "config" | "now">,
  userId: string,
  device: Device,
): Promise<StartedSession> {
  const token = makeToken();
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + config.sessionMaxDays * dayMs);
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    createdAt: startedAt,
    lastSeenAt: startedAt,
    provedAt: startedAt,
    expiresAt,
    userAgent: device.userAgent,
    ipAddress: device.address,
  });
  await deleteIdlestSessions(db, userId, mostSessions);
  return { token, expiresAt };
}

export async function findRequestSession(
  { db, config, now }: Deps,
  token: string,
): Promise<RequestSession | null> {
  const at = now();
  const session = await findSessionByToken(db, hashToken(token), lifetime(config, at));
  if (!session || session.blockedAt) return null;
  // At most every few minutes, so that reads do not cause writes.
  if (at.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
    await touchSession(db, session.id, at);
  }
  return { id: session.id, viewer: presentUser(session.user, config) };
}

/** Refuses without a recent proof. The client then asks for the password or a passkey. */
export async function requireRecentProof({ db, now }: Deps, sessionId: number): Promise<void> {
  const provedAt = (await findProof(db, sessionId))?.provedAt;
  if (provedAt && now().getTime() - provedAt.getTime() < proofMs) return;
  const message = "Please show that it is you: with your password or a passkey.";
  throw new Refusal(403, "proof_required", message, { issues: [{ path: "proof", message }] });
}

/** Locks the account for a change. Refuses if the session has ended meanwhile, for example by a reset. */
export async function lockSignedIn(
  tx: Database,
  userId: string,
  sessionId: number,
): Promise<AccountRow> {
  const user = await lockUser(tx, userId);
  if (!user || !(await findProof(tx, sessionId))) throw unauthenticated();
  return user;
}

export const endSessionOfToken = (db: Database, token: string): Promise<void> =>
  deleteSessionByToken(db, hashToken(token));

export async function endSession(db: Database, userId: string, id: number): Promise<void> {
  if (!(await deleteSession(db, userId, id))) throw notFound("Session");
}

export const endOtherSessions = (db: Database, { id, viewer }: RequestSession): Promise<void> =>
  deleteSessions(db, viewer.id, id);

export async function pageOfSessions(
  { db, config, now }: Deps,
  current: RequestSession,
  { limit, cursor }: PageQuery,
): Promise<Page<Session>> {
  const rows = await listSessions(db, {
    userId: current.viewer.id,
    after: readCursor(cursor, timePosition),
    limit: limit + 1,
    ...lifetime(config, now()),
  });
  const page = toPage(rows, limit, (row) => [row.lastSeenAt.getTime(), row.id]);
  return mapPage(page, (row) => presentSession(row, current.id));
}

export const removeDeadSessions = ({ db, config, now }: Deps): Promise<void> =>
  deleteDeadSessions(db, lifetime(config, now()));

const lifetime = (config: Config, now: Date) => ({
  now,
  idleSince: new Date(now.getTime() - config.sessionIdleDays * dayMs),
});

const presentSession = (row: SessionRow, currentId: number): Session => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  userAgent: row.userAgent,
  ipAddress: row.ipAddress,
  isCurrent: row.id === currentId,
});
