import { accountExport } from "#contract/account-export.ts";
import * as accountSettings from "#contract/account-settings.endpoints.ts";
import { deleteAccountInput, updateUserInput, user } from "#contract/accounts.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import {
  accountBodyBytes,
  defineRoute,
  emptyAnswer,
  jsonAnswer,
  jsonBody,
} from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import { userIdParams } from "#server/http/params.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import { clearSessionCookie } from "#server/http/session-cookie.ts";
import { exportAccount } from "./account-export.service.ts";
import { presentUser } from "./users.presenter.ts";
import { changeUser, deleteAccount } from "./users.service.ts";

const tag = "Users";

const updateRoute = defineRoute(accountSettings.updateUser, {
  tag,
  summary: "Change one's own profile or password",
  maxBodyBytes: accountBodyBytes,
  request: { params: userIdParams, body: jsonBody(updateUserInput) },
  responses: { 200: jsonAnswer(user, "The changed member") },
  errors: [409, 429],
});

const exportRoute = defineRoute(accountSettings.exportAccount, {
  tag,
  summary: "Everything we keep about oneself",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(accountExport, "The member's data") },
});

const deleteRoute = defineRoute(accountSettings.deleteUser, {
  tag,
  summary: "Delete one's own account; its reviews stay without a name",
  maxBodyBytes: accountBodyBytes,
  request: { params: userIdParams, body: jsonBody(deleteAccountInput) },
  responses: { 204: emptyAnswer("Deleted") },
  errors: [409, 429],
});

export function registerUserRoutes(app: App, deps: Dependencies): void {
  const { config } = deps;
  const actorOf = (c: AppContext) => ({
    sessionId: requireSession(c).id,
    address: clientAddress(c, config),
  });

  app.openapi(updateRoute, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeUser(deps, id, c.req.valid("json"), actorOf(c));
    return c.json(presentUser(changed, config), 200);
  });

  app.openapi(exportRoute, async (c) => {
    c.header("Content-Disposition", 'attachment; filename="cluck-account.json"');
    const origin = ownOrigin(c, config);
    return c.json(await exportAccount(deps, c.req.valid("param").id, origin), 200);
  });

  app.openapi(deleteRoute, async (c) => {
    const { password } = c.req.valid("json");
    await deleteAccount(deps, c.req.valid("param").id, password, actorOf(c));
    clearSessionCookie(c, config);
    return c.body(null, 204);
  });
}
