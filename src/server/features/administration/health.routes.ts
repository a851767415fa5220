import { readHealth as endpoint } from "#contract/administration.endpoints.ts";
import { health } from "#contract/health.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { readHealth } from "./health.service.ts";

const defineRoute = routesUnder("Administration");

const read = defineRoute(endpoint, {
  summary: "How the process that answers is, its last hour, and what needs doing",
  responses: { 200: jsonAnswer(health, "Numbers, minutes and tasks") },
});

export function registerHealthOverviewRoutes(app: App, deps: Dependencies): void {
  app.openapi(read, (c) => c.json(readHealth(deps), 200));
}
