import { and, sql } from "drizzle-orm";
import type { AuditEntry, AuditFilters } from "#contract/audit.ts";
import type { Database } from "#server/database/client.ts";
import { follows, isoTime, newestFirst, orderBy } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { containsWords } from "#server/database/text-search.ts";
import { nameKey } from "#server/database/user-keys.ts";

export const auditOrder = newestFirst(sql`a.created_at`, sql`a.id`);

/** What people call the thing; null when it is gone for good. */
const entityName = sql`case a.entity_type
  when 'user' then (select username from users where id = a.entity_id)
  when 'restaurant' then (select name from restaurants where id = a.entity_id::int)
  when 'location' then (select address from locations where id = a.entity_id::int)
  when 'sandwich' then (select name from sandwiches where id = a.entity_id::int)
  when 'review' then (select s.name from reviews r join sandwiches s on s.id = r.sandwich_id
    where r.id = a.entity_id::int)
  when 'recommendation' then
    (select website_url from restaurant_recommendations where id = a.entity_id::int)
  when 'badge' then (select name from badges where id = a.entity_id::int)
end`;

export const listAuditEntries = (
  db: Database,
  filters: AuditFilters,
  after: unknown[] | null,
  limit: number,
): Promise<AuditEntry[]> =>
  queryRows(
    db,
    sql`select a.id, a.actor_user_id as "actorId", u.username as "actorName", a.action,
        a.entity_type as "entityType", a.entity_id as "entityId", ${entityName} as "entityName",
        a.details -> 'before' as before, a.details -> 'after' as after,
        a.request_id as "requestId", ${isoTime(sql`a.created_at`)} as "createdAt"
      from audit_log a left join users u on u.id = a.actor_user_id
      where ${and(follows(auditOrder, after), ...conditionsOf(filters))}
      ${orderBy(auditOrder)} limit ${limit}`,
  );

const conditionsOf = ({ q, actor, action, entityType, entityId }: AuditFilters) => [
  actor
    ? sql`a.actor_user_id in (
        select id from users where id = ${actor} or username_key = ${nameKey(actor)})`
    : undefined,
  action ? sql`a.action = ${action}` : undefined,
  entityType ? sql`a.entity_type = ${entityType}` : undefined,
  entityId ? sql`a.entity_id = ${entityId}` : undefined,
  containsWords(sql`a.search_text`, q) ?? undefined,
];

/** Changes since a version, newest first. */
export function listChangesSince(
  db: Database,
  entityType: string,
  entityId: number,
  version: number,
): Promise<Pick<AuditEntry, "actorName" | "after">[]> {
  return queryRows(
    db,
    sql`select u.username as "actorName", a.details -> 'after' as after
      from audit_log a left join users u on u.id = a.actor_user_id
      where a.entity_type = ${entityType} and a.entity_id = ${String(entityId)}
        and (a.details -> 'after' ->> 'version')::int > ${version}::int
      order by a.created_at desc, a.id desc limit 100`,
  );
}
