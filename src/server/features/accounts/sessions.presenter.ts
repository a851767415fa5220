import type { Session } from "#contract/accounts.ts";
import type { SessionRow } from "./sessions.repository.ts";

export const presentSession = (row: SessionRow, currentId: number): Session => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  userAgent: row.userAgent,
  ipAddress: row.ipAddress,
  isCurrent: row.id === currentId,
});
