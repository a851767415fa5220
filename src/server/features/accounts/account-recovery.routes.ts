import * as endpoints from "#contract/account-recovery.endpoints.ts";
import { confirmEmailInput, forgotPasswordInput, resetPasswordInput } from "#contract/accounts.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { accountBodyBytes, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { userIdParams } from "#server/http/params.ts";
import {
  confirmEmailByToken,
  forgetPassword,
  resetPasswordByToken,
  sendConfirmation,
} from "./account-recovery.service.ts";

const defineRoute = routesUnder("Accounts", { maxBodyBytes: accountBodyBytes });

const forgotRoute = defineRoute(endpoints.forgotPassword, {
  summary: "Mail the member with this address, if there is one, a link to choose a new password",
  request: { body: jsonBody(forgotPasswordInput) },
  responses: { 202: { description: "Said whether the address is a member's or not" } },
  errors: [429],
});

const resetRoute = defineRoute(endpoints.resetPassword, {
  summary: "Choose a new password with a mailed link, which ends all sessions",
  request: { body: jsonBody(resetPasswordInput) },
  responses: { 204: { description: "Changed" } },
  errors: [429],
});

const confirmRoute = defineRoute(endpoints.confirmEmail, {
  summary: "Confirm an email address with a mailed link",
  request: { body: jsonBody(confirmEmailInput) },
  responses: { 204: { description: "Confirmed" } },
  errors: [429],
});

const sendConfirmationRoute = defineRoute(endpoints.sendConfirmation, {
  summary: "Mail the link that confirms one's own address again",
  request: { params: userIdParams },
  responses: { 202: { description: "On its way" } },
  errors: [429],
});

export function registerAccountRecoveryRoutes(app: App, deps: Dependencies): void {
  const { config } = deps;
  app.openapi(forgotRoute, async (c) => {
    await forgetPassword(deps, { ...c.req.valid("json"), address: clientAddress(c, config) });
    return c.body(null, 202);
  });
  app.openapi(resetRoute, async (c) => {
    await resetPasswordByToken(deps, { ...c.req.valid("json"), address: clientAddress(c, config) });
    return c.body(null, 204);
  });
  app.openapi(confirmRoute, async (c) => {
    await confirmEmailByToken(deps, { ...c.req.valid("json"), address: clientAddress(c, config) });
    return c.body(null, 204);
  });
  app.openapi(sendConfirmationRoute, async (c) => {
    await sendConfirmation(deps, c.req.valid("param").id);
    return c.body(null, 202);
  });
}
