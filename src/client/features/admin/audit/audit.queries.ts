import type { AuditEntry } from "#contract/audit.ts";
import { tableQuery } from "../data-table/table.queries.ts";
import type { AuditSearch } from "./audit-search.ts";

export const auditCall = "/api/audit-log";

export const auditQuery = (search: AuditSearch) => tableQuery<AuditEntry>(auditCall, search);
