import * as endpoints from "#contract/explore.endpoints.ts";
import { suggestion, suggestionQuery } from "#contract/explore.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { suggest } from "./spelling.service.ts";

const defineRoute = routesUnder("Search");

const suggestRoute = defineRoute(endpoints.suggestSpelling, {
  summary: "What a search may mean: the nearest spelling when it finds nothing, and ingredients",
  request: { query: suggestionQuery },
  responses: {
    200: jsonAnswer(suggestion, "Words that find something, or null, and ingredients to filter by"),
  },
});

export function registerSearchRoutes(app: App, { db }: Dependencies): void {
  app.openapi(suggestRoute, async (c) => {
    const { q, view } = c.req.valid("query");
    return c.json(await suggest(db, q, view), 200);
  });
}
