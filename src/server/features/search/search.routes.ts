import * as endpoints from "#contract/explore.endpoints.ts";
import { suggestion, suggestionQuery } from "#contract/explore.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { suggestSpelling } from "./spelling.service.ts";

const suggest = defineRoute(endpoints.suggestSpelling, {
  tag: "Search",
  summary: "The nearest spelling of words that find nothing",
  request: { query: suggestionQuery },
  responses: { 200: jsonAnswer(suggestion, "Words that find something, or null") },
});

export function registerSearchRoutes(app: App, { db }: Dependencies): void {
  app.openapi(suggest, async (c) => {
    const { q, view } = c.req.valid("query");
    return c.json({ suggestion: await suggestSpelling(db, q, view) }, 200);
  });
}
