import { z } from "zod";
import { auditEntry, auditFilters } from "#contract/audit.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { pageOfAuditLog } from "./audit.service.ts";

const list = defineRoute({
  tag: "Administration",
  method: "get",
  path: "/api/audit-log",
  summary: "What people with rights did, newest first; by person, action, thing and words",
  access: "admin",
  request: { query: auditFilters.extend(pageQuery.shape) },
  responses: { 200: jsonAnswer(z.array(auditEntry), "A page of the log") },
});

export function registerAuditRoutes(app: App, { db }: AppDependencies): void {
  app.openapi(list, async (c) => {
    const page = await pageOfAuditLog(db, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
}
