import { z } from "zod";
import { badgesQuery } from "#contract/badges.ts";
import * as endpoints from "#contract/gamification.endpoints.ts";
import * as schemas from "#contract/gamification.ts";
import { pageQuery } from "#contract/paging.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import { countBadges } from "./badges.repository.ts";
import { pageOfBadges, pageOfEarnedBadges } from "./badges.service.ts";
import {
  changeReward,
  getLevel,
  getStanding,
  pageOfLeaders,
  pageOfLedger,
  pageOfRewards,
  takeNews,
} from "./gamification.service.ts";

const defineRoute = routesUnder("XP, levels and badges");

const levelRoute = defineRoute(endpoints.getLevel, {
  summary: "A member's level and XP",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(schemas.level, "Level and XP") },
});

const badgesRoute = defineRoute(endpoints.listBadges, {
  summary:
    "Badges, the easiest first, those given by hand last; q looks in name, text and category",
  request: { query: badgesQuery },
  responses: { 200: jsonAnswer(z.array(schemas.badge), "A page of badges") },
});

const earnedBadgesRoute = defineRoute(endpoints.listEarnedBadges, {
  summary: "A member's badges, the newest first",
  request: { params: userIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.earnedBadge), "A page of badges") },
});

const ledgerRoute = defineRoute(endpoints.listLedger, {
  summary: "What one's own XP was earned with, the newest first",
  request: { params: userIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.ledgerEntry), "A page of the ledger") },
});

const standingRoute = defineRoute(endpoints.getStanding, {
  summary: "One's own place on the leaderboard",
  request: { params: userIdParams, query: schemas.leaderboardQuery },
  responses: { 200: jsonAnswer(schemas.standing, "Rank and XP of the period") },
});

const newsRoute = defineRoute(endpoints.takeNews, {
  summary: "Take one's own unread news of levels and badges: each is handed out once",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(schemas.news, "Level, XP and what is new") },
});

const leaderboardRoute = defineRoute(endpoints.listLeaders, {
  summary: "Who earned most, this month (UTC) or ever; without those who opted out",
  request: { query: schemas.leaderboardPageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.leaderboardRow), "A page of the leaderboard") },
});

const listRewardsRoute = defineRoute(endpoints.listActionRewards, {
  tag: "Rewards",
  summary: "What each action earns",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.actionReward), "A page of rewards") },
});

const changeRewardRoute = defineRoute(endpoints.changeActionReward, {
  tag: "Rewards",
  summary: "Change what an action earns from now on",
  request: { params: serialIdParams, body: jsonBody(schemas.updateActionRewardInput) },
  responses: { 200: jsonAnswer(schemas.actionReward, "The changed reward") },
});

export function registerGamificationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  app.openapi(levelRoute, async (c) => c.json(await getLevel(db, c.req.valid("param").id), 200));

  app.openapi(badgesRoute, async (c) => {
    const query = c.req.valid("query");
    const [page, total] = await Promise.all([pageOfBadges(db, query), countBadges(db, query.q)]);
    sayTotal(c, total);
    return answerPage(c, page);
  });

  app.openapi(earnedBadgesRoute, async (c) =>
    answerPage(c, await pageOfEarnedBadges(db, c.req.valid("param").id, c.req.valid("query"))),
  );

  app.openapi(ledgerRoute, async (c) =>
    answerPage(c, await pageOfLedger(db, c.req.valid("param").id, c.req.valid("query"))),
  );

  app.openapi(standingRoute, async (c) => {
    const { period } = c.req.valid("query");
    return c.json(await getStanding(deps, c.req.valid("param").id, period), 200);
  });

  app.openapi(newsRoute, async (c) => c.json(await takeNews(deps, c.req.valid("param").id), 200));

  app.openapi(leaderboardRoute, async (c) =>
    answerPage(c, await pageOfLeaders(deps, c.req.valid("query"))),
  );

  app.openapi(listRewardsRoute, async (c) =>
    answerPage(c, await pageOfRewards(db, c.req.valid("query"))),
  );

  app.openapi(changeRewardRoute, async (c) => {
    const by = { actor: requireViewer(c), requestId: c.var.requestId };
    const changed = await changeReward(db, c.req.valid("param").id, c.req.valid("json"), by);
    return c.json(changed, 200);
  });
}
