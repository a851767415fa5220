import * as endpoints from "#contract/administration.endpoints.ts";
import * as schemas from "#contract/badges.ts";
import { type Badge, badge, earnedBadge } from "#contract/gamification.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import {
  awardBadge,
  pageOfBadges,
  removeBadge,
} from "#server/features/gamification/badges.service.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import { addBadge, editBadge } from "./badge-administration.service.ts";

const defineRoute = routesUnder("XP, levels and badges");

const create = defineRoute(endpoints.createBadge, {
  summary: "Add a badge",
  request: { body: jsonBody(schemas.createBadgeInput) },
  responses: { 201: jsonAnswer(badge, "The new badge") },
  errors: [409, 422],
});
const update = defineRoute(endpoints.changeBadge, {
  summary: "Change a badge",
  request: { params: serialIdParams, body: jsonBody(schemas.updateBadgeInput) },
  responses: { 200: jsonAnswer(badge, "The changed badge") },
  errors: [409, 422],
});
const remove = defineRoute(endpoints.deleteBadge, {
  summary: "Delete a badge; its holders lose it",
  request: { params: serialIdParams },
  responses: { 204: { description: "Deleted" } },
});
const award = defineRoute(endpoints.awardBadge, {
  summary: "Award a badge to a member",
  request: { params: userIdParams, body: jsonBody(schemas.awardBadgeInput) },
  responses: { 201: jsonAnswer(earnedBadge, "The badge, with the date") },
  errors: [409],
});
const csv = defineRoute(endpoints.exportBadges, {
  summary: "All badges as a file",
  request: { query: schemas.badgeFilters },
  responses: { 200: csvAnswer("A line per badge") },
});

const columns: CsvColumns<Badge> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  Category: ({ category }) => category,
  "Required XP": ({ requiredXp }) => requiredXp,
};

export function registerBadgeAdministrationRoutes(app: App, deps: Dependencies): void {
  const { db, now } = deps;
  app.openapi(create, async (c) =>
    c.json(await addBadge(deps, c.req.valid("json"), actorOf(c)), 201),
  );
  app.openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await editBadge(deps, id, c.req.valid("json"), actorOf(c)), 200);
  });
  app.openapi(remove, async (c) => {
    const { id } = c.req.valid("param");
    await inTransaction(db, (tx) => removeBadge(tx, id, actorOf(c)));
    return c.body(null, 204);
  });
  app.openapi(award, async (c) => {
    const { id } = c.req.valid("param");
    const { badgeId } = c.req.valid("json");
    const earned = await inTransaction(db, (tx) => awardBadge(tx, id, badgeId, actorOf(c), now()));
    return c.json(earned, 201);
  });
  app.openapi(csv, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "badges.csv", columns, (page) => pageOfBadges(db, { ...filters, ...page }));
  });
}
