import { z } from "zod";
import { actionReward, updateActionRewardInput } from "#contract/gamification.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { changeReward, pageOfRewards } from "./action-config.service.ts";

const shared = { tag: "Rewards", access: "admin" } as const;

const listRoute = defineRoute({
  ...shared,
  method: "get",
  path: "/api/action-config",
  summary: "What each action earns",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(actionReward), "A page of rewards") },
});

const changeRoute = defineRoute({
  ...shared,
  method: "patch",
  path: "/api/action-config/{id}",
  summary: "Change what an action earns from now on",
  request: { params: serialIdParams, body: jsonBody(updateActionRewardInput) },
  responses: { 200: jsonAnswer(actionReward, "The changed reward") },
});

export function registerActionConfigRoutes(app: App, { db }: AppDependencies): void {
  app.openapi(listRoute, async (c) => {
    const page = await pageOfRewards(db, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(changeRoute, async (c) => {
    const by = { actor: requireViewer(c), requestId: c.var.requestId };
    const changed = await changeReward(db, c.req.valid("param").id, c.req.valid("json"), by);
    return c.json(changed, 200);
  });
}
