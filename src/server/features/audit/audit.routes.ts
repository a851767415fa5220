import { z } from "zod";
import * as endpoints from "#contract/audit.endpoints.ts";
import { type AuditEntry, auditEntry, auditFilters, auditListQuery } from "#contract/audit.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { answerPage } from "#server/http/paging.ts";
import { pageOfAuditLog } from "./audit.service.ts";

const defineRoute = routesUnder("Administration");

const list = defineRoute(endpoints.listAuditLog, {
  summary: "What people with rights did, newest first; by person, action, thing and words",
  request: { query: auditListQuery },
  responses: { 200: jsonAnswer(z.array(auditEntry), "A page of the log") },
});

const csv = defineRoute(endpoints.exportAuditLog, {
  summary: "The log as a file",
  request: { query: auditFilters },
  responses: { 200: csvAnswer("A line per deed") },
});

const columns: CsvColumns<AuditEntry> = {
  When: ({ createdAt }) => createdAt,
  Who: ({ actorName }) => actorName,
  Action: ({ action }) => action,
  Thing: ({ entityType }) => entityType,
  "Thing's id": ({ entityId }) => entityId,
  "Thing's name": ({ entityName }) => entityName,
  Before: ({ before }) => before && JSON.stringify(before),
  After: ({ after }) => after && JSON.stringify(after),
  Request: ({ requestId }) => requestId,
};

export function registerAuditRoutes(app: App, { db }: Dependencies): void {
  app.openapi(csv, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "audit-log.csv", columns, (page) =>
      pageOfAuditLog(db, { ...filters, ...page }),
    );
  });
  app.openapi(list, async (c) => answerPage(c, await pageOfAuditLog(db, c.req.valid("query"))));
}
