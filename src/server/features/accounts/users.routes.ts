import { z } from "zod";
import { accountExport } from "#contract/account-export.ts";
import { deleteAccountInput, updateUserInput, user } from "#contract/accounts.ts";
import type { App, AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { defineRoute, emptyAnswer, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { userIdParams } from "#server/http/params.ts";
import { clearSessionCookie } from "#server/http/session-cookie.ts";
import { exportAccount } from "./account-export.service.ts";
import { presentUser } from "./users.presenter.ts";
import { changeUser, deleteAccount, pageOfUsers, promoteUser } from "./users.service.ts";

const tag = "Users";

const listRoute = defineRoute({
  method: "get",
  path: "/api/users",
  tag,
  summary: "All members, newest first; q looks in username, email and display name",
  access: "admin",
  request: { query: pageQuery.extend({ q: z.string().trim().max(200).optional() }) },
  responses: { 200: jsonAnswer(z.array(user), "A page of members") },
});

const updateRoute = defineRoute({
  method: "patch",
  path: "/api/users/{id}",
  tag,
  summary: "Change one's own profile or password",
  access: "self",
  request: { params: userIdParams, body: jsonBody(updateUserInput) },
  responses: { 200: jsonAnswer(user, "The changed member") },
  errors: [409, 429, 503],
});

const promoteRoute = defineRoute({
  method: "post",
  path: "/api/users/{id}/promote",
  tag,
  summary: "Make a member an admin",
  access: "admin",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(user, "The promoted member") },
});

const exportRoute = defineRoute({
  method: "get",
  path: "/api/users/{id}/export",
  tag,
  summary: "Everything we keep about oneself",
  access: "self",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(accountExport, "The member's data") },
});

const deleteRoute = defineRoute({
  method: "delete",
  path: "/api/users/{id}",
  tag,
  summary: "Delete one's own account; its reviews stay without a name",
  access: "self",
  request: { params: userIdParams, body: jsonBody(deleteAccountInput) },
  responses: { 204: emptyAnswer("Deleted") },
  errors: [409, 429, 503],
});

export function registerUserRoutes(app: App, deps: AppDependencies): void {
  const { config } = deps;
  const actorOf = (c: AppContext) => ({
    sessionId: requireSession(c).id,
    address: clientAddress(c, config),
  });

  app.openapi(listRoute, async (c) => {
    const page = await pageOfUsers(deps, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });

  app.openapi(updateRoute, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeUser(deps, id, c.req.valid("json"), actorOf(c));
    return c.json(presentUser(changed, config), 200);
  });

  app.openapi(promoteRoute, async (c) => {
    const promoted = await promoteUser(deps, c.req.valid("param").id);
    return c.json(presentUser(promoted, config), 200);
  });

  app.openapi(exportRoute, async (c) => {
    c.header("Content-Disposition", 'attachment; filename="cluck-account.json"');
    return c.json(await exportAccount(deps, c.req.valid("param").id), 200);
  });

  app.openapi(deleteRoute, async (c) => {
    const { password } = c.req.valid("json");
    await deleteAccount(deps, c.req.valid("param").id, password, actorOf(c));
    clearSessionCookie(c, config);
    return c.body(null, 204);
  });
}
