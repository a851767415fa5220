import { z } from "zod";
import { badgeFilters } from "#contract/badges.ts";
import {
  badge,
  earnedBadge,
  leaderboardQuery,
  ledgerEntry,
  level,
  news,
  standing,
} from "#contract/gamification.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { userIdParams } from "#server/http/params.ts";
import { countOfBadges, pageOfBadges, pageOfEarnedBadges } from "./badges.service.ts";
import { levelOfMember } from "./earners.service.ts";
import { standingOf } from "./leaderboard.service.ts";
import { pageOfLedger } from "./ledger.service.ts";
import { takeNews } from "./news.service.ts";

const tag = "XP, levels and badges";

const levelRoute = defineRoute({
  method: "get",
  path: "/api/users/{id}/level",
  tag,
  summary: "A member's level and XP",
  access: "public",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(level, "Level and XP") },
});

const badgesRoute = defineRoute({
  method: "get",
  path: "/api/badges",
  tag,
  summary:
    "Badges, the easiest first, those given by hand last; q looks in name, text and category",
  access: "public",
  request: { query: badgeFilters.extend(pageQuery.shape) },
  responses: { 200: jsonAnswer(z.array(badge), "A page of badges") },
});

const earnedRoute = defineRoute({
  method: "get",
  path: "/api/users/{id}/badges",
  tag,
  summary: "A member's badges, the newest first",
  access: "public",
  request: { params: userIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(earnedBadge), "A page of badges") },
});

const ledgerRoute = defineRoute({
  method: "get",
  path: "/api/users/{id}/actions",
  tag,
  summary: "What one's own XP was earned with, the newest first",
  access: "self",
  request: { params: userIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(ledgerEntry), "A page of the ledger") },
});

const standingRoute = defineRoute({
  method: "get",
  path: "/api/users/{id}/standing",
  tag,
  summary: "One's own place on the leaderboard",
  access: "self",
  request: { params: userIdParams, query: leaderboardQuery },
  responses: { 200: jsonAnswer(standing, "Rank and XP of the period") },
});

const newsRoute = defineRoute({
  method: "post",
  path: "/api/users/{id}/news",
  tag,
  summary: "Take one's own unread news of levels and badges: each is handed out once",
  access: "self",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(news, "Level, XP and what is new") },
});

export function registerProgressRoutes(app: App, deps: AppDependencies): void {
  const { db } = deps;
  app.openapi(levelRoute, async (c) =>
    c.json(await levelOfMember(db, c.req.valid("param").id), 200),
  );
  app.openapi(badgesRoute, async (c) => {
    const query = c.req.valid("query");
    const page = await pageOfBadges(db, query);
    sayTotal(c, await countOfBadges(db, query));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(earnedRoute, async (c) => {
    const page = await pageOfEarnedBadges(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(ledgerRoute, async (c) => {
    const page = await pageOfLedger(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(standingRoute, async (c) => {
    const { period } = c.req.valid("query");
    return c.json(await standingOf(deps, c.req.valid("param").id, period), 200);
  });
  app.openapi(newsRoute, async (c) => c.json(await takeNews(deps, c.req.valid("param").id), 200));
}
