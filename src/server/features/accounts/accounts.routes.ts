import * as endpoints from "#contract/accounts.endpoints.ts";
import { loginAnswer, loginInput, registerInput, type User, user } from "#contract/accounts.ts";
import * as passkeyEndpoints from "#contract/passkeys.endpoints.ts";
import { passkeyLoginInput, passkeyRequest } from "#contract/passkeys.ts";
import * as secondFactorEndpoints from "#contract/second-factor.endpoints.ts";
import { passwordLoginAnswer, secondStepInput } from "#contract/second-factor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { accountBodyBytes, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from "#server/http/session-cookie.ts";
import {
  login,
  loginWithCode,
  loginWithPasskey,
  register,
  type SignedIn,
  type SignInDevice,
} from "./accounts.service.ts";
import { startPasskeyLogin } from "./passkeys.service.ts";
import { endSessionOfToken } from "./sessions.service.ts";
import { makeToken } from "./tokens.ts";
import { presentUser } from "./users.presenter.ts";

const defineRoute = routesUnder("Accounts", { maxBodyBytes: accountBodyBytes });

const registerRoute = defineRoute(endpoints.register, {
  summary: "Create an account and sign in",
  request: { body: jsonBody(registerInput) },
  responses: { 201: jsonAnswer(user, "The new member") },
  errors: [409, 429],
});

const loginRoute = defineRoute(endpoints.login, {
  summary: "Sign in with username and password",
  request: { body: jsonBody(loginInput) },
  responses: {
    200: jsonAnswer(passwordLoginAnswer, "The member, or a ticket for the second step"),
  },
  errors: [401, 429],
});

const secondStepRoute = defineRoute(secondFactorEndpoints.secondStepLogin, {
  summary: "Sign in with the ticket of a right password and a code of the second factor",
  request: { body: jsonBody(secondStepInput) },
  responses: { 200: jsonAnswer(loginAnswer, "The member") },
  errors: [401, 429],
});

const startPasskeyLoginRoute = defineRoute(passkeyEndpoints.startPasskeyLogin, {
  summary: "What the browser needs to show a passkey",
  responses: { 200: jsonAnswer(passkeyRequest, "The options, good for five minutes") },
  errors: [429],
});

const passkeyLoginRoute = defineRoute(passkeyEndpoints.passkeyLogin, {
  summary: "Sign in with a passkey",
  request: { body: jsonBody(passkeyLoginInput) },
  responses: { 200: jsonAnswer(loginAnswer, "The member") },
  errors: [401, 429],
});

const logoutRoute = defineRoute(endpoints.logout, {
  summary: "End the session; harmless without one",
  responses: { 204: { description: "Signed out" } },
});

const meRoute = defineRoute(endpoints.findViewer, {
  summary: "Whom the session belongs to",
  responses: { 200: jsonAnswer(user, "The member") },
});

export function registerAccountRoutes(app: App, deps: Dependencies): void {
  const { config, db } = deps;

  app.openapi(registerRoute, async (c) => {
    const device = readDevice(c, deps);
    const signedIn = await register(deps, c.req.valid("json"), device);
    return c.json(await signIn(c, deps, signedIn, device), 201);
  });

  app.openapi(loginRoute, async (c) => {
    const device = readDevice(c, deps);
    const step = await login(deps, c.req.valid("json"), device);
    if ("ticket" in step) return c.json(step, 200);
    return c.json({ user: await signIn(c, deps, step, device) }, 200);
  });

  app.openapi(secondStepRoute, async (c) => {
    const device = readDevice(c, deps);
    const signedIn = await loginWithCode(deps, c.req.valid("json"), device);
    return c.json({ user: await signIn(c, deps, signedIn, device) }, 200);
  });

  app.openapi(startPasskeyLoginRoute, async (c) => {
    const asker = { address: clientAddress(c, config), origin: ownOrigin(c, config) };
    return c.json(await startPasskeyLogin(deps, asker), 200);
  });

  app.openapi(passkeyLoginRoute, async (c) => {
    const device = readDevice(c, deps);
    const { passkey } = c.req.valid("json");
    const signedIn = await loginWithPasskey(deps, passkey, device, ownOrigin(c, config));
    return c.json({ user: await signIn(c, deps, signedIn, device) }, 200);
  });

  app.openapi(logoutRoute, async (c) => {
    const token = readSessionCookie(c, config);
    if (token) await endSessionOfToken(db, token);
    clearSessionCookie(c, config);
    return c.body(null, 204);
  });

  app.openapi(meRoute, (c) => c.json(requireSession(c).viewer, 200));
}

const readDevice = (c: AppContext, { config }: Dependencies): SignInDevice => ({
  address: clientAddress(c, config),
  userAgent: c.req.header("User-Agent")?.slice(0, 300) ?? null,
  token: readDeviceCookie(c, config) ?? makeToken(),
});

/** Sets a new session token and ends the browser's previous session. The device stays known. */
async function signIn(
  c: AppContext,
  { config, db }: Dependencies,
  { user, session }: SignedIn,
  device: SignInDevice,
): Promise<User> {
  const previous = readSessionCookie(c, config);
  if (previous) await endSessionOfToken(db, previous);
  writeSessionCookie(c, config, session.token, session.expiresAt);
  writeDeviceCookie(c, config, device.token);
  return presentUser(user, config);
}
