import type { Database } from "#server/database/client.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { listChangesSince } from "./audit.repository.ts";

interface Versioned {
  id: number;
  version: number;
  [field: string]: unknown;
}

/**
 * Refuses a change that was based on an older version, and answers what others have changed since. The audit log knows,
 * since each entry has the version that it created.
 */
export async function refuseStale(
  tx: Database,
  entityType: string,
  current: Versioned,
  sentVersion: number | undefined,
): Promise<void> {
  if (sentVersion === undefined || sentVersion === current.version) return;
  const changes = await listChangesSince(tx, entityType, current.id, sentVersion);
  const fields = new Set(changes.flatMap(({ after }) => Object.keys(after ?? {})));
  fields.delete("version");
  const changedBy = changes[0]?.actorName ?? null;
  throw new Refusal(
    409,
    "stale_version",
    `${changedBy ?? "Somebody else"} changed this ${entityType} in the meantime.`,
    {
      stale: {
        version: current.version,
        changedBy,
        fields: [...fields].map((field) => ({ field, value: current[field] ?? null })),
      },
    },
  );
}
