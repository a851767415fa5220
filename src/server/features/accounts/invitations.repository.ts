import { type SQL, sql } from "drizzle-orm";
import type { Invitation } from "#contract/invitations.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";

// An invitation is an entry of the audit log, whose `entity_id` is the hash of its token. Another entry ends it.

/** Newest first. One that an admin made who has left or been blocked since is worth nothing. */
export function listOpenInvitations(db: Database, now: Date, limit: number): Promise<Invitation[]> {
  return findOpen(db, now, sql`true`, limit);
}

/** Without a lock it may be used or revoked the next moment. */
export async function findOpenInvitation(
  db: Database,
  now: Date,
  id: string,
): Promise<Invitation | null> {
  const [row] = await findOpen(db, now, sql`a.entity_id = ${id}`, 1);
  return row ?? null;
}

/** Of several that use or revoke it at once, the next one sees what the last one wrote. */
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
