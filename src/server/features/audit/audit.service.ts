import type { Viewer } from "#contract/permissions.ts";
import type { Database } from "#server/database/client.ts";
import { auditLog } from "#server/database/schema/audit-log.ts";

export interface AuditedAction {
  actor: Pick<Viewer, "id">;
  /** Thing and deed, such as "review.hide". */
  action: string;
  entityType: string;
  entityId: number | string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  requestId?: string;
}

/** Writes who changed what, in the transaction of the change, so that neither is there without the other. */
export async function recordAudit(tx: Database, entry: AuditedAction): Promise<void> {
  const { actor, action, entityType, entityId, before = null, after = null, requestId } = entry;
  await tx.insert(auditLog).values({
    actorUserId: actor.id,
    action,
    entityType,
    entityId: String(entityId),
    details: { before, after },
    requestId,
  });
}
