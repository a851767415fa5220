import { sql } from "drizzle-orm";
import type { Member, MemberFilters } from "#contract/accounts.ts";
import type { MemberSort } from "#contract/administration-choices.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/client.ts";
import type { Order, SortKey } from "#server/database/indexed-list.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, type Page, readPosition, toPage } from "#server/domain/paging.ts";
import { conflict, orNotFound } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { queueMail, requireMail } from "./account-mails.service.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { presentMember } from "./users.presenter.ts";
import {
  hasOtherAdmin,
  listUsers,
  lockUser,
  type UserRow,
  updateUser,
} from "./users.repository.ts";
import { getUser } from "./users.service.ts";

export async function pageOfMembers(
  { db, config }: Pick<Dependencies, "db" | "config">,
  { q, sort, direction, limit, cursor }: PageQuery & MemberFilters,
): Promise<Page<Member>> {
  const { keys, descending, valuesOf } = memberOrders[sort];
  const order = { keys, descending: direction ? direction === "desc" : descending };
  const after = readPosition(cursor, order);
  const rows = await listUsers(db, { q, order, after, limit: limit + 1 });
  const page = toPage(rows, limit, valuesOf);
  return mapPage(page, (row) => presentMember(row, config));
}

type Deps = Pick<Dependencies, "db" | "now">;

export function promoteMember({ db, now }: Deps, id: string, actor: Actor): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    const user = await getLocked(tx, id);
    if (user.role !== "admin") {
      const change = { role: "admin" } as const;
      await record(tx, "user.promote", user, actor, { role: user.role }, change);
      await updateUser(tx, id, { ...change, updatedAt: now() });
    }
    return getUser(tx, id);
  });
}

/** A blocked member cannot log in and is logged out at once; their reviews stay. */
export function setBlocked(
  { db, now }: Deps,
  id: string,
  isBlocked: boolean,
  actor: Actor,
): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    if (isBlocked && id === actor.id) throw conflict("You cannot block yourself.");
    // Locks all admins first, so that two of them cannot block each other at the same time.
    if (isBlocked && !(await hasOtherAdmin(tx, id))) {
      throw conflict("The only admin cannot be blocked.", "last_admin");
    }
    const user = await getLocked(tx, id);
    if (isBlocked !== (user.blockedAt !== null)) {
      const blockedAt = isBlocked ? now() : null;
      if (isBlocked) await deleteSessions(tx, id);
      const action = isBlocked ? "user.block" : "user.unblock";
      await record(tx, action, user, actor, { blockedAt: user.blockedAt }, { blockedAt });
      await updateUser(tx, id, { blockedAt, updatedAt: now() });
    }
    return getUser(tx, id);
  });
}

export function endSessionsOf({ db }: Deps, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await getLocked(tx, id);
    await deleteSessions(tx, id);
    await record(tx, "user.endSessions", user, actor);
  });
}

export function sendPasswordReset(
  deps: Deps & Pick<Dependencies, "config">,
  id: string,
  actor: Actor,
): Promise<void> {
  requireMail(deps.config, "`npm run user -- reset-password NAME` sets a password.");
  return inTransaction(deps.db, async (tx) => {
    const user = await getLocked(tx, id);
    if (user.blockedAt) throw conflict("This member is blocked. Unblock them first.");
    await queueMail(tx, deps, { about: "password-reset", userId: id });
    await record(tx, "user.sendPasswordReset", user, actor);
  });
}

const getLocked = (tx: Database, id: string) => orNotFound("User", lockUser(tx, id));

const record = (
  tx: Database,
  action: string,
  { id, username }: Pick<UserRow, "id" | "username">,
  actor: Actor,
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
) =>
  recordAudit(tx, {
    actor,
    action,
    entityId: id,
    before: { username, ...before },
    after: { username, ...after },
  });

const id: SortKey = { value: sql`users.id`, type: "text" };

/** Each order has an index. `descending` is the default direction. */
export const memberOrders: Record<MemberSort, Order & { valuesOf: (row: UserRow) => unknown[] }> = {
  joined: {
    keys: [{ value: sql`users.created_at`, type: "timestamptz" }, id],
    descending: true,
    valuesOf: (row) => [row.createdAt.toISOString(), row.id],
  },
  username: {
    keys: [{ value: sql`users.username_key`, type: "text" }],
    valuesOf: (row) => [row.usernameKey],
  },
  email: {
    keys: [{ value: sql`users.email_key`, type: "text" }],
    valuesOf: (row) => [row.emailKey],
  },
  xp: {
    keys: [{ value: sql`users.xp`, type: "int" }, id],
    descending: true,
    valuesOf: (row) => [row.xp, row.id],
  },
};
