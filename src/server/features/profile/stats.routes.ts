import * as endpoints from "#contract/profile.endpoints.ts";
import { profileStats } from "#contract/profile.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { userIdParams } from "#server/http/params.ts";
import { getStats } from "./stats.service.ts";

const defineRoute = routesUnder("Users");

const statsRoute = defineRoute(endpoints.getStats, {
  summary: "One's own collection and reviews in numbers",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(profileStats, "Counts, months, ratings and tags") },
});

export function registerProfileRoutes(app: App, deps: Dependencies): void {
  app.openapi(statsRoute, async (c) => c.json(await getStats(deps, c.req.valid("param").id), 200));
}
