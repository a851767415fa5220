import type { z } from "zod";
import type { auditEntry, auditFilters, auditListQuery } from "./audit.ts";
import { get, takes } from "./endpoint.ts";

export const listAuditLog = get(
  "/api/audit-log",
  "admin",
  takes<{ query: typeof auditListQuery; answer: z.ZodArray<typeof auditEntry> }>(),
);

export const exportAuditLog = get(
  "/api/audit-log.csv",
  "admin",
  takes<{ query: typeof auditFilters }>(),
);
