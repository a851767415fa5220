import { z } from "zod";
import { leaderboardQuery, leaderboardRow } from "#contract/gamification.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { pageOfLeaders } from "./leaderboard.service.ts";

const listRoute = defineRoute({
  method: "get",
  path: "/api/leaderboard",
  tag: "XP, levels and badges",
  summary: "Who earned most, this month (UTC) or ever; without those who opted out",
  access: "public",
  request: { query: pageQuery.extend(leaderboardQuery.shape) },
  responses: { 200: jsonAnswer(z.array(leaderboardRow), "A page of the leaderboard") },
});

export function registerLeaderboardRoutes(app: App, deps: AppDependencies): void {
  app.openapi(listRoute, async (c) => {
    const page = await pageOfLeaders(deps, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
}
