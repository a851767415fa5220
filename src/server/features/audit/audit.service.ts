import type { AuditEntry, AuditFilters } from "#contract/audit.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Viewer } from "#contract/permissions.ts";
import type { Database } from "#server/database/client.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";
import { type Page, readPosition, toPage } from "#server/domain/paging.ts";
import { auditOrder, listAuditEntries } from "./audit.repository.ts";

export interface AuditedAction {
  /** Null for the operator at the command line. */
  actor: (Pick<Viewer, "id"> & { requestId?: string }) | null;
  /** For example "review.hide". */
  action: string;
  /** When the action's first word does not say it. */
  entityType?: string;
  entityId: number | string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  requestId?: string;
}

/** Records who changed what, in the transaction of the change. */
export async function recordAudit(tx: Database, entry: AuditedAction): Promise<void> {
  const { actor, action, entityId, before = null, after = null } = entry;
  const [subject = ""] = action.split(".");
  await tx.insert(auditLog).values({
    actorUserId: actor?.id,
    action,
    entityType: entry.entityType ?? subject,
    entityId: String(entityId),
    details: { before, after },
    requestId: entry.requestId ?? actor?.requestId,
  });
}

export async function pageOfAuditLog(
  db: Database,
  { limit, cursor, ...filters }: AuditFilters & PageQuery,
): Promise<Page<AuditEntry>> {
  const rows = await listAuditEntries(db, filters, readPosition(cursor, auditOrder), limit + 1);
  return toPage(rows, limit, ({ createdAt, id }) => [createdAt, id]);
}
