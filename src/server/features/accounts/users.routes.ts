import { accountExport } from "#contract/account-export.ts";
import * as accountSettings from "#contract/account-settings.endpoints.ts";
import { proofInput, updateUserInput, user } from "#contract/accounts.ts";
import { prove } from "#contract/passkeys.endpoints.ts";
import { proveInput } from "#contract/second-factor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { accountBodyBytes, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import { userIdParams } from "#server/http/params.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import { clearSessionCookie } from "#server/http/session-cookie.ts";
import { exportAccount } from "./account-export.service.ts";
import { type Prover, proveForAWhile } from "./proofs.service.ts";
import { presentUser } from "./users.presenter.ts";
import { changeUser, deleteAccount, getViewer } from "./users.service.ts";

const defineRoute = routesUnder("Users", { maxBodyBytes: accountBodyBytes });

const updateRoute = defineRoute(accountSettings.updateUser, {
  summary: "Change one's own profile or password",
  request: { params: userIdParams, body: jsonBody(updateUserInput) },
  responses: { 200: jsonAnswer(user, "The changed member") },
  errors: [409, 429],
});

const exportRoute = defineRoute(accountSettings.exportAccount, {
  summary: "Everything we keep about oneself",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(accountExport, "The member's data") },
  errors: [429],
});

const deleteRoute = defineRoute(accountSettings.deleteUser, {
  summary: "Delete one's own account; its reviews stay without a name",
  request: { params: userIdParams, body: jsonBody(proofInput) },
  responses: { 204: { description: "Deleted" } },
  errors: [409, 429],
});

const proveRoute = defineRoute(prove, {
  summary:
    "Give a passkey or the password again, with a code where there is a second factor, for what needs a recent proof",
  request: { body: jsonBody(proveInput) },
  responses: { 204: { description: "Noted for ten minutes" } },
  errors: [429],
});

export function registerUserRoutes(app: App, deps: Dependencies): void {
  const { config, db } = deps;
  const proverOf = (c: AppContext): Prover => ({
    sessionId: requireSession(c).id,
    address: clientAddress(c, config),
    origin: ownOrigin(c, config),
  });

  app.openapi(updateRoute, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeUser(deps, id, c.req.valid("json"), proverOf(c));
    return c.json(presentUser(changed, config), 200);
  });

  app.openapi(exportRoute, async (c) => {
    const account = await exportAccount(deps, c.req.valid("param").id, ownOrigin(c, config));
    // Set last, so that a refusal is not offered as a download.
    c.header("Content-Disposition", 'attachment; filename="cluck-account.json"');
    return c.json(account, 200);
  });

  app.openapi(deleteRoute, async (c) => {
    await deleteAccount(deps, c.req.valid("param").id, c.req.valid("json"), proverOf(c));
    clearSessionCookie(c, config);
    return c.body(null, 204);
  });

  app.openapi(proveRoute, async (c) => {
    const user = await getViewer(db, requireSession(c).viewer.id);
    await proveForAWhile(deps, user, c.req.valid("json"), proverOf(c));
    return c.body(null, 204);
  });
}
