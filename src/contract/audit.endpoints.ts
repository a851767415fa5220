import type { z } from "zod";
import type { auditEntry, auditFilters, auditListQuery } from "./audit.ts";
import { endpoint, takes } from "./endpoint.ts";

export const listAuditLog = endpoint(
  "get",
  "/api/audit-log",
  "admin",
  takes<{ query: typeof auditListQuery; answer: z.ZodArray<typeof auditEntry> }>(),
);

export const exportAuditLog = endpoint(
  "get",
  "/api/audit-log.csv",
  "admin",
  takes<{ query: typeof auditFilters }>(),
);
