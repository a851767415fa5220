import { and, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Invitation } from "#contract/invitations.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { firstOf, hasRows, queryRow, queryRows } from "#server/database/query-rows.ts";
import {
  accountTokens,
  knownDevices,
  type tokenPurposes,
} from "#server/database/schema/account-tokens.ts";

type TokenRow = typeof accountTokens.$inferSelect;
export type TokenPurpose = (typeof tokenPurposes)[number];

export interface TokenQuery {
  tokenHash: string;
  purpose: TokenPurpose;
  now: Date;
}

const isUsable = ({ tokenHash, purpose, now }: TokenQuery) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );

export async function insertToken(
  db: Database,
  token: typeof accountTokens.$inferInsert,
): Promise<void> {
  await db.insert(accountTokens).values(token);
}

export const findToken = (db: Database, query: TokenQuery): Promise<TokenRow | null> =>
  firstOf(db.select().from(accountTokens).where(isUsable(query)));

/** True for exactly one of several concurrent calls. */
export const takeToken = (tx: Database, query: TokenQuery): Promise<boolean> =>
  hasRows(
    tx.delete(accountTokens).where(isUsable(query)).returning({ userId: accountTokens.userId }),
  );

export async function deleteTokens(
  db: Database,
  userId: string,
  ...purposes: TokenPurpose[]
): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.purpose, purposes)));
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
}

/** True when the member has not signed in with it before. */
export async function noteDevice(
  tx: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const { isNew } = await queryRow<{ isNew: boolean }>(
    tx,
    sql`insert into known_devices (user_id, token_hash, created_at, last_seen_at)
      values (${userId}, ${tokenHash}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (user_id, token_hash) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as "isNew"`,
  );
  return isNew;
}

/** Keeps the most recently used devices. */
export async function forgetOldDevices(
  tx: Database,
  userId: string,
  staying: number,
): Promise<void> {
  const oldest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.tokenHash))
    .offset(staying);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, oldest)));
}

// An invitation is an entry of the audit log, whose `entity_id` is the hash of its token. Another entry ends it.

/** Newest first, without those of admins who have left or are blocked. */
export function listOpenInvitations(db: Database, now: Date, limit: number): Promise<Invitation[]> {
  return findOpen(db, now, sql`true`, limit);
}

/** Does not lock: the invitation can be used or revoked right after. */
export const findOpenInvitation = (
  db: Database,
  now: Date,
  id: string,
): Promise<Invitation | null> => firstOf(findOpen(db, now, sql`a.entity_id = ${id}`, 1));

/** Makes concurrent uses and revocations wait for each other. */
export async function lockInvitation(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select a.id from audit_log a
    where a.entity_type = 'invitation' and a.entity_id = ${id} and a.action = 'invitation.create'
    for update`);
}

const findOpen = (db: Database, now: Date, condition: SQL, limit: number) =>
  queryRows<Invitation>(
    db,
    sql`select a.entity_id as id, a.details -> 'after' ->> 'note' as note,
        u.username as "createdBy", ${isoTime(sql`a.created_at`)} as "createdAt",
        a.details -> 'after' ->> 'expiresAt' as "expiresAt"
      from audit_log a join users u on u.id = a.actor_user_id and u.blocked_at is null
      where a.entity_type = 'invitation' and a.action = 'invitation.create' and ${condition}
        and (a.details -> 'after' ->> 'expiresAt')::timestamptz > ${now.toISOString()}::timestamptz
        and not exists (select 1 from audit_log e
          where e.entity_type = 'invitation' and e.entity_id = a.entity_id
            and e.action in ('invitation.use', 'invitation.revoke'))
      order by a.created_at desc, a.id desc limit ${limit}`,
  );
