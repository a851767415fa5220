import { z } from "zod";
import type { Member, MemberFilters } from "#contract/accounts.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import type { Actor } from "#server/http/actor.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import {
  cursorTime,
  mapPage,
  type Page,
  type PageQuery,
  readCursor,
  toPage,
} from "#server/http/paging.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { presentMember } from "./users.presenter.ts";
import {
  countUsers,
  hasOtherAdmin,
  listUsers,
  lockUser,
  type UserRow,
  updateUser,
} from "./users.repository.ts";

const position = z
  .tuple([cursorTime, z.string().max(64)])
  .transform(([createdAt, id]) => ({ createdAt: new Date(createdAt), id }));

export async function pageOfMembers(
  { db, config }: Pick<AppDependencies, "db" | "config">,
  { q, limit, cursor }: PageQuery & MemberFilters,
): Promise<Page<Member>> {
  const rows = await listUsers(db, { q, after: readCursor(cursor, position), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => [row.createdAt.getTime(), row.id]);
  return mapPage(page, (row) => presentMember(row, config));
}

export const countOfMembers = (db: Database, { q }: MemberFilters): Promise<number> =>
  countUsers(db, q);

type Deps = Pick<AppDependencies, "db" | "now">;

export function promoteMember({ db, now }: Deps, id: string, actor: Actor): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    const user = await getLocked(tx, id);
    if (user.role === "admin") return user;
    const change = { role: "admin" } as const;
    await record(tx, "user.promote", user, actor, { role: user.role }, change);
    return (await updateUser(tx, id, { ...change, updatedAt: now() })) ?? user;
  });
}

/** A blocked member cannot sign in and is signed out at once; what they wrote stays. */
export function setBlocked(
  { db, now }: Deps,
  id: string,
  isBlocked: boolean,
  actor: Actor,
): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    if (isBlocked && id === actor.id) throw conflict("You cannot block yourself.");
    // All admins are locked before one of them is blocked: two cannot block each other.
    if (isBlocked && !(await hasOtherAdmin(tx, id))) {
      throw conflict("The only admin cannot be blocked.", "last_admin");
    }
    const user = await getLocked(tx, id);
    if (isBlocked === (user.blockedAt !== null)) return user;
    const blockedAt = isBlocked ? now() : null;
    if (isBlocked) await deleteSessions(tx, id);
    const action = isBlocked ? "user.block" : "user.unblock";
    await record(tx, action, user, actor, { blockedAt: user.blockedAt }, { blockedAt });
    return (await updateUser(tx, id, { blockedAt, updatedAt: now() })) ?? user;
  });
}

export function endSessionsOf({ db }: Deps, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await getLocked(tx, id);
    await deleteSessions(tx, id);
    await record(tx, "user.endSessions", user, actor);
  });
}

async function getLocked(tx: Database, id: string): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (!user) throw notFound("User");
  return user;
}

const record = (
  tx: Database,
  action: string,
  { id, username }: UserRow,
  actor: Actor,
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
) =>
  recordAudit(tx, {
    actor,
    action,
    entityType: "user",
    entityId: id,
    before: { username, ...before },
    after: { username, ...after },
  });
