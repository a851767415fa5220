import { suggestion, suggestionQuery } from "#contract/explore.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { suggestSpelling } from "./spelling.service.ts";

const suggest = defineRoute({
  tag: "Search",
  method: "get",
  path: "/api/search/suggestion",
  summary: "The nearest spelling of words that find nothing",
  access: "public",
  request: { query: suggestionQuery },
  responses: { 200: jsonAnswer(suggestion, "Words that find something, or null") },
});

export function registerSearchRoutes(app: App, { db }: AppDependencies): void {
  app.openapi(suggest, async (c) => {
    const { q, view } = c.req.valid("query");
    return c.json({ suggestion: await suggestSpelling(db, q, view) }, 200);
  });
}
