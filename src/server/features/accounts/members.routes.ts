import { z } from "zod";
import * as schemas from "#contract/accounts.ts";
import * as members from "#contract/members.endpoints.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import {
  accountBodyBytes,
  csvAnswer,
  jsonAnswer,
  jsonBody,
  routesUnder,
} from "#server/http/define-route.ts";
import { sayTotal, teamCountLimit } from "#server/http/listing-headers.ts";
import { answerPage } from "#server/http/paging.ts";
import { userIdParams } from "#server/http/params.ts";
import {
  endSessionsOf,
  pageOfMembers,
  promoteMember,
  sendPasswordReset,
  setBlocked,
} from "./members.service.ts";
import { presentMember } from "./users.presenter.ts";
import { countUsers } from "./users.repository.ts";

const defineRoute = routesUnder("Users", { maxBodyBytes: accountBodyBytes });

const list = defineRoute(members.listMembers, {
  summary: "Members, by words and order; X-Total-Count says how many",
  request: { query: schemas.memberListQuery },
  responses: { 200: jsonAnswer(z.array(schemas.member), "A page of members") },
});
const csv = defineRoute(members.exportMembers, {
  summary: "All members as a file",
  request: { query: schemas.memberFilters },
  responses: { 200: csvAnswer("A line per member") },
});
const promote = defineRoute(members.promoteMember, {
  summary: "Make a member an admin",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(schemas.member, "The promoted member") },
});
const block = defineRoute(members.blockMember, {
  summary: "Block a member, which ends their sessions, or let them in again",
  request: { params: userIdParams, body: jsonBody(schemas.blockMemberInput) },
  responses: { 200: jsonAnswer(schemas.member, "The member") },
  errors: [409],
});
const endSessions = defineRoute(members.endMemberSessions, {
  summary: "Sign a member out everywhere",
  request: { params: userIdParams },
  responses: { 204: { description: "Ended" } },
});

const sendReset = defineRoute(members.sendPasswordReset, {
  summary: "Mail a member a link to choose a new password",
  request: { params: userIdParams },
  responses: { 202: { description: "On its way" } },
  errors: [409],
});

const columns: CsvColumns<schemas.Member> = {
  Id: ({ id }) => id,
  Username: ({ username }) => username,
  Email: ({ email }) => email,
  "Display name": ({ displayName }) => displayName,
  Role: ({ role }) => role,
  XP: ({ xp }) => xp,
  Joined: ({ createdAt }) => createdAt,
  Blocked: ({ blockedAt }) => blockedAt,
};

export function registerMemberRoutes(app: App, deps: Dependencies): void {
  const { db, config } = deps;
  app.openapi(list, async (c) => {
    const query = c.req.valid("query");
    const page = await pageOfMembers(deps, query);
    sayTotal(c, await countUsers(db, query.q), teamCountLimit(query.q));
    return answerPage(c, page);
  });
  app.openapi(csv, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "members.csv", columns, (page) =>
      pageOfMembers(deps, { ...filters, ...page }),
    );
  });
  app.openapi(promote, async (c) => {
    const promoted = await promoteMember(deps, c.req.valid("param").id, actorOf(c));
    return c.json(presentMember(promoted, config), 200);
  });
  app.openapi(block, async (c) => {
    const { isBlocked } = c.req.valid("json");
    const member = await setBlocked(deps, c.req.valid("param").id, isBlocked, actorOf(c));
    return c.json(presentMember(member, config), 200);
  });
  app.openapi(endSessions, async (c) => {
    await endSessionsOf(deps, c.req.valid("param").id, actorOf(c));
    return c.body(null, 204);
  });
  app.openapi(sendReset, async (c) => {
    await sendPasswordReset(deps, c.req.valid("param").id, actorOf(c));
    return c.body(null, 202);
  });
}
